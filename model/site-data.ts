import { chatAddress, chatWords, takesMessage } from './chat-services.ts';
import { companyInitials } from './initials.ts';
import type { PageContent } from './content.ts';
import { shownSections } from './home-sections.ts';
import { filled, type PlainLabels, plainLabels, yearsIn } from './label-texts.ts';
import type { Labels } from './labels/type.ts';
import type { OwnSection } from './sections.ts';
import type { Page } from './pages.ts';
import type { Story } from './stories.ts';

/** Another language of the site. `home` is the path of its home page, `name` its own name for itself. */
export type OtherLanguage = { code: string; name: string; home: string };

/**
 * What the pages in one language are rendered from, at build time and in the browser. It must be JSON. A story has a file of its
 * own, `stories` says where.
 */
export type SiteData = Derived & {
  content: PageContent;
  /** The path of the home page. */
  home: string;
  others: OtherLanguage[];
  pages: Page[];
  stories: Record<string, string>;
  phrases: Phrases;
  /** The link to the owner's CV, if it was printed. */
  cv?: { href: string; download: string; children: string };
};

export type StoryData = { story: Story; quotedPerson: string | undefined; phrases: Phrases };

/**
 * The markup of the page at a path, and of the 404 page for any other path. `css` are the styles that only this page has. The page
 * of a story needs its data.
 */
export type Render = (
  site: SiteData,
  path: string,
  story?: { id: string; data: StoryData },
) => Promise<{ body: string; css: string }>;

/** The markup of the CV that is printed. */
export type RenderCv = (site: SiteData) => string;

/** Short texts as their lines should break, with signs that are not seen. */
export type Phrases = Record<string, string>;

type Derived = ReturnType<typeof derive>;

/** What follows from the content, so that no code of it is in the script of the page. */
export function derive(content: PageContent, labels: Labels, hasSchemes = true) {
  const { site } = content.site;
  const { experience } = content.experience;
  const own = content.sections?.sections;
  const { email, phone, phoneText, chat, booking, network, marketplace, profiles = [] } = site.contact;
  // A chat at the same number as the phone needs no line of its own.
  const chatOnPaper = chat && !Object.values(chat).includes(phone ?? '') ? chatAddress(chat) : undefined;
  return {
    labels: {
      ...textsOf(labels),
      home: filled(labels.home, { name: site.name }),
      ...(phoneText && { call: filled(labels.call, { phone: phoneText }) }),
      ...(network && {
        profileOnNetwork: filled(labels.profileOn, { network: network.name }),
        visitNetwork: filled(labels.visitProfileOn, { network: network.name }),
      }),
      ...(marketplace && { visitMarketplace: filled(labels.visitProfileOn, { network: marketplace.name }) }),
    },
    /** What the visitor may choose, unless the theme has only one scheme. */
    ...(hasSchemes && {
      schemes: {
        legend: labels.scheme,
        names: { light: labels.lightScheme, dark: labels.darkScheme, system: labels.systemScheme },
      },
    }),
    /** Where a conversation starts. Without `url` it is a mail. */
    chat: {
      ...chatWords(chat, labels),
      ...(chat && { url: chatAddress(chat), takesMessage: takesMessage(chat) }),
    },
    ...(booking && {
      booking: { url: booking.url, label: filled(labels.bookOn, { service: booking.name }) },
    }),
    roles: experience.map(({ image, company, duration, from, to }) => ({
      duration: duration ?? yearsIn(site.language, labels, from, to),
      /** In place of its logo. */
      ...(!image && { initials: companyInitials(company, site.language) }),
    })),
    ...homeOf(content, labels),
    /** When each entry of the owner's own lists was, by the id of the section. */
    ...(own && { times: Object.fromEntries(own.map(timesOf(site.language, labels))) }),
    /** The contact addresses as text, because links do not work on paper. */
    onPaper: [
      [email, phoneText, site.url],
      [network?.url, marketplace?.url],
      [chatOnPaper, booking?.url, ...profiles.map(({ url }) => url)],
    ].map((row) =>
      row
        .filter((address) => address !== undefined)
        .map((address) => address.replace(/^https:\/\/|\/$/g, '').replace('%40', '@'))
        .join(' · '),
    ),
  };
}

/** The sections of the home page, and before which of them the menu of services stands. */
function homeOf(content: PageContent, labels: Labels) {
  const shown = shownSections(content);
  const ids = shown.map(({ id }) => id);
  // In an order of the owner's own the menu of services has the place of its section.
  const servicesMenuAt = content.sections?.order
    ? Math.max(ids.indexOf('services'), 0)
    : ids.indexOf('technologies') + 1;
  const sections = shown.map(({ id, menuLabel, own }) => ({
    id,
    ...(menuLabel && { menuLabel: menuLabel(labels) }),
    ...(own && { isOwn: true }),
  }));
  return { sections, servicesMenuAt };
}

const timesOf = (language: string, labels: Labels) => (section: OwnSection) => {
  const entries = section.kind === 'list' ? section.entries : [];
  const year = (date: string) => Number(date.slice(0, 4));
  return [
    section.id,
    entries.map(
      ({ time, from, to = from }) => time ?? (from ? yearsIn(language, labels, year(from), year(to!)) : ''),
    ),
  ] as const;
};

/** The labels that are shown as they are written. */
export type TextLabels = Omit<PlainLabels, SchemeName>;

/** Not on sites of one scheme. */
const schemeNames = ['scheme', 'lightScheme', 'darkScheme', 'systemScheme'] as const;
type SchemeName = (typeof schemeNames)[number];

function textsOf(labels: Labels): TextLabels {
  const texts = Object.entries(plainLabels(labels)).filter(
    ([name]) => !schemeNames.includes(name as SchemeName),
  );
  return Object.fromEntries(texts) as TextLabels;
}
