import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useLocation, useNavigate } from 'react-router';
import { site } from '../../content/site.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

export const mailAddress = `mailto:${site.contact.email}`;
export const phoneAddress = `tel:${site.contact.phone}`;

/** To another page of this site. The router's own link would bring 2 kB of prefetching that nothing here uses. */
export function PageLink({ to, ...rest }: AnchorProps & { to: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Back and forward between pages lead to the top too; the browser would go where it was.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', restoreScroll);
    const replace = event.currentTarget.href === window.location.href;
    const change = () => flushSync(() => navigate(to, { replace }));
    // A fade that is cut short, by the next click or a hidden tab, is no error.
    if (document.startViewTransition) document.startViewTransition(change).ready.catch(() => {});
    else change();
  };
  return <a href={useHref(to)} onClick={follow} {...rest} />;
}

/** For the page as a whole, when it is reloaded or come back to. */
function restoreScroll() {
  history.scrollRestoration = 'auto';
}

/** Every link that leaves the site: a new tab, no handle back, and said so to those who cannot see it. */
export function OutboundLink({ href, children, ...rest }: AnchorProps & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** Starts a conversation with its first words already written: a chat, or a mail where the owner has no chat. */
export function ChatLink({
  message = site.contact.message,
  subject = site.hero.invitation,
  ...rest
}: AnchorProps & { message?: string; subject?: string }) {
  const { chat } = site.contact;
  const words = encodeURIComponent(message);
  return chat ? (
    <OutboundLink href={`https://wa.me/${chat.number.slice(1)}?text=${words}`} {...rest} />
  ) : (
    <a href={`${mailAddress}?subject=${encodeURIComponent(subject)}&body=${words}`} {...rest} />
  );
}

/**
 * On the home page the browser itself goes to the section, which works without a script
 * and sets `:target`; from elsewhere the router brings the home page first.
 */
export function SectionLink({ section, ...rest }: AnchorProps & { section: string }) {
  return useLocation().pathname === '/' ? (
    <a href={`#${section}`} {...rest} />
  ) : (
    <PageLink to={`/#${section}`} {...rest} />
  );
}

/** An address from the content, wherever it leads. */
export function ContentLink({ to, ...rest }: AnchorProps & { to: string }) {
  if (to.startsWith('https:')) return <OutboundLink href={to} {...rest} />;
  const section = /^\/?#(.+)/.exec(to)?.[1];
  if (section) return <SectionLink section={section} {...rest} />;
  return <PageLink to={to} {...rest} />;
}
