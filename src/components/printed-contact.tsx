import { site } from '../../content/site.ts';

/** The contact addresses as text, because links do not work on paper. */
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

function row(...addresses: (string | undefined)[]): string {
  return addresses
    .filter((address) => address !== undefined)
    .map((address) => address.replace(/^https:\/\/|\/$/g, ''))
    .join(' · ');
}
