import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { site } from '../../content/site.ts';
import { chatAddress } from '../../model/chat-services.ts';
import { labels } from '../labels.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

export const mailAddress = `mailto:${site.contact.email}`;
export const phoneAddress = `tel:${site.contact.phone}`;

/** A link to a page of this site. React Router's own `Link` would add 2 kB of prefetching code that is not needed here. */
export function PageLink({ to, ...rest }: AnchorProps & { to: string }) {
  return <a {...usePage(to)} {...rest} />;
}

function usePage(to: string) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { replace: event.currentTarget.href === window.location.href });
  };
  return { href: useHref(to), onClick };
}

/** Every link that leaves the site. It opens a new tab without `window.opener`, and screen readers announce that. */
export function OutboundLink({ href, children, ...rest }: AnchorProps & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden">{` ${labels.opensInNewTab}`}</span>
    </a>
  );
}

/** A link to the owner's profile on another site. Only what is spoken has the name of that site. */
export function ProfileLink({ name, url, children, ...rest }: AnchorProps & { name: string; url: string }) {
  return (
    <OutboundLink href={url} {...rest}>
      {children}
      <span aria-hidden>{labels.visitProfile}</span>
      <span className="visually-hidden">{labels.visitProfileOn(name)}</span>
    </OutboundLink>
  );
}

/** Opens a chat, with a prefilled message where the service can, or a mail if the owner has no chat. */
export function ChatLink({
  message = site.contact.message,
  subject = site.hero.invitation,
  ...rest
}: AnchorProps & { message?: string; subject?: string }) {
  const { chat } = site.contact;
  if (chat) return <OutboundLink href={chatAddress(chat, message)} {...rest} />;
  const [title, text] = [subject, message].map(encodeURIComponent);
  return <a href={`${mailAddress}?subject=${title}&body=${text}`} {...rest} />;
}

/**
 * On the home page a plain anchor, which works without a script and sets `:target`. On other pages the router shows the
 * home page first. It is the same element on both, so that a mouse over it stays over it.
 */
export function SectionLink({ section, ...rest }: AnchorProps & { section: string }) {
  const page = usePage(`/#${section}`);
  const isHome = useLocation().pathname === '/';
  return <a {...(isHome ? { href: `#${section}` } : page)} {...rest} />;
}

/** A link to an address from the content: another site, a section or a page. */
export function ContentLink({ to, ...rest }: AnchorProps & { to: string }) {
  if (to.startsWith('https:')) return <OutboundLink href={to} {...rest} />;
  const section = /^\/?#(.+)/.exec(to)?.[1];
  if (section) return <SectionLink section={section} {...rest} />;
  return <PageLink to={to} {...rest} />;
}
