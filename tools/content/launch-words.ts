import { takesMessage } from '../../model/chat-services.ts';
import { chatName } from '../../model/chat-words.ts';
import type { Content } from '../../model/content.ts';
import { storiesIn } from '../../model/pages.ts';
import { textsIn } from './field-name.ts';
import { type Group, lineWriter, type Project, short } from './launch-line.ts';
import { letterWidth, textWidth } from './letter-width.ts';
import { wordsTooLong } from './long-words.ts';
import { countWords, sameTexts } from './same-texts.ts';

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

export function textLengths(project: Project): Group {
  const { content } = project;
  const { site } = content.site;
  const line = lineWriter(project);
  const left: string[] = [];
  const check = (
    file: keyof Content,
    path: PropertyKey[],
    value: string,
    [least, most]: [number, number],
    name = '',
  ) => {
    const width = textWidth(value + name);
    const isWide = [...value].some((letter) => letterWidth(letter) === 2);
    const counted = isWide ? `letters, each full-width one counted as two` : 'letters';
    const count = `${name && 'with your name after it '}has ${width} ${counted}`;
    const report = (message: string) => left.push(line(file, path, message));
    if (width < least) report(`${count}: write at least ${least}`);
    if (width > most) report(`${count}: ${most} are shown, say it shorter`);
  };
  check('site', ['site', 'title'], site.title, [15, 60]);
  check('site', ['site', 'description'], site.description, [50, 160]);
  for (const [index, page] of content.services.servicePages.entries()) {
    check('services', ['servicePages', index, 'title'], page.title, [15, 60], ` · ${site.name}`);
    check('services', ['servicePages', index, 'description'], page.description, [50, 160]);
  }
  for (const [index, { alt }] of content.projects.projects.entries())
    if (alt) check('projects', ['projects', index, 'alt'], alt, [20, 250]);
  for (const { id, story } of storiesIn(content)) {
    check(`stories/${id}`, ['story', 'description'], story.description, [50, 160]);
    for (const part of ['situation', 'decisions', 'outcome'] as const) {
      for (const [index, { alt }] of (story[part].media ?? []).entries())
        check(`stories/${id}`, ['story', part, 'media', index, 'alt'], alt, [20, 250]);
    }
  }
  return { heading: 'For search, share cards and screen readers', left };
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
