import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { labels } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import { click, open, soon } from './page.ts';
import type { Visitor } from './visitor.ts';

const schemes = ['light', 'dark'] as const;

test('the chosen scheme is shown at once, on other pages and after a reload', async ({ visitor }) => {
  await open(visitor);
  for (const [scheme, name] of [
    ['dark', labels.darkScheme],
    ['light', labels.lightScheme],
  ] as const) {
    await click(visitor, 'summary', labels.scheme, 'nav');
    await click(visitor, 'label', name, 'nav');
    await soon(() => shown(visitor)).toBe(scheme);
    await visitor.reload();
    expect(await shown(visitor)).toBe(scheme);
    await open(visitor, '/services/service1');
    expect(await shown(visitor)).toBe(scheme);
  }
});

test.describe('before the script of the page has come', () => {
  test.use({ expectedErrors: /client-|404|Loading failed/i });

  test('the chosen scheme is there, with an empty and a full cache', async ({ visitor }) => {
    const site = await mkdtemp(join(tmpdir(), 'without-script-'));
    await cp('dist', site, { recursive: true });
    for (const file of await readdir(join(site, 'assets')))
      if (/^client-.*\.js/.test(file)) await rm(join(site, 'assets', file));
    const { address, close } = await serveSite(0, site);
    for (const scheme of schemes) {
      await visitor.goto(`${address}robots.txt`);
      await visitor.evaluate((scheme) => localStorage.setItem('scheme', scheme), scheme);
      for (const page of ['services/service1', '', 'services/service1']) {
        await visitor.goto(address + page);
        expect(await visitor.evaluate(() => document.querySelector('nav details fieldset'))).toBeNull();
        expect(await shown(visitor)).toBe(scheme);
        expect(await paper(visitor)).toBe(scheme);
      }
    }
    close();
    await rm(site, { recursive: true });
  });
});

function shown(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
}

/** By the colour of the paper. Not by a screenshot, for which Firefox puts a style into the page. */
function paper(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0]! > 128 ? 'light' : 'dark';
  });
}
