import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Face, readFaces } from '../../tools/pictures/faces.ts';
import { shapeLine } from '../../tools/pictures/shape-line.ts';
import { drawSharePicture } from '../../tools/pictures/share-picture.ts';
import { UserError } from '../../tools/user-error.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const ascii = String.fromCodePoint(...Array(0x7f).keys()).slice(0x20);
const faces = await readFaces('.', validContent().theme.theme.fonts, ascii);
const colours: Record<string, string> = {
  night: '#000000',
  'on-night': '#ffffff',
  'on-night-soft': '#ffffff',
};
const jpeg = (background: string) =>
  sharp({ create: { width: 128, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The picture of the page with this headline. Its backdrop is black, and the project beside it is red. */
async function draw(
  path: string,
  headline: string,
  { display = faces.display, content = validContent() } = {},
) {
  content.site.site.hero.headline = headline;
  // Longer than the picture is wide.
  content.site.site.name = 'Lena Brandt '.repeat(9);
  for (const page of content.services.servicePages) page.title = headline;
  const assets = temporaryFolder({ 'hero.jpg': await jpeg('#000'), 'route-planner.jpg': await jpeg('#f00') });
  const picture = await drawSharePicture(path, {
    content,
    assets,
    colour: (name) => colours[name]!,
    faces: { ...faces, display },
    corners: 'soft',
  });
  expect(picture.length).toBeLessThan(300_000);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return picture;
}

test.each([
  ['the home page', '/', `您的團隊兩年後仍會喜歡的 ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} 🚀`],
  ['a service without a project', '/services/shops', 'Shops on the web'],
])('in the picture of %s the headline is inside the edges', async (_, path, headline) => {
  const brightest = await brightestOf(await draw(path, headline));
  expect(brightest({ left: 64, top: 160, right: 1136, bottom: 566 })).toBeGreaterThan(128);
  for (const edge of [
    { left: 0, top: 0, right: 56, bottom: 630 },
    { left: 1150, top: 0, right: 1200, bottom: 630 },
    { left: 0, top: 590, right: 1200, bottom: 630 },
  ])
    expect(brightest(edge)).toBeLessThan(64);
});

test('in the picture of a service a long title stays beside its first project', async () => {
  const picture = await draw('/services/apps', 'Software that is easy to use, '.repeat(12));
  const brightest = await brightestOf(picture);
  expect(brightest({ left: 64, top: 160, right: 600, bottom: 566 })).toBeGreaterThan(128);
  expect(brightest({ left: 610, top: 160, right: 655, bottom: 630 })).toBeLessThan(64);
  const project = { left: 1100, top: 500, width: 1, height: 1 };
  const [red, green] = await sharp(picture).extract(project).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(50);
});

test('in the picture of a site that is written from right to left the text is at the right, the project at the left', async () => {
  const rightToLeft = (face: Face): Face => ({ ...face, direction: 'rtl' });
  const display = rightToLeft(faces.display);
  const home = await brightestOf(await draw('/', 'Short', { display }));
  expect(home({ left: 900, top: 460, right: 1136, bottom: 566 })).toBeGreaterThan(128);
  expect(home({ left: 0, top: 460, right: 800, bottom: 566 })).toBeLessThan(64);
  const picture = await draw('/services/apps', 'Apps', { display });
  const [red] = await sharp(picture).extract({ left: 100, top: 500, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect((await brightestOf(picture))({ left: 700, top: 460, right: 1136, bottom: 566 })).toBeGreaterThan(
    128,
  );
});

test('an emoji that no font has is left out, and the rest keeps its font', async () => {
  const [withEmoji, without] = [await draw('/', 'Shops that sell 🚀'), await draw('/', 'Shops that sell')];
  expect(withEmoji.equals(without)).toBe(true);
});

test('a line that is not drawn to its end is an error with its words and the page', async () => {
  const display = { ...faces.display, fonts: [withBrokenOutlines('Z')] };
  const drawing = draw('/services/shops', 'Zero clutter, with locks that hold', { display });
  await expect(drawing).rejects.toBeInstanceOf(UserError);
  await expect(drawing).rejects.toThrow(
    /^The share picture of \/services\/shops does not show the whole line "Zero clutter, with": its font cannot be drawn\. Choose/,
  );
});

/** The font, with an outline for this letter that is no path. */
function withBrokenOutlines(broken: string): Face['fonts'][number] {
  const [{ font, ...others }] = faces.display.fonts as [Face['fonts'][number]];
  const { id } = shapeLine(broken, faces.display.fonts, 'ltr', 0)!.glyphs[0]!;
  const glyphToPath = (each: number) => (each === id ? 'MNaN 0' : font.glyphToPath(each));
  return { ...others, font: Object.create(font, { glyphToPath: { value: glyphToPath } }) };
}

test('a service shows the first of its projects that has a picture', async () => {
  const content = validContent();
  const { projects } = content.projects;
  const withoutPicture = { ...projects[0]!, id: 'secret' };
  delete withoutPicture.image;
  projects.unshift(withoutPicture);
  content.services.servicePages[0]!.projects = ['secret', 'route-planner', 'stock-count'];
  const picture = await draw('/services/apps', 'Apps', { content });
  const [red] = await sharp(picture).extract({ left: 1100, top: 500, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
});

/** Returns a function that gives the brightest grey in a part of the picture, from 0 to 255. */
async function brightestOf(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>) => {
    let highest = 0;
    for (let y = top; y < bottom; y++)
      for (const level of data.subarray(y * info.width + left, y * info.width + right))
        highest = Math.max(highest, level);
    return highest;
  };
}
