import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import postcss from 'postcss';
import type { Content } from '../../model/content.ts';
import { baseFonts } from '../fonts/base-fonts.ts';
import { lettersIn } from '../fonts/letters.ts';
import { planFaces } from '../fonts/plan-faces.ts';
import { textsIn } from './field-name.ts';

/** The letters of the content that no font of the site has, so that each visitor sees them in a font of their system. */
export async function systemLetters({
  root,
  content,
  code = '',
}: {
  root: string;
  content: Content;
  code?: string;
}): Promise<string[]> {
  const letters = lettersIn(textsIn(content).map(({ value }) => value));
  const sheet = postcss.parse(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'));
  const more = content.site.site.fonts?.more ?? [];
  const { missing } = await planFaces(root, baseFonts(sheet, root), more, letters);
  const fontsLacking = new Map<string, string[]>();
  for (const [family, lacking] of missing) {
    const shown = [...lacking].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const some = `${shown.slice(0, 20).join(' ')}${shown.length > 20 ? ` and ${shown.length - 20} more` : ''}`;
    const name = family.replace(/ Variable$/, '');
    if (some) fontsLacking.set(some, [...(fontsLacking.get(some) ?? []), name]);
  }
  return [...fontsLacking].map(
    ([some, fonts]) =>
      `${some}  not in ${fonts.join(' and ')}: for a font of your choice, write its name at fontsource.org into ${posix.join('content', code, 'site.ts')}, like fonts: { more: ['Noto Sans'] }`,
  );
}
