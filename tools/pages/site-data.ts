import type { Content, PageContent } from '../../model/content.ts';
import { isStory } from '../../model/entries.ts';
import { filled, plainLabels } from '../../model/label-texts.ts';
import type { Labels } from '../../model/labels/type.ts';
import { storiesIn } from '../../model/pages.ts';
import { derive, type SiteData, type StoryData } from '../../model/site-data.ts';
import type { Site } from '../../model/site.ts';
import { textsIn } from '../content/field-name.ts';
import type { CvFile } from '../content/load-site.ts';
import { phrasesOfTitles } from '../content/phrases-of-titles.ts';
import type { SiteLanguage } from '../content/site.ts';

export type Address = (path: string) => string;

/** The content with the URL of each media file in place of its path in the project. */
export function withAddresses<Value>(value: Value, addressOf: Address): Value {
  return JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === 'string' && text.startsWith('./content/media/') ? addressOf(text) : text,
  );
}

/**
 * What the pages of a language are rendered from. `addressOf` gives the URL of a media file, `storyAddress` that of the data of a
 * story.
 */
export async function siteDataOf(
  { home, content, labels, others, pages, code, cv }: SiteLanguage,
  addressOf: Address,
  storyAddress: (id: string) => string,
): Promise<SiteData> {
  const { theme: _, labels: __, ...shown } = content;
  const main = withoutStories(shown);
  const texts = textsIn({ labels: plainLabels(labels), ...main });
  return {
    ...derive(content, labels, !content.theme.theme.scheme),
    content: withAddresses(main, addressOf),
    home,
    others,
    pages,
    stories: Object.fromEntries(storiesIn(content).map(({ id }) => [id, storyAddress(id)])),
    phrases: await phrasesOfTitles(texts, code),
    ...(cv && { cv: cvLink(cv, content.site.site, labels, addressOf) }),
  };
}

/** The file that is saved has the name of the owner. */
function cvLink({ path, bytes }: CvFile, { name, language }: Site, labels: Labels, addressOf: Address) {
  const unit = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  const size = new Intl.NumberFormat(`${language}-u-nu-latn`, unit).format(Math.max(1, bytes / 1000));
  const file = `${name} CV.pdf`.replace(/[\s\\/:*?"<>|]+/g, '-');
  return { href: addressOf(path), download: file, children: filled(labels.cv, { size }) };
}

/** The data of each story of a language, by the id of its project. */
export async function storyDataOf(
  { content, labels, code }: SiteLanguage,
  addressOf: Address,
): Promise<Record<string, StoryData>> {
  const entries = storiesIn(content).map(async ({ id, story }) => {
    const { quote } = story;
    const data: StoryData = {
      story: withAddresses(story, addressOf),
      quotedPerson: quote && filled(labels.quotedPerson, quote),
      phrases: await phrasesOfTitles(textsIn({ [`stories/${id}`]: { story } }), code),
    };
    return [id, data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function withoutStories(content: Omit<Content, 'theme' | 'labels'>): PageContent {
  const entries = Object.entries(content).filter(([file]) => !isStory(file));
  return Object.fromEntries(entries) as PageContent;
}
