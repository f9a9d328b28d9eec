import { projectsWithClip } from '../support/clips.ts';
import { labels } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import { click, expectPlaying, fetchedClips, motionButton, open, soon, texts } from './page.ts';

test.use({ lessMotion: true, clips: true });

test('who asked for less motion gets no clip until they ask for it', async ({ visitor }) => {
  const { id } = projectsWithClip[0]!;
  await open(visitor, `/#${id}`);
  expect(await motionButton(visitor)).toEqual([labels.playMotion]);
  await soon(() => texts(visitor, `#${id} button`)).toEqual([labels.playClips]);
  expect(await fetchedClips(visitor)).toEqual([]);
  await click(visitor, 'button', labels.playClips, `#${id}`);
  await expectPlaying(visitor, `#${id}`);
});
