import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Face, readFaces } from '../../tools/pictures/faces.ts';
import { standing } from '../../tools/pictures/place-picture.ts';
import { drawSharePicture } from '../../tools/pictures/share-picture.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const ascii = String.fromCodePoint(...Array(0x7f).keys()).slice(0x20);
const faces = await readFaces('.', validContent().theme.theme.fonts, ascii);
const rightToLeft: Face = { ...faces.display, direction: 'rtl' };
const jpeg = (background: string, width = 128, height = 80) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const [black, red, upright] = [await jpeg('#000'), await jpeg('#f00'), await jpeg('#f00', 60, 130)];

/** The picture of the page with this headline. Its backdrop is black, and the project beside it is red. */
async function draw(
  path: string,
  headline: string,
  { display = faces.display, content = validContent(), project = red } = {},
) {
  content.site.site.hero.headline = headline;
  // Longer than the picture is wide.
  content.site.site.name = 'Lena Brandt '.repeat(9);
  for (const page of content.services.servicePages) page.title = headline;
  const root = temporaryFolder({
    'content/media/hero.jpg': black,
    'content/media/route-planner.jpg': project,
  });
  const site = { root, theme: { ...content.theme.theme, corners: 'soft' as const } };
  const language = { content };
  const picture = await drawSharePicture({ path }, { site, language, faces: { ...faces, display } });
  expect(picture.length).toBeLessThan(300_000);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return { picture, ...(await readPicture(picture)) };
}

test('the headline is inside the edges, and an emoji that no font has is left out', async () => {
  const long = `您的團隊兩年後仍會喜歡的 ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} 🚀`;
  const [home, shops] = [await draw('/', long), await draw('/services/shops', 'Shops on the web')];
  for (const { brightest } of [home, shops]) {
    expect(brightest({ left: 64, top: 160, right: 1136, bottom: 566 })).toBeGreaterThan(128);
    for (const edge of [
      { left: 0, top: 0, right: 56, bottom: 630 },
      { left: 1150, top: 0, right: 1200, bottom: 630 },
      { left: 0, top: 590, right: 1200, bottom: 630 },
    ])
      expect(brightest(edge)).toBeLessThan(64);
  }
  const withEmoji = await draw('/services/shops', 'Shops on the web 🚀');
  expect(withEmoji.picture.equals(shops.picture), 'the rest keeps its font').toBe(true);
});

test('a long title of a service stays beside the first of its projects that has a picture', async () => {
  const content = validContent();
  const { projects } = content.projects;
  const withoutPicture = { ...projects[0]!, id: 'secret' };
  delete withoutPicture.image;
  projects.unshift(withoutPicture);
  content.services.servicePages[0]!.projects = ['secret', 'route-planner', 'stock-count'];
  const long = 'Software that is easy to use, '.repeat(12);
  const { brightest, isRed } = await draw('/services/apps', long, { content });
  expect(brightest({ left: 64, top: 160, right: 600, bottom: 566 })).toBeGreaterThan(128);
  expect(brightest({ left: 610, top: 160, right: 655, bottom: 630 })).toBeLessThan(64);
  expect(isRed(1100, 500)).toBe(true);
});

test('an upright project stands whole in width beside the title', async () => {
  const content = validContent();
  for (const { image, video } of content.projects.projects)
    for (const picture of [image, video?.poster]) if (picture) picture.shape = 'upright';
  const { isRed } = await draw('/services/apps', 'Apps', { content, project: upright });
  expect([750, 770, 1090, 1110].map((x) => isRed(x, 400))).toEqual([false, true, true, false]);
  expect([155, 625].map((y) => isRed(930, y))).toEqual([true, true]);
  const file = join(temporaryFolder({ 'upright.jpg': upright }), 'upright.jpg');
  expect(await standing(file, 'rtl', 8)).toMatchObject({ left: 1200 - 760 - 340, top: 150 });
});

test('on a site that is written from right to left the text is at the right, the project at the left', async () => {
  const { brightest, isRed } = await draw('/services/apps', 'Apps', { display: rightToLeft });
  expect(isRed(100, 500)).toBe(true);
  expect(brightest({ left: 560, top: 460, right: 800, bottom: 566 })).toBeLessThan(64);
  expect(brightest({ left: 900, top: 460, right: 1136, bottom: 566 })).toBeGreaterThan(128);
});

/** How bright a part of the picture is at most, from 0 to 255, and where it is red. */
async function readPicture(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => 3 * (y * info.width + x);
  return {
    brightest({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>) {
      const rows = Array.from({ length: bottom - top }, (_, row) =>
        data.subarray(at(left, top + row), at(right, top + row)),
      );
      return rows.reduce((most, row) => row.reduce((a, b) => Math.max(a, b), most), 0);
    },
    isRed: (x: number, y: number) => data[at(x, y)]! > 200 && data[at(x, y) + 1]! < 50,
  };
}
