import { expect, test } from '@playwright/test';
import { heroScenes } from '../../model/theme.ts';
import { loadHero } from '../../tools/hero/load-hero.ts';
import { openStage } from '../../tools/hero/stage.ts';
import { findBrowser } from '../../tools/programs/find-browser.ts';
import { copyProject } from '../support/project-copy.ts';

test.describe.configure({ mode: 'parallel', timeout: 90_000 });

for (const scene of heroScenes)
  test(`the scene ${scene} is a loop: its last frame leads to the first as each leads to the next`, async () => {
    const { folder, edit, remove } = await copyProject();
    await edit('content/theme.ts', /scene: '\w+'/, `scene: '${scene}', seed: 'loop'`);
    await expectLoop(folder);
    await remove();
  });

async function expectLoop(folder: string) {
  const browser = await findBrowser();
  const { signal } = new AbortController();
  const stage = await openStage(await loadHero(folder), { width: 320, height: 180 }, { browser, signal });
  try {
    const at = (frame: number) => stage.shoot(frame / 300);
    const [first, second, last, again] = [await at(0), await at(1), await at(299), await at(300)];
    const step = difference(first, second);
    expect(difference(again, first)).toBeLessThan(0.05 * step);
    expect(difference(last, first)).toBeLessThan(1.5 * step);
  } finally {
    await stage.close();
  }
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 2) sum += Math.abs(one.readUInt16LE(at) - other.readUInt16LE(at));
  return sum;
}
