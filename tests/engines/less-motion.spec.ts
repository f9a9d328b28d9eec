import { click, expectPlaying, fetchedClips, open, texts } from './page.ts';
import { expect, test } from './visitor.ts';

test.use({ lessMotion: true, clips: true });

test('for a visitor who asked for less motion nothing moves and no clip is fetched until it is asked for', async ({
  visitor,
}) => {
  await open(visitor, '/#order-tracker');
  expect(await texts(visitor, 'nav > button')).toContain('Play motion');
  await expect.poll(() => texts(visitor, '#order-tracker button')).toEqual(['Play clips']);
  expect(await fetchedClips(visitor)).toEqual([]);
  await click(visitor, 'button', 'Play clips', '#order-tracker');
  await expectPlaying(visitor, '#order-tracker');
});
