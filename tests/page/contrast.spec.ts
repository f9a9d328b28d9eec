import { formatHex } from 'culori';
import { heroVideo } from '../support/clips.ts';
import { paletteOf } from '../../tools/theme/palette.ts';
import { cssOf } from '../../tools/theme/tones.ts';
import { content } from '../support/content.ts';
import { contrast, leastContrast, rgbOf, textColour } from '../support/colour.ts';
import { expect, open, phone, test } from '../support/visitor.ts';
import { labels, service } from '../support/words.ts';

const wide = { width: 1440, height: 900 };

test.describe('the words over a picture can be read', () => {
  test.use({ expectedErrors: /404/ });

  test.describe('in the hero', () => {
    test.use({ clips: true });

    test('whichever frame of the clip is showing', async ({ page }) => {
      await open(page);
      await expect(heroVideo(page)).toHaveCSS('opacity', '1');
      await heroVideo(page).evaluate(replaceByBrightest);
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        const words = page.getByRole('region', { name: labels.introduction }).locator('h1, p:visible');
        expect(await leastContrast(words)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  test('on the other pages', async ({ page }) => {
    // The head of a story is that of a service.
    for (const path of [service.path, '/404-page']) {
      await open(page, path);
      for (const viewport of [wide, { width: phone.width, height: 1200 }]) {
        await page.setViewportSize(viewport);
        const words = page.getByRole('main').locator('.night').first().locator('h1, p:visible');
        expect(await leastContrast(words), path).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('the page has the colours of the theme, as the unit tests calculate them', async ({ page }) => {
  await page.goto('./');
  const { colours } = paletteOf(content.theme.theme);
  const button = page.locator('#menu a.button');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['paper', 'ink-soft', 'accent'] as const)
      expect(hex(await rgbOf(page, `var(--${name})`)), name).toBe(formatHex(colours[name][colorScheme]));
    const shown = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(contrast(await textColour(button), await rgbOf(page, shown))).toBeGreaterThan(7);
  }
  await button.hover();
  await expect(button).toHaveCSS('background-color', cssOf(colours['accent-hover'].light));
});

function hex(rgb: number[]): string {
  return `#${Buffer.from(rgb).toString('hex')}`;
}

/** Puts in the place of the clip what each pixel is at its brightest over the whole loop: no frame is brighter. */
async function replaceByBrightest(video: HTMLVideoElement) {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'lighten';
  video.playbackRate = 4;
  // Seeking would decode most of the clip again each time: it plays until every half second of it was seen.
  const seen = new Set<number>();
  while (seen.size < Math.floor(video.duration * 2)) {
    await new Promise<void>((done) =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => {
        seen.add(Math.floor(mediaTime * 2));
        context.drawImage(video, 0, 0);
        done();
      }),
    );
  }
  video.pause();
  const { objectFit, objectPosition } = getComputedStyle(video);
  Object.assign(canvas.style, { inlineSize: '100%', blockSize: '100%', objectFit, objectPosition });
  video.after(canvas);
}
