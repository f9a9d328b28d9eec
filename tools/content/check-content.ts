import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { iconNames } from '../../model/icon-names.ts';
import type { Site } from '../../model/site.ts';
import { unusableFonts } from '../fonts/theme-fonts.ts';
import { readIcons } from '../pages/icon-sprite.ts';
import { compareLanguages, type Difference } from './compare-languages.ts';
import { type Problem, problemAt } from './field-name.ts';
import { findProblems } from './find-problems.ts';
import { furtherLanguages, unknownFolders } from './languages.ts';
import { type LoadedContent, loadContent, loadSchemas, type Schemas } from './load-content.ts';
import { locator, locateWords } from './locate.ts';
import { languageProblems } from './one-language.ts';

export type CheckedContent = {
  content: Content;
  /** The languages beside the first. */
  further: { code: string; content: Content }[];
  problems: string[];
};

/** Reads the content of a project in all its languages and lists its problems, one line each. */
export async function checkContent(root: string): Promise<CheckedContent> {
  const schemas = await loadSchemas(root);
  const first = await checkLanguage(root, schemas);
  const further: (Checked & { code: string })[] = [];
  for (const code of furtherLanguages(root))
    further.push({ code, ...(await checkLanguage(root, schemas, code)) });
  return {
    content: first.content as Content,
    further: further.map(({ code, content }) => ({ code, content: content as Content })),
    problems: [
      ...first.problems,
      ...further.flatMap(({ code, content, problems }) => [
        ...problems,
        ...differences(root, code, first.content, content),
      ]),
      ...unknownFolders(root),
      ...unknownIcons(root),
    ],
  };
}

function missingFonts(root: string, content: Partial<Content>): Problem[] {
  return unusableFonts(root, content.theme?.theme?.fonts ?? {}).map(({ path, message }) =>
    problemAt(content, 'theme', ['theme', 'fonts', ...path], message),
  );
}

type Checked = { content: LoadedContent; problems: string[] };

async function checkLanguage(root: string, schemas: Schemas, code = ''): Promise<Checked> {
  const { content, unreadable } = await loadContent(root, schemas, {}, code);
  const fileExists = (path: string) => existsSync(join(root, path));
  const locate = locator(root);
  const found = [
    ...findProblems(content, schemas, fileExists),
    ...missingFonts(root, content as Partial<Content>),
  ];
  const problems = found.map(({ file, path, field, message }) =>
    [locate(join(code, file), path), field, message].filter(Boolean).join('  '),
  );
  return {
    content,
    problems: [...unreadable, ...problems, ...languageProblems(root, content as Partial<Content>, code)],
  };
}

function differences(root: string, code: string, first: LoadedContent, other: LoadedContent): string[] {
  const locate = locator(root);
  const own =
    first.site?.site && other.site && (first.site.site as Partial<Site>).language === code
      ? [
          `content/${code}  is the first language itself: remove the folder, or change language in content/site.ts`,
        ]
      : [];
  const exists = (file: string) => existsSync(join(root, `content/${file}.ts`));
  // A file that is there but cannot be read is reported already.
  const isNew = ({ file, path }: Difference) =>
    path.length > 0 || !(exists(file) && exists(join(code, file)));
  const found = compareLanguages(first, other).filter(isNew);
  return [
    ...own,
    ...found.map(({ file, path, inFirst, field, message }) =>
      [locate(join(code, file), path), field, message(locate(file, inFirst))].filter(Boolean).join('  '),
    ),
  ];
}

function unknownIcons(root: string): string[] {
  const icons = readIcons(root);
  return iconNames
    .filter((name) => !icons[name])
    .map((name) => {
      const place = locateWords(root, 'model/icon-names.ts', `'${name}'`);
      return `${place}  '${name}' is no icon of the set: take a name from tabler.io/icons`;
    });
}
