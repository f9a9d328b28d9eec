import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { entriesOf } from '../../model/entries.ts';
import { entryIcons, iconNames } from '../../model/icon-names.ts';
import { isLanguage } from '../../model/language.ts';
import { unusableFonts } from '../fonts/theme-fonts.ts';
import { readIcons } from '../pages/icon-sprite.ts';
import { compareLanguages } from './compare-languages.ts';
import { type Finding, findingAt, located } from './field-name.ts';
import { findProblems } from './find-problems.ts';
import { labelsName, withoutLabels } from './find-labels.ts';
import { type LoadedLanguage, type LoadedSite, unknownFolders } from './load-site.ts';
import { lineAndColumn } from './locate.ts';
import { brokenRecords, mediaNames } from './media.ts';
import { type Problem, problemOfFile } from './problem.ts';

/** The problems of the content in all its languages. */
export function checkContent(site: LoadedSite): Problem[] {
  const [first, ...others] = site.languages;
  return [
    ...languageProblems(site, first),
    ...others.flatMap((other) => [...languageProblems(site, other), ...differences(site, first, other)]),
    ...unknownFolders(site.root),
    ...brokenRecords(site.root, site.media),
    ...unknownIcons(site.root),
  ];
}

export function languageProblems({ root, model, media }: LoadedSite, language: LoadedLanguage): Problem[] {
  const { content, unreadable, locate } = language;
  const found = [
    ...findProblems(content, model.schemas, (path) => existsSync(join(root, path)), mediaNames(root, media)),
    ...missingFonts(root, content as Partial<Content>),
    ...unknownLanguage(language, Object.keys(model.labels)),
    ...takenHeadings(language),
  ];
  return [...unreadable, ...found.map((finding) => located(locate, finding))];
}

function missingFonts(root: string, content: Partial<Content>): Finding[] {
  return unusableFonts(root, content.theme?.theme?.fonts ?? {}).map(({ path, message }) =>
    findingAt(content, 'theme', ['theme', 'fonts', ...path], message),
  );
}

/** Headings of own sections that another part of the page has: screen readers list both by the same name. */
function takenHeadings({ content, labels }: LoadedLanguage): Finding[] {
  const { site, sections } = content as Partial<Content>;
  const words = Object.values(site?.site?.sections ?? {}).map((each) => each?.heading);
  return entriesOf(sections?.sections)
    .filter(([, { heading }]) => heading && [labels?.introduction, ...words].includes(heading))
    .map(([index, { heading }]) => {
      const message = `'${heading}' is the name of another part of the page: choose another`;
      return findingAt(content, 'sections', ['sections', index, 'heading'], message);
    });
}

/** A language without labels, or one that is not that of its folder. */
function unknownLanguage({ content, folder }: LoadedLanguage, known: string[]): Finding[] {
  const code = (content as Partial<Content>).site?.site?.language;
  if (typeof code !== 'string' || !isLanguage(code)) return [];
  const report = (message: string) => [findingAt(content, 'site', ['site', 'language'], message)];
  if (folder && folder !== code)
    return report(
      `'${code}' is not the language of its folder: write '${folder}', or rename content/${folder}`,
    );
  return labelsName(known, code) ? [] : report(withoutLabels(known.toSorted(), code));
}

export function differences(
  { root, model }: LoadedSite,
  first: LoadedLanguage,
  other: LoadedLanguage,
): Problem[] {
  const { folder } = other;
  const own =
    (first.content as Partial<Content>).site?.site?.language === folder && other.content.site
      ? [
          problemOfFile(
            `content/${folder}`,
            'is the first language itself: remove the folder, or change language in content/site.ts',
          ),
        ]
      : [];
  // A file that is there but cannot be read is reported already, and so is one that the first language must have.
  const isUnread = ({ content, folder }: LoadedLanguage, file: string) =>
    !content[file] &&
    (existsSync(join(root, 'content', folder, `${file}.ts`)) || (!folder && file in model.schemas));
  const isNew = ({ file, path }: Finding) =>
    path.length > 0 || !(isUnread(first, file) || isUnread(other, file));
  const found = compareLanguages(first.content, other.content, first.locate).filter(isNew);
  return [...own, ...found.map((finding) => located(other.locate, finding))];
}

function unknownIcons(root: string): Problem[] {
  const icons = readIcons(root);
  const unknown = [...iconNames, ...entryIcons].filter((name) => !icons[name]);
  if (unknown.length === 0) return [];
  const file = 'model/icon-names.ts';
  const text = readFileSync(join(root, file), 'utf8');
  return unknown.map((name) => ({
    ...problemOfFile(file, `'${name}' is no icon of the set: take a name from tabler.io/icons`),
    position: lineAndColumn(text, text.indexOf(`'${name}'`)),
  }));
}
