import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { buildSite } from '../../tools/pages/build-site.ts';

const parts = [
  'biome.json',
  'content',
  'model',
  'src',
  'tests/every-site',
  'tests/no-sleep.grit',
  'tests/support',
  'tools',
  'index.html',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** The project of another owner: a copy that a test may change, build and serve. It has the sample's content, or that of a folder. */
export async function copyProject(content = 'content') {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const source = (part: string) => (part === 'content' ? content : part);
  await Promise.all(parts.map((part) => cp(source(part), join(folder, part), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await keepOwnCache(folder);

  const run = (...script: string[]) => runScript(folder, ...script);
  const serve = () => serveSite(0, join(folder, 'dist'));

  return {
    folder,
    edit: async (file: string, from: string | RegExp, to: string) => {
      const text = await readFile(join(folder, file), 'utf8');
      // The function form: a `$` in a plain text would be expanded in the other.
      const edited = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
      expect(edited, `${file} has no ${from}`).not.toBe(text);
      await writeFile(join(folder, file), edited);
    },
    /** Those of the sample, for an owner who renames or removes projects. */
    removeStories: () => rm(join(folder, 'content/stories'), { recursive: true }),
    /** Runs a script of the copy in a process of its own. */
    run,
    build: () => run('tools/commands/build.ts'),
    serve,
    /** Builds in this process, which is a second faster than the command, and serves what was built. */
    buildAndServe: async () => {
      expect(await buildSite(folder)).toMatchObject({ problems: [] });
      return serve();
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Not in node_modules, which all copies share: two dev servers would replace each other's files, and load their pages anew. */
async function keepOwnCache(folder: string) {
  const file = join(folder, 'vite.config.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('plugins:', "cacheDir: '.vite',\n  plugins:"));
}

/** Runs a script of a project in a process of its own. */
export function runScript(
  cwd: string,
  ...script: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], { cwd }).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}
