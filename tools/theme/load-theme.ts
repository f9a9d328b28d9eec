import { join } from 'node:path';
import { runnerImport } from 'vite';
import { schema, type Theme } from '../../model/theme.ts';
import { findProblems } from '../content/find-problems.ts';
import { locator } from '../content/locate.ts';
import { UserError } from '../user-error.ts';

/** The theme alone, for tools that need no other content. An error names all its problems. */
export async function loadTheme(root: string): Promise<Theme> {
  const module = await load(root);
  const problems = findProblems({ theme: module }, { theme: schema }, () => true);
  if (problems.length === 0) return module.theme as Theme;
  const locate = locator(root);
  const lines = problems.map(({ file, path, field, message }) =>
    [locate(file, path), field, message].filter(Boolean).join('  '),
  );
  throw new UserError(lines.join('\n'));
}

async function load(root: string): Promise<Record<string, unknown>> {
  try {
    const options = { root, configFile: false, logLevel: 'silent' } as const;
    return (await runnerImport<Record<string, unknown>>(join(root, 'content/theme.ts'), options)).module;
  } catch {
    throw new UserError('content/theme.ts cannot be read: npm run build says why.');
  }
}
