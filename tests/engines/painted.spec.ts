import sharp from 'sharp';
import { rest } from '../support/visitor.ts';
import { barState, open, scrollTo } from './page.ts';
import { expect, test } from './visitor.ts';

test.use({ clips: true });

test('the bar that returns is painted, time and again', async ({ visitor }) => {
  await open(visitor);
  for (const _ of Array(5)) {
    await scrollTo(visitor, 5200);
    await visitor.evaluate(rest);
    await scrollTo(visitor, 5000);
    await expect.poll(async () => (await barState(visitor)).shown).toBe(true);
    await visitor.evaluate(rest);
    const { left, top } = await visitor.evaluate(() => {
      const { x, y, height } = document.querySelector('#menu > :last-child > a')!.getBoundingClientRect();
      return { left: Math.round(x + 6), top: Math.round(y + height / 2) };
    });
    const inside = sharp(await visitor.screenshot()).extract({ left, top, width: 3, height: 3 });
    const [red, , blue] = (await sharp(await inside.toBuffer()).stats()).channels;
    expect(red!.mean - blue!.mean, 'the invitation is orange').toBeGreaterThan(80);
    await scrollTo(visitor, 2800);
  }
});
