import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasFfmpeg } from '../support/has-ffmpeg.ts';
import { copyProject } from '../support/project-copy.ts';
import { expect, scrollTo, test } from '../support/visitor.ts';

test.use({ clips: true });

const ids = ['ledger', 'rota', 'kiosk', 'courier'];

test('an owner makes the site theirs in one evening, and nothing of the sample is left', async ({ page }) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed here');
  test.setTimeout(240_000);
  const { folder, run, build, serve, remove } = await copyProject();
  const rewrite = async (file: string, change: (text: string) => string) => {
    const path = join(folder, 'content', file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  try {
    for (const file of ['site.ts', 'services.ts', 'experience.ts', 'projects.ts', 'technologies.ts'])
      await rewrite(file, inOwnWords);
    await rewrite('site.ts', (text) =>
      text
        .replace(/url: 'https:\/\/[^']+',/, "url: 'https://noor.dev/portfolio',")
        .replace("initials: 'IV'", "initials: 'NA'")
        .replace(/title: '.*'/, "title: 'Noor Aslan, apps for workshops'")
        .replace(/(?<= {2}description:\s+)'.*'/, `'${'I build apps for small workshops. '.repeat(3)}'`),
    );
    await rewrite('experience.ts', (text) =>
      withoutEntry(text, 2)
        .replace(/import kitebox.*\n/, '')
        .replaceAll(/(fieldnote|harbour-and-pine)\.svg/g, 'own-mark.svg'),
    );
    await writeFile(
      join(folder, 'content/media/own-mark.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><circle cx="28" cy="28" r="20"/></svg>',
    );
    await rewrite('projects.ts', (text) => {
      const renamed = withoutEntry(withoutEntry(text, 5), 4).split(/(?<=^ {4}id: )'[^']+'/m);
      return renamed.reduce((before, after, index) => `${before}'${ids[index - 1]}'${after}`);
    });
    await rewrite('services.ts', (text) =>
      text.replaceAll(/projects: \[.*\]/g, "projects: ['ledger', 'kiosk']"),
    );

    const clip = join(folder, 'screen recording.mp4');
    const picture = join(folder, 'screenshot.png');
    const source = 'testsrc2=size=320x200:rate=10:duration=0.5';
    execFileSync('ffmpeg', ['-loglevel', 'error', '-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', clip]);
    await sharp({ create: { width: 320, height: 200, channels: 3, background: '#356' } }).toFile(picture);
    for (const [file, id, ...others] of [
      [clip, 'ledger'],
      [picture, 'rota', 'kiosk', 'courier'],
    ] as const) {
      const { code, stdout } = await run('tools/media.ts', 'add', file, '--for', id);
      expect(code).toBe(0);
      // It says what to write, and this owner does just that; the picture serves three projects.
      const [importLine] = /import \{.*/.exec(stdout)!;
      const [field] = /(image|video): \w+,/.exec(stdout)!;
      for (const project of [id, ...others]) {
        const media = new RegExp(`(?<=id: '${project}',\\n\\s+)(image|video): \\w+,`);
        await rewrite('projects.ts', (text) => text.replace(media, field));
      }
      await rewrite('projects.ts', (text) => `${importLine}\n${text}`);
    }
    await rewrite('projects.ts', (text) =>
      text.replaceAll(/import .*media\/(calling|e-comm|internal|order|darzi|medical).*\n/g, ''),
    );

    expect(await build()).toMatchObject({ code: 0 });
    expect(await run('tools/launch.ts')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing is left to do/m),
    });

    const sample =
      /Idris|Vale\b|example\.com|sample-handle|442079460321|7946|Fieldnote|Harbour|Kitebox|Order Tracker|Darzi|Calling Software|darzi-app|order-tracker/;
    for (const file of await readdir(join(folder, 'dist'), { recursive: true })) {
      expect(file).not.toMatch(sample);
      if (/\.(html|js|json|xml|txt|vcf|webmanifest|svg)$|_headers|_redirects/.test(file))
        expect(await readFile(join(folder, 'dist', file), 'utf8'), file).not.toMatch(sample);
    }

    const { address, close } = await serve();
    expect(new URL(address).pathname).toBe('/portfolio/');
    await page.goto(address);
    await expect(page.getByRole('contentinfo').getByText('noor@aslan.dev')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .getByRole('article')
          .first()
          .locator('video')
          .evaluate((video) => (video as HTMLVideoElement).currentTime),
      )
      .toBeGreaterThan(0);
    await scrollTo(page, 0);
    await page.getByText('Services', { exact: true }).click();
    await page.getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL(`${address}services/service2`);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
    await page.goto('about:blank');
    close();
  } finally {
    await remove();
  }
});

/** Every name, address and number, and every sentence of five words or more. */
function inOwnWords(text: string): string {
  return text
    .replaceAll('Idris Vale', 'Noor Aslan')
    .replaceAll('Idris', 'Noor')
    .replaceAll("'IV'", "'NA'")
    .replaceAll('idris@example.com', 'noor@aslan.dev')
    .replaceAll('sample-handle', 'noor-aslan')
    .replaceAll('+442079460321', '+905321234567')
    .replaceAll('+44 20 7946 0321', '+90 532 123 45 67')
    .replaceAll(/Fieldnote|Harbour & Pine|Kitebox/g, 'Workshop Ltd')
    .replaceAll(
      /'(Calling Software|E-Commerce Management System|Internal Audit System|Order Tracker|Darzi App|Medical Consultancy App)'/g,
      "'A tool for workshops'",
    )
    .replaceAll(/'[^'\n]+'/g, (words) =>
      words.split(' ').length < 5 || /^'\d{4} to|Development'$/.test(words)
        ? words
        : `'Words of the owner, ${words.length} letters long at first, and every one of them is true.'`,
    );
}

/** The entries of a content file stand in a list, two spaces in. */
function withoutEntry(text: string, index: number): string {
  const entry = text.match(/^ {2}\{\n[\s\S]*?^ {2}\},\n/gm)![index]!;
  return text.replace(entry, '');
}
