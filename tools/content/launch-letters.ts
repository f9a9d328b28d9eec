import type { Content } from '../../model/content.ts';
import { fontWithLetters } from '../fonts/font-with-letters.ts';
import { lettersIn } from '../fonts/letters.ts';
import { planFaces } from '../fonts/plan-faces.ts';
import { baseFiles, themeFonts } from '../fonts/theme-fonts.ts';
import { type Faces, readFacesFor } from '../pictures/faces.ts';
import { drawable } from '../pictures/lettering.ts';
import { textsIn } from './field-name.ts';
import { entryWriter, type Group, type Project } from './launch-line.ts';
import { type Problem, problemOfFile } from './problem.ts';

type Drawn = { file: keyof Content; path: PropertyKey[]; words: string; face: keyof Faces };

/** Emoji and letters in the texts of icons and share pictures that no font has, so that the pictures lack them. */
export async function lettersLeftOut(project: Project): Promise<Group> {
  const { root, content } = project;
  // Every font has the letters of ASCII.
  const others = drawnTexts(content).filter(({ words }) => /[^ -~]/.test(words));
  if (others.length === 0) return { heading, left: [] };
  const faces = await readFacesFor(root, content.theme.theme.fonts, content);
  const entry = entryWriter(project);
  const left = others.flatMap(({ file, path, words, face }) => {
    const { missing } = drawable(words, faces[face]);
    if (missing.length === 0) return [];
    const letters = `${missing.slice(0, 9).join(' ')}${missing.length > 9 ? ' …' : ''}`;
    const message = `has ${letters}, left out of the pictures because no font here has it: write it without, or name a font that has it in fonts of content/theme.ts, like more: ['${fontWithLetters(letters)}']`;
    return entry(file, path, message);
  });
  return { heading, left };
}

const heading = 'Letters that icons and share pictures lack';

function drawnTexts(content: Content): Drawn[] {
  const { site } = content.site;
  const title = (file: 'services' | 'projects', list: string, index: number, words: string): Drawn => ({
    file,
    path: [list, index, 'title'],
    words,
    face: 'display',
  });
  return [
    { file: 'site', path: ['site', 'name'], words: site.name, face: 'display' },
    { file: 'site', path: ['site', 'initials'], words: site.initials, face: 'heavy' },
    { file: 'site', path: ['site', 'role'], words: site.role, face: 'text' },
    { file: 'site', path: ['site', 'hero', 'headline'], words: site.hero.headline, face: 'display' },
    ...content.services.servicePages.map((page, index) =>
      title('services', 'servicePages', index, page.title),
    ),
    ...content.projects.projects.flatMap((project, index) =>
      content[`stories/${project.id}`] ? [title('projects', 'projects', index, project.title)] : [],
    ),
  ];
}

/** The letters of the content that no font of the site has, so that each visitor sees them in a font of their system. */
export async function systemLetters(root: string, content: Content): Promise<Problem[]> {
  const { fonts } = content.theme.theme;
  const letters = lettersIn(textsIn(content).map(({ value }) => value));
  const bases = themeFonts(root, fonts).flatMap(baseFiles);
  const { missing } = await planFaces(root, bases, fonts.more, letters);
  const fontsLacking = new Map<string, string[]>();
  for (const [family, lacking] of missing) {
    const shown = [...lacking].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const some = `${shown.slice(0, 20).join(' ')}${shown.length > 20 ? ` and ${shown.length - 20} more` : ''}`;
    const name = family.replace(/ Variable$/, '');
    if (some) fontsLacking.set(some, [...(fontsLacking.get(some) ?? []), name]);
  }
  return [...fontsLacking].map(([some, fonts]) =>
    problemOfFile(
      'content/theme.ts',
      `not in ${fonts.join(' and ')}: for a font of your choice, write its name at fontsource.org into fonts of content/theme.ts, like more: ['${fontWithLetters(some)}']`,
      some,
    ),
  );
}
