import { site } from '../../content/site.ts';
import { chatAddress } from '../../model/chat-services.ts';

/** The contact addresses as text, because links do not work on paper. */
export function PrintedContact() {
  const { email, phone, phoneText, chat, network, marketplace, profiles = [] } = site.contact;
  // A chat at the same number as the phone needs no line of its own.
  const chatOnPaper = chat && !Object.values(chat).includes(phone ?? '') ? chatAddress(chat) : undefined;
  const others = row(chatOnPaper, ...profiles.map(({ url }) => url));
  return (
    <p className="print-only">
      {row(email, phoneText, site.url)}
      <br />
      {row(network?.url, marketplace?.url)}
      {others && (
        <>
          <br />
          {others}
        </>
      )}
    </p>
  );
}

function row(...addresses: (string | undefined)[]): string {
  return addresses
    .filter((address) => address !== undefined)
    .map((address) => address.replace(/^https:\/\/|\/$/g, ''))
    .join(' · ');
}
