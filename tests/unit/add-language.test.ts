import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../tools/content/add-language.ts';
import { temporaryFolder } from './temporary-folder.ts';

const files = {
  'content/site.ts': `import { hero } from './media/hero.ts';
import { services } from './services.ts';
import type { Site } from '../model/site.ts';

export const site: Site = { language: 'en', url: 'https://lena.example', hero, services };
`,
  'content/services.ts': 'export const services = [];\n',
  'content/labels.ts': "export const labels = { menu: 'More' };\n",
  'content/stories/shop.ts': `import type { Story } from '../../model/stories.ts';
import { shop } from '../media/shop.ts';

export const story: Story = { shop };
`,
  'content/media/hero.ts': '',
  'content/ur/site.ts': '',
  'model/labels/en.ts': '',
  'model/labels/ar.ts': '',
  'model/labels/labels.ts': '',
  'model/labels/ur.ts': '',
};

test('the files of the first language are copied, with their imports and their language', async () => {
  const root = temporaryFolder(files);
  expect(await addLanguage(root, 'ar')).toEqual({
    files: ['content/ar/services.ts', 'content/ar/site.ts', 'content/ar/stories/shop.ts'],
  });
  const read = (name: string) => readFileSync(join(root, 'content/ar', name), 'utf8');
  expect(read('site.ts')).toBe(`import { hero } from '../media/hero.ts';
import { services } from './services.ts';
import type { Site } from '../../model/site.ts';

export const site: Site = { language: 'ar', url: 'https://lena.example', hero, services };
`);
  expect(read('services.ts')).toBe(files['content/services.ts']);
  expect(read('stories/shop.ts')).toContain("from '../../../model/stories.ts';");
  expect(read('stories/shop.ts')).toContain("from '../../media/shop.ts';");
  expect(readdirSync(join(root, 'content'))).not.toContainEqual(expect.stringMatching(/^\./));
});

test.each([
  ['arabic', "'arabic' is not the code of a language: write one like ar, de or pt-BR."],
  ['pt-br', "'pt-br' is not the code of a language: write one like ar, de or pt-BR."],
  ['../x', "'../x' is not the code of a language: write one like ar, de or pt-BR."],
  ['en', "'en' is the first language of the site already: choose another."],
  ['ur', 'content/ur is there already: translate its files, or remove it and run this again.'],
  [
    'sw',
    "'sw' has no labels yet: choose one of ar, en, ur, or copy model/labels/en.ts to model/labels/sw.ts and translate it.",
  ],
])('the language %s is refused in one sentence, and nothing is written', async (code, message) => {
  const root = temporaryFolder(files);
  await expect(addLanguage(root, code)).rejects.toThrow(message);
  expect(existsSync(join(root, 'content/ur/services.ts'))).toBe(false);
  expect(readdirSync(join(root, 'content')).sort()).toEqual([
    'labels.ts',
    'media',
    'services.ts',
    'site.ts',
    'stories',
    'ur',
  ]);
});
