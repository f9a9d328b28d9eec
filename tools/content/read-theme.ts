import type { Content } from '../../model/content.ts';
import type { Theme } from '../../model/theme.ts';
import { UserError } from '../user-error.ts';
import { located } from './field-name.ts';
import { findProblems } from './find-problems.ts';
import type { LoadedSite } from './load-site.ts';
import { lineOf } from './problem.ts';

/** The theme alone, for tools that need no other content to be right. An error names all its problems. */
export function readTheme({ model, languages }: LoadedSite): Theme {
  const [{ content, unreadable, locate }] = languages;
  const { theme } = content as Partial<Content>;
  const broken = unreadable.filter(({ file }) => file === 'content/theme.ts');
  const found = findProblems({ theme: { ...theme } }, { theme: model.schemas.theme! }, () => true);
  const problems = broken.length > 0 ? broken : found.map((finding) => located(locate, finding));
  if (problems.length > 0) throw new UserError(problems.map(lineOf).join('\n'));
  return theme!.theme;
}
