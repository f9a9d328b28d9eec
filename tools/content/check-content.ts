import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { iconNames } from '../../model/icon-names.ts';
import { findFontPackage, installCommand } from '../fonts/font-package.ts';
import { readIcons } from '../pages/icon-sprite.ts';
import { type Problem, problemAt } from './field-name.ts';
import { findProblems } from './find-problems.ts';
import { loadContent, loadSchemas } from './load-content.ts';
import { locator, locateWords } from './locate.ts';
import { languageProblems } from './one-language.ts';

/** Reads the content of a project and lists its problems, one line each. */
export async function checkContent(root: string): Promise<{ content: Content; problems: string[] }> {
  const schemas = await loadSchemas(root);
  const { content, unreadable } = await loadContent(root, schemas);
  const fileExists = (path: string) => existsSync(join(root, path));
  const locate = locator(root);
  const found = [
    ...findProblems(content, schemas, fileExists),
    ...missingFonts(root, content as Partial<Content>),
  ];
  const problems = found.map(({ file, path, field, message }) =>
    [locate(file, path), field, message].filter(Boolean).join('  '),
  );
  return {
    content: content as Content,
    problems: [
      ...unreadable,
      ...problems,
      ...languageProblems(root, content as Partial<Content>),
      ...unknownIcons(root),
    ],
  };
}

function missingFonts(root: string, content: Partial<Content>): Problem[] {
  const families: unknown = content.site?.site?.fonts?.more;
  return (Array.isArray(families) ? families : []).flatMap((family: unknown, index) => {
    if (typeof family !== 'string' || !family.trim() || findFontPackage(root, family)) return [];
    const message = `'${family}' is not installed: ${installCommand(family)}`;
    return [problemAt(content, 'site', ['site', 'fonts', 'more', index], message)];
  });
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
