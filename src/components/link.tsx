import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { moveTo } from '../layout/move-to.ts';
import { Phrased } from './phrased.tsx';
import { useContent, useLabels, useSite } from '../site.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

export function MailLink(props: AnchorProps) {
  const { email } = useContent('site').site.contact;
  return <a href={`mailto:${email}`} {...props} />;
}

export function PhoneLink(props: AnchorProps) {
  const { phone } = useContent('site').site.contact;
  return <a href={`tel:${phone}`} {...props} />;
}

/** A link to a page of this site. */
export function PageLink({ to, ...rest }: AnchorProps & { to: string }) {
  return <a {...usePage(to)} {...rest} />;
}

function usePage(to: string) {
  const [path, navigate] = useLocation();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { replace: event.currentTarget.href === location.href });
    if (to === path) moveTo(undefined, 'auto');
  };
  return { href: useRouter().base + to, onClick };
}

/** Every link that leaves the site. It opens a new tab without `window.opener`, and screen readers announce that. */
export function OutboundLink({ href, children, ...rest }: AnchorProps & { href: string }) {
  const labels = useLabels();
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden">{` ${labels.opensInNewTab}`}</span>
    </a>
  );
}

/** A link to the owner's profile on another site. Only what is spoken has the name of that site. */
export function ProfileLink({
  spoken,
  href,
  children,
  ...rest
}: AnchorProps & { spoken: string | undefined; href: string }) {
  const labels = useLabels();
  return (
    <OutboundLink href={href} {...rest}>
      {children}
      <span aria-hidden>
        <Phrased>{labels.visitProfile}</Phrased>
      </span>
      <span className="visually-hidden">{spoken}</span>
    </OutboundLink>
  );
}

/** Opens a chat, with a prefilled message where the service can, or a mail if the owner has no chat. */
export function ChatLink({
  message,
  subject,
  ...rest
}: AnchorProps & { message?: string; subject?: string }) {
  const { contact, hero } = useContent('site').site;
  const { chat } = useSite();
  const [title, text] = [subject ?? hero.invitation, message ?? contact.message].map(encodeURIComponent);
  if (chat.url)
    return <OutboundLink href={chat.url + (chat.takesMessage ? `?text=${text}` : '')} {...rest} />;
  return <a href={`mailto:${contact.email}?subject=${title}&body=${text}`} {...rest} />;
}

/**
 * On the home page a plain anchor, which works without a script and sets `:target`. On other pages the router shows the
 * home page first. It is the same element on both, so that a mouse over it stays over it.
 */
export function SectionLink({ section, ...rest }: AnchorProps & { section: string }) {
  const page = usePage(`/#${section}`);
  const isHome = useLocation()[0] === '/';
  return <a {...(isHome ? { href: `#${section}` } : page)} {...rest} />;
}

/** A link to an address from the content: another site, a section or a page. */
export function ContentLink({ to, ...rest }: AnchorProps & { to: string }) {
  if (to.startsWith('https:')) return <OutboundLink href={to} {...rest} />;
  const section = /^\/?#(.+)/.exec(to)?.[1];
  if (section) return <SectionLink section={section} {...rest} />;
  return <PageLink to={to} {...rest} />;
}
