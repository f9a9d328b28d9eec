import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../tools/content/add-language.ts';
import { temporaryFolder } from './temporary-folder.ts';

const files = {
  'content/site.ts': `import type { Site } from '../model/written.ts';
import type { Hero } from './types.ts';

const hero: Hero = { video: 'hero' };
export const site: Site = { language: 'en', url: 'https://lena.example', hero };
`,
  'content/services.ts': 'export const services = [];\n',
  'content/labels.ts': "export const labels = { menu: 'More' };\n",
  'content/theme.ts': 'export const theme = { accent: 58 };\n',
  'content/stories/shop.ts': `import type { Story } from '../../model/written.ts';
import type { Shop } from '../types.ts';

export const story: Story = { media: [{ video: 'shop' }] } satisfies Shop;
`,
  'content/media/hero.json': '',
  'content/ur/site.ts': '',
  'model/labels/en.ts': 'export const labels = {};',
  'model/labels/ar.ts': 'export const labels = {};',
  'model/labels/type.ts': '',
  'model/labels/ur.ts': 'export const labels = {};',
};

test('the files of the first language are copied, with their imports and their language', async () => {
  const root = temporaryFolder(files);
  expect(await addLanguage(root, 'ar')).toEqual({
    files: ['content/ar/services.ts', 'content/ar/site.ts', 'content/ar/stories/shop.ts'],
  });
  const read = (name: string) => readFileSync(join(root, 'content/ar', name), 'utf8');
  expect(read('site.ts')).toBe(`import type { Site } from '../../model/written.ts';
import type { Hero } from '../types.ts';

const hero: Hero = { video: 'hero' };
export const site: Site = { language: 'ar', url: 'https://lena.example', hero };
`);
  expect(read('services.ts')).toBe(files['content/services.ts']);
  expect(read('stories/shop.ts')).toContain("from '../../../model/written.ts';");
  expect(read('stories/shop.ts')).toContain("from '../../types.ts';");
  expect(read('stories/shop.ts')).toContain("[{ video: 'shop' }]");
  expect(readdirSync(join(root, 'content'))).not.toContainEqual(expect.stringMatching(/^\./));
});

const order = "export const order: string[] = ['services', 'about'];";
const sections = "export const sections = [{ id: 'about' }];";

test('the order of the home page is not copied: it is that of the first language', async () => {
  const root = temporaryFolder({ ...files, 'content/sections.ts': `${order}\n\n${sections}\n` });
  await addLanguage(root, 'ar');
  expect(readFileSync(join(root, 'content/ar/sections.ts'), 'utf8')).toBe(`${sections}\n`);
});

test('a file that has only the order of the home page is not copied', async () => {
  const root = temporaryFolder({ ...files, 'content/sections.ts': `${order}\n` });
  expect((await addLanguage(root, 'ar')).files).not.toContain('content/ar/sections.ts');
});

test('a language is refused in one sentence, and nothing is written', async () => {
  const root = temporaryFolder(files);
  for (const [code, message] of [
    ['arabic', "'arabic' is not the code of a language: write one like ar, de or pt-BR."],
    ['pt-br', "'pt-br' is not the code of a language: write pt-BR."],
    ['JA', "'JA' is not the code of a language: write ja."],
    ['zh_tw', "'zh_tw' is not the code of a language: write zh-TW."],
    ['日本語', "'日本語' is not the code of a language: write one like ar, de or pt-BR."],
    ['jp', "'jp' is the code of no language: write ja."],
    ['xx', "'xx' is the code of no language: write one of ar, en, ur."],
    ['../x', "'../x' is not the code of a language: write one like ar, de or pt-BR."],
    ['en', "'en' is the first language of the site already: choose another."],
    ['ur', 'content/ur is there already: translate its files, or remove it and run this again.'],
    [
      'sw',
      "'sw' (Swahili) has no labels yet: choose one of ar, en, ur, or copy model/labels/en.ts to model/labels/sw.ts and translate it.",
    ],
    [
      'ur-Deva',
      "'ur-Deva' (Urdu (Devanagari)) has no labels yet: choose one of ar, en, ur, or copy model/labels/ur.ts to",
    ],
  ] as const)
    await expect(addLanguage(root, code), code).rejects.toThrow(message);
  expect(existsSync(join(root, 'content/ur/services.ts'))).toBe(false);
  const names = ['labels.ts', 'media', 'services.ts', 'site.ts', 'stories', 'theme.ts', 'ur'];
  expect(readdirSync(join(root, 'content')).sort()).toEqual(names);
});
