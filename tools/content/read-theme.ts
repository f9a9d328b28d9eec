import type { Content } from '../../model/content.ts';
import type { Theme } from '../../model/theme.ts';
import { UserError } from '../user-error.ts';
import { lineOf } from './field-name.ts';
import { findProblems } from './find-problems.ts';
import type { LoadedSite } from './load-site.ts';

/** The theme alone, for tools that need no other content to be right. An error names all its problems. */
export function readTheme({ model, languages }: LoadedSite): Theme {
  const [{ content, unreadable, locate }] = languages;
  const broken = unreadable.filter((line) => line.startsWith('content/theme.ts'));
  if (broken.length > 0) throw new UserError(broken.join('\n'));
  const { theme } = content as Partial<Content>;
  const problems = findProblems({ theme: { ...theme } }, { theme: model.schemas.theme! }, () => true);
  const lines = problems.map((problem) => lineOf(locate, problem));
  if (lines.length > 0) throw new UserError(lines.join('\n'));
  return theme!.theme;
}
