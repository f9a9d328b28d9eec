import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { drawable } from '../pictures/drawable.ts';
import { type Faces, readFacesFor } from '../pictures/faces.ts';
import { fieldName } from './field-name.ts';
import { locator } from './locate.ts';

type Drawn = { file: 'site' | 'services'; path: PropertyKey[]; words: string; face: keyof Faces };

/** Emoji and letters in the texts of icons and share pictures that no font has, so that the pictures lack them. */
export async function lettersLeftOut({
  root,
  content,
  code = '',
}: {
  root: string;
  content: Content;
  code?: string;
}) {
  const { site } = content.site;
  const titles = content.services.servicePages.map(
    ({ title }, index): Drawn => ({
      file: 'services',
      path: ['servicePages', index, 'title'],
      words: title,
      face: 'display',
    }),
  );
  const texts: Drawn[] = [
    { file: 'site', path: ['site', 'name'], words: site.name, face: 'display' },
    { file: 'site', path: ['site', 'initials'], words: site.initials, face: 'heavy' },
    { file: 'site', path: ['site', 'role'], words: site.role, face: 'text' },
    { file: 'site', path: ['site', 'hero', 'headline'], words: site.hero.headline, face: 'display' },
    ...titles,
  ];
  // Every font has the letters of ASCII.
  const others = texts.filter(({ words }) => /[^ -~]/.test(words));
  if (others.length === 0) return { heading, left: [] };
  const faces = await readFacesFor(root, content.theme.theme.fonts, content);
  const locate = locator(root);
  const lines = others.map(async ({ file, path, words, face }) => {
    const { missing } = await drawable(words, faces[face]);
    if (missing.length === 0) return [];
    const letters = `${missing.slice(0, 9).join(' ')}${missing.length > 9 ? ' …' : ''}`;
    return `${locate(join(code, file), path)}  ${fieldName(content[file], path)}  has ${letters}, left out of the pictures because no font here has it: write it without, or name a font that has it in fonts of content/theme.ts, like more: ['Noto Sans']`;
  });
  return { heading, left: (await Promise.all(lines)).flat() };
}

const heading = 'Letters that icons and share pictures lack';
