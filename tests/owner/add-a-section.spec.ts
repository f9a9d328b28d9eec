import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { expect, open, test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

let copy: ProjectCopy;
let site: Awaited<ReturnType<ProjectCopy['serve']>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = await copyProject();
  await copy.edit('content/services.ts', "path: '/#projects'", "path: '/#talks'");
  await followRecipe(copy);
  // A section with an empty list is left out, and a link to it is named.
  const talks = await readFile(join(copy.folder, 'content/talks.ts'), 'utf8');
  await copy.edit('content/talks.ts', /(talks: .* = )\[.*\]/s, '$1[]');
  expect(await copy.build()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /content\/services\.ts:\d+:\d+ {2}services\[2\] .*\.link\.path {2}'\/#talks' /,
    ),
  });
  await writeFile(join(copy.folder, 'content/talks.ts'), talks);
  // Not in this process, which has loaded the list of sections of the project itself.
  // Without compressed files, as for a host that compresses by itself.
  expect(await copy.run('tools/commands/build.ts', '--uncompressed')).toMatchObject({ code: 0 });
  const files = await readdir(join(copy.folder, 'dist'), { recursive: true });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  site = await copy.serve();
});

test.afterAll(async () => {
  site?.close();
  await copy.remove();
});

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
  baseURL: async ({}, use) => use(site?.address),
});

test('the recipe in docs/add-a-section.md passes the type check, the linter and the formatter', async () => {
  for (const file of ['biome.json', '.gitignore']) await cp(file, join(copy.folder, file));
  const files = ['model', 'src/sections', 'src/pages', 'content/talks.ts'];
  const run = (program: string, ...args: string[]) =>
    execFileSync(resolve('node_modules/.bin', program), args, { cwd: copy.folder, stdio: 'pipe' });
  run('tsc');
  run('biome', 'check', '--error-on-warnings', '--assist-enabled=false', ...files);
});

test('the new section is in its place, and links lead to it', async ({ page }) => {
  await open(page);
  const ids = page.getByRole('main').locator('section[id]:not(#opening)');
  expect(await ids.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([
    'services',
    'experience',
    'technologies',
    'talks',
    'hire-me',
    'projects',
  ]);
  const section = page.getByRole('region', { name: 'Talks' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('listitem').first()).toContainText('Small Systems Day, 2025');

  const heading = section.getByRole('heading', { level: 2 });
  // Otherwise the browser takes half a second to scroll.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: 'Talks' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Talks' }),
    page.getByRole('main').getByRole('link', { name: 'See it in the projects' }),
  ]) {
    await open(page);
    await expect(heading).not.toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(`${site.address}#talks`);
    await expect(heading).toBeInViewport();
  }
  await page.goto('about:blank');
  await open(page, '/#talks');
  await expect(heading).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Writes each block of code into the file that its first line names. A diff adds lines to a file that is there. */
async function followRecipe({ folder, edit }: ProjectCopy) {
  const recipe = await readFile('docs/add-a-section.md', 'utf8');
  for (const [, kind, code] of recipe.matchAll(/^```(\w+)\n(.*?)^```$/gms)) {
    const [firstLine, ...lines] = code!.trimEnd().split('\n');
    const file = /[\w/-]+\.[\w.]+/.exec(firstLine!)![0];
    if (kind === 'diff') {
      const text = (isWanted: (line: string) => boolean) =>
        lines
          .filter(isWanted)
          .map((line) => line.slice(1))
          .join('\n');
      await edit(
        file,
        text((line) => !line.startsWith('+')),
        text(() => true),
      );
    } else await writeFile(join(folder, file), code!);
  }
}
