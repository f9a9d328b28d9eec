import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import { storiesIn, storyPath } from '../../model/page.ts';
import { shownSections } from '../../model/sections.ts';
import { findFontPackage } from '../fonts/font-package.ts';
import { lighterChoice } from '../fonts/lighter-fonts.ts';
import { stateOfHero } from '../hero/load-hero.ts';
import { sharePath } from '../pages/page-tags.ts';
import { measureChosenFiles } from '../pages/sizes.ts';
import { shareSize } from '../pictures/share-picture.ts';
import { fieldName, type Text, textsIn } from './field-name.ts';
import { lettersLeftOut } from './letters-left-out.ts';
import { locator } from './locate.ts';
import { wordsTooLong } from './long-words.ts';
import { hasSampleWords, isPersonal, isRendered, isSampleMark, isServiceText, readSample } from './sample.ts';
import { sameTexts, wordsIn } from './same-texts.ts';
import { unusedImports } from './unused-imports.ts';

/** `code` is that of a further language, in whose folder the content is. */
type Project = { root: string; content: Content; code?: string };
type Group = { heading: string; left: string[] };

type Further = { code: string; content: Content };

/**
 * What is left to do before the site in dist/ is published, in all its languages. `online` also requests each address in the
 * content.
 */
export async function launchList(
  project: Project,
  { online, further = [] }: { online: boolean; further?: Further[] },
): Promise<Group[]> {
  const lists = [await listOf(project, online)];
  for (const language of further) {
    const other = { ...project, ...language };
    lists.push([untranslated(project, other), ...(await listOfFurther(other))]);
  }
  return lists.flat();
}

async function listOfFurther(project: Project): Promise<Group[]> {
  const groups = [
    leftOver(project),
    textLengths(project),
    longWords(project),
    await sharePictures(project),
    await lettersLeftOut(project),
  ];
  return groups.map(({ heading, left }) => ({ heading: `${heading}, ${project.code}`, left }));
}

function leftOver({ root, content, code = '' }: Project): Group {
  const left = Object.keys(content).flatMap((file) => unusedImports(root, join(code, file)));
  return { heading: 'Left over', left };
}

/** Sentences of a further language that are still those of the first. */
function untranslated(first: Project, other: Project): Group {
  const line = lineWriter(other);
  const left = sameTexts(first.content, other.content)
    .filter(({ value }) => isSentence(value))
    .map(({ file, path, value }) => line(file, path, `still says '${short(value)}': translate it`));
  return { heading: `Still in the first language, ${other.code}`, left };
}

/** Titles and other short texts that are the same in both languages, which the owner may keep. */
export function keptWords(first: Project, other: Project): string[] {
  const line = lineWriter(other);
  return sameTexts(first.content, other.content)
    .filter(({ value }) => !isSentence(value))
    .map(({ file, path, value }) => line(file, path, `'${value}'`));
}

function isSentence(value: string): boolean {
  return wordsIn(value) >= 5;
}

async function listOf(project: Project, online: boolean): Promise<Group[]> {
  return [
    sampleTexts(project),
    linksWithoutHandle(project),
    leftOver(project),
    heroOfAnotherTheme(project),
    await filesOverLimit(project),
    textLengths(project),
    longWords(project),
    await sharePictures(project),
    await lettersLeftOut(project),
    ...(online ? [await brokenAddresses(project)] : []),
  ];
}

function heroOfAnotherTheme(project: Project): Group {
  const isOther = stateOfHero(project) === 'of another theme';
  const line = 'content/media/hero.ts  was made for another theme, name or seed: npm run hero renders yours';
  return { heading: 'Hero', left: isOther ? [line] : [] };
}

/** The still that stands in for the hero's clip, which the owner may keep. */
export function keptStill(project: Project): string[] {
  if (stateOfHero(project) !== 'still') return [];
  return ['content/media/hero.ts  is a still: npm run hero renders the clip, with ffmpeg'];
}

/** The service cards and service pages that still have the sample's texts, which the owner may keep. */
export function keptServiceTexts({ root, content }: Project): string[] {
  const isKnown = readSample(root);
  const locate = locator(root);
  const kept = textsIn(content)
    .filter((text) => isServiceText(text) && isKnown(text))
    .map(({ file, path }) => {
      const entry = path.slice(0, typeof path[1] === 'number' ? 2 : 1);
      return `${locate(file, entry)}  ${fieldName(exportsOf(content, file), entry)}`;
    });
  return [...new Set(kept)];
}

/** Texts and media that are still the sample's. */
export function sampleTexts({ root, content }: Project): Group {
  const left = new Set<string>();
  const line = lineWriter({ root, content });
  const shown = shownSections(content).map(({ id }) => id.replace('hire-me', 'hireMe'));
  const isKnown = readSample(root);
  const ownName = content.site.site.name;
  for (const text of textsIn(content)) {
    const { file, path, value } = text;
    const [list, index, section] = path;
    const report = (message: string) => left.add(line(file, path, message));
    if (file === 'site' && index === 'sections' && !shown.includes(String(section))) continue;
    if (isSampleMark(text)) {
      report("still shows the sample's logo: put your own into content/media and import it");
    } else if (file.startsWith('stories/') && isRendered(root, text)) {
      const place = path.slice(0, path.findIndex((key) => typeof key === 'number') + 1);
      left.add(
        line(file, place, "still shows the sample's picture or clip: npm run media add -- <your file>"),
      );
    } else if (file === 'projects' && isRendered(root, text)) {
      const { id } = content.projects.projects[Number(index)]!;
      const replace = existsSync(join(root, `content/media/${id}.ts`)) ? ' --replace' : '';
      const command = `npm run media add -- <your file> --for ${id}${replace}`;
      left.add(line(file, [list!, index!], `still shows the sample's picture or clip: ${command}`));
    } else if (path.at(-1) === 'initials' && value === 'IV' && !/^I.* V/.test(content.site.site.name)) {
      report(`is still the sample's 'IV': write yours`);
    } else if (hasSampleWords(text, ownName)) {
      report(`is still the sample's '${short(value)}': write yours`);
    } else if (isPersonal(text) && isKnown(text)) {
      report(`still says '${short(value)}': write what is true of you`);
    }
  }
  return { heading: "Still the sample's", left: [...left] };
}

function linksWithoutHandle(project: Project): Group {
  const { network, marketplace, profiles = [] } = project.content.site.site.contact;
  const line = lineWriter(project);
  const all = [
    { profile: network, path: ['network'] },
    { profile: marketplace, path: ['marketplace'] },
    ...profiles.map((profile, index) => ({ profile, path: ['profiles', index] })),
  ];
  const left = all.flatMap(({ profile, path }) => {
    if (!profile || new URL(profile.url).pathname !== '/') return [];
    const message = `leads to the front page of ${profile.name}: add your handle`;
    return [line('site', ['site', 'contact', ...path, 'url'], message)];
  });
  return { heading: 'Links', left };
}

async function filesOverLimit({ root }: Project): Promise<Group> {
  const left = (await measureChosenFiles(join(root, 'dist')))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit, fonts = [] }) => {
      const parts = fonts.map((font) => `${font.family} ${kB(font.bytes)}`).join(', ');
      const genericOf = (family: string) => findFontPackage(root, family)?.generic;
      const advice = what.startsWith('fonts of') ? `: ${lighterChoice(fonts, limit, genericOf)}` : '';
      return `dist  ${what}  has ${kB(bytes)}${parts && ` (${parts})`}, the limit is ${kB(limit)}${advice}`;
    });
  return { heading: 'Too large', left };
}

function textLengths(project: Project): Group {
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
    const words = (value + name).replaceAll('\u00ad', '');
    // Chinese, Japanese and Korean say as much with half as many letters, and each is twice as wide.
    const factor = /[\u2e80-\u9fff\uac00-\ud7af]/.test(words) ? 0.5 : 1;
    const count = `${name && 'with your name after it '}has ${words.length} letters`;
    const report = (message: string) => left.push(line(file, path, message));
    if (words.length < least * factor) report(`${count}: write at least ${least * factor}`);
    if (words.length > most * factor) report(`${count}: ${most * factor} are shown, say it shorter`);
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

function longWords(project: Project): Group {
  const line = lineWriter(project);
  const left = wordsTooLong(project.content).map(({ file, path, word }) => {
    const message = `'${word}' does not fit on a small phone: write \\u00ad where it may be hyphenated`;
    return line(file, path, message);
  });
  return { heading: 'Long words', left };
}

async function sharePictures({ root, content, code = '' }: Project): Promise<Group> {
  const left: string[] = [];
  const pages = [
    '/',
    ...content.services.servicePages.map(({ path }) => path),
    ...storiesIn(content).map(({ id }) => storyPath(id)),
  ];
  for (const path of pages) {
    const name = join('dist', code, sharePath(path));
    const file = join(root, name);
    const bytes = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    const picture =
      bytes > 0
        ? await sharp(file)
            .metadata()
            .catch(() => undefined)
        : undefined;
    const { width, height } = shareSize;
    if (!picture) left.push(`${name}  is missing: npm run build writes it`);
    else if (picture.width !== width || picture.height !== height)
      left.push(`${name}  is ${picture.width} x ${picture.height}, not ${width} x ${height}`);
    else if (bytes > 300_000) left.push(`${name}  has ${kB(bytes)}, the limit is 300 kB`);
  }
  return { heading: 'Share pictures', left };
}

/** Some hosts reject everything that is not a browser, so only 404, 410 and server errors count as broken. */
async function brokenAddresses(project: Project): Promise<Group> {
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

function exportsOf(content: Content, file: Text['file']): unknown {
  return content[file as keyof Content];
}

function lineWriter({ root, content, code = '' }: Project) {
  const locate = locator(root);
  return (file: string, path: PropertyKey[], message: string): string =>
    `${locate(join(code, file), path)}  ${fieldName(exportsOf(content, file), path)}  ${message}`;
}

function short(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
