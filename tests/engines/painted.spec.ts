import sharp from 'sharp';
import { projectsWithClip } from '../support/clips.ts';
import { waitForAnimations } from '../support/visitor.ts';
import { test } from './fixtures.ts';
import { barState, open, scrollTo, soon } from './page.ts';

test.use({ clips: true });

// Without its `will-change` WebKit leaves the bar unpainted in 17 of 20 returns over a clip that plays, and seldom elsewhere.
const project = projectsWithClip.find(({ attachmentOnRight }) => attachmentOnRight)!;

test('the bar that returns over a clip is painted, time and again', async ({ visitor }) => {
  await open(visitor);
  const clip = await visitor.evaluate(
    (id) => document.querySelector(`#${id} img`)!.getBoundingClientRect().top,
    project.id,
  );
  for (const _ of Array(3)) {
    await scrollTo(visitor, clip + 400);
    await visitor.evaluate(waitForAnimations);
    await scrollTo(visitor, clip + 200);
    await soon(async () => (await barState(visitor)).shown).toBe(true);
    await visitor.evaluate(waitForAnimations);
    const { left, top, colour } = await visitor.evaluate(() => {
      const button = document.querySelector('#menu > :last-child > a')!;
      const { x, y, height } = button.getBoundingClientRect();
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(button).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const colour = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      return { left: Math.round(x + 6), top: Math.round(y + height / 2), colour };
    });
    // The picture may show the frame before. Without that line nothing paints the bar later either.
    await soon(async () => {
      const inside = sharp(await visitor.screenshot()).extract({ left, top, width: 3, height: 3 });
      const { channels } = await sharp(await inside.toBuffer()).stats();
      return Math.max(...colour.map((value, index) => Math.abs(channels[index]!.mean - value)));
    }, 'the button has its colour').toBeLessThan(8);
    await scrollTo(visitor, clip - 3000);
  }
});
