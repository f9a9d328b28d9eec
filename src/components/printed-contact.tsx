import { site } from '../../content/site.ts';

/** On paper an icon leads nowhere. */
export function PrintedContact() {
  const { email, phoneText, network, marketplace } = site.contact;
  return (
    <p className="print-only">
      {row(email, phoneText, site.url)}
      <br />
      {row(network?.url, marketplace?.url)}
    </p>
  );
}

function row(...ways: (string | undefined)[]): string {
  return ways
    .filter((way) => way !== undefined)
    .map((way) => way.replace(/^https:\/\/|\/$/g, ''))
    .join(' · ');
}
