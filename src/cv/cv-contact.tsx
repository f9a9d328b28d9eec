import type { Site } from '../../model/site.ts';

/** Each address as people read it on paper, and as a link for those who read the file. */
export function CvContact({ site: { url, contact } }: { site: Site }) {
  const { email, phone, phoneText, network, marketplace, profiles = [] } = contact;
  const profileUrls = [network, marketplace, ...profiles].flatMap((profile) => profile?.url ?? []);
  const links = [
    { href: `mailto:${email}`, words: email },
    ...(phone && phoneText ? [{ href: `tel:${phone}`, words: phoneText }] : []),
    ...[url, ...profileUrls].map((href) => ({ href, words: shortAddress(href) })),
  ];
  return (
    <ul className="contact">
      {links.map(({ href, words }) => (
        <li key={href}>
          <a href={href}>
            <bdi dir="ltr">{words}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function shortAddress(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}
