import { takesMessage } from '../../model/chat-services.ts';
import { chatName } from '../../model/chat-words.ts';
import type { Content } from '../../model/content.ts';
import { storiesIn } from '../../model/pages.ts';
import { textsIn } from './field-name.ts';
import { type Group, lineWriter, type Project, short } from './launch-line.ts';
import { letterWidth, textWidth } from './letter-width.ts';
import { wordsTooLong } from './long-words.ts';
import { countWords, sameTexts } from './same-texts.ts';
import { isUnwritten } from './unwritten.ts';

/** Sentences of a further language that are still those of the first. */
export function untranslated(first: Project, other: Project): Group {
  const line = lineWriter(other);
  const left = sameTexts(first.content, other.content)
    .filter(({ value }) => isSentence(value))
    .map(({ file, path, value }) => line(file, path, `still says '${short(value)}': translate it`));
  return { heading: `Still in the first language, ${other.folder}`, left };
}

/** Titles and other short texts that are the same in both languages, which the owner may keep. */
export function keptWords(first: Project, other: Project): string[] {
  const line = lineWriter(other);
  return sameTexts(first.content, other.content)
    .filter(({ value }) => !isSentence(value))
    .map(({ file, path, value }) => line(file, path, `'${value}'`));
}

/** The prefilled messages, where the chat opens without one. */
export function keptMessages(project: Project): string[] {
  const { chat } = project.content.site.site.contact;
  if (!chat || takesMessage(chat)) return [];
  const line = lineWriter(project);
  const message = `is not prefilled, nor is any chatMessage of content/services.ts: ${chatName(chat)} opens without a message`;
  return [line('site', ['site', 'contact', 'message'], message)];
}

export function linksWithoutHandle(project: Project): Group {
  const { network, marketplace, booking, profiles = [] } = project.content.site.site.contact;
  const line = lineWriter(project);
  const all = [
    { profile: network, path: ['network'] },
    { profile: marketplace, path: ['marketplace'] },
    { profile: booking, path: ['booking'] },
    ...profiles.map((profile, index) => ({ profile, path: ['profiles', index] })),
  ];
  const left = all.flatMap(({ profile, path }) => {
    if (!profile || new URL(profile.url).pathname !== '/') return [];
    const message = `leads to the front page of ${profile.name}: add your handle`;
    return [line('site', ['site', 'contact', ...path, 'url'], message)];
  });
  return { heading: 'Links', left };
}

/** Texts whose length decides on how search results, share cards and screen readers give them, in full-width letters as two. */
export function recommendedLengths(content: Content) {
  const { site } = content.site;
  type Range = [least: number, most: number];
  type Row = { file: string; path: PropertyKey[]; value: string; range: Range; name?: string };
  const title: Range = [15, 60];
  const description: Range = [50, 160];
  const alt: Range = [20, 250];
  const rows: Row[] = [
    { file: 'site', path: ['site', 'title'], value: site.title, range: title },
    { file: 'site', path: ['site', 'description'], value: site.description, range: description },
  ];
  for (const [index, page] of content.services.servicePages.entries()) {
    const path = (key: string) => ['servicePages', index, key];
    rows.push({
      file: 'services',
      path: path('title'),
      value: page.title,
      range: title,
      name: ` · ${site.name}`,
    });
    rows.push({ file: 'services', path: path('description'), value: page.description, range: description });
  }
  for (const [index, { alt: value }] of content.projects.projects.entries())
    if (value) rows.push({ file: 'projects', path: ['projects', index, 'alt'], value, range: alt });
  for (const { id, story } of storiesIn(content)) {
    const file = `stories/${id}`;
    rows.push({ file, path: ['story', 'description'], value: story.description, range: description });
    for (const part of ['situation', 'decisions', 'outcome'] as const)
      for (const [index, { alt: value }] of (story[part].media ?? []).entries())
        rows.push({ file, path: ['story', part, 'media', index, 'alt'], value, range: alt });
  }
  return rows;
}

export function textLengths(project: Project): Group {
  const line = lineWriter(project);
  const left = recommendedLengths(project.content).flatMap(({ file, path, value, range, name = '' }) => {
    const [least, most] = range;
    const width = textWidth(value + name);
    const isWide = [...value].some((letter) => letterWidth(letter) === 2);
    const counted = isWide ? `letters, each full-width one counted as two` : 'letters';
    const count = `${name && 'with your name after it '}has ${width} ${counted}`;
    if (width < least) return [line(file, path, `${count}: write at least ${least}`)];
    return width > most ? [line(file, path, `${count}: ${most} are shown, say it shorter`)] : [];
  });
  return { heading: 'For search, share cards and screen readers', left };
}

/** Texts with which new entries begin. */
export function unwrittenTexts(project: Project): Group {
  const line = lineWriter(project);
  const left = textsIn(project.content)
    .filter(({ value }) => isUnwritten(value))
    .map(({ file, path, value }) => line(file, path, `still says '${value}': write it`));
  return { heading: 'Not written yet', left };
}

export function longWords(project: Project): Group {
  const line = lineWriter(project);
  const left = wordsTooLong(project.content).map(({ file, path, word }) => {
    const message = `'${word}' does not fit on a small phone: write \\u00ad where it may be hyphenated`;
    return line(file, path, message);
  });
  return { heading: 'Long words', left };
}

/** Some hosts reject everything that is not a browser, so only 404, 410 and server errors count as broken. */
export async function brokenAddresses(project: Project): Promise<Group> {
  const { content } = project;
  const line = lineWriter(project);
  const outbound = textsIn(content).flatMap(({ file, path, value }) =>
    [...value.matchAll(/^https:\/\/\S+$|(?<=href=")https:[^"]+/g)].map(([address]) => ({
      file,
      path,
      address,
    })),
  );
  const left = await Promise.all(
    outbound.map(async ({ file, path, address }) => {
      // The site itself may not be online yet.
      if (address === content.site.site.url) return '';
      const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).then(
        ({ status }) => ([404, 410].includes(status) || status >= 500 ? `answers ${status}` : ''),
        () => 'does not answer',
      );
      return answer && line(file, path, `${address} ${answer}: open it and see`);
    }),
  );
  return { heading: 'Addresses', left: left.filter(Boolean) };
}

function isSentence(value: string): boolean {
  return countWords(value) >= 5;
}
