import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { serveSite } from '../tools/site-server.ts';

const parts = ['content', 'src', 'tools', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** The project of another owner: a copy that a test may change, build and serve. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  await Promise.all(parts.map((part) => cp(part, join(folder, part), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));

  const run = (...script: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], { cwd: folder }).then(
      (output) => ({ code: 0, ...output }),
      (error) => error,
    );

  return {
    folder,
    edit: async (file: string, from: string, to: string) => {
      const text = await readFile(join(folder, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(
        join(folder, file),
        text.replace(from, () => to),
      );
    },
    append: (file: string, code: string) => appendFile(join(folder, file), `\n${code}\n`),
    run,
    build: () => run('tools/build.ts'),
    serve: () => serveSite(0, join(folder, 'dist')),
    remove: () => rm(folder, { recursive: true }),
  };
}
