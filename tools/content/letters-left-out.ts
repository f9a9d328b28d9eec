import type { Content } from '../../model/content.ts';
import { fontWithLetters } from '../fonts/font-with-letters.ts';
import { type Faces, readFacesFor } from '../pictures/faces.ts';
import { drawable } from '../pictures/lettering.ts';
import { type Group, lineWriter, type Project } from './launch-line.ts';

type Drawn = { file: keyof Content; path: PropertyKey[]; words: string; face: keyof Faces };

/** Emoji and letters in the texts of icons and share pictures that no font has, so that the pictures lack them. */
export async function lettersLeftOut(project: Project): Promise<Group> {
  const { root, content } = project;
  // Every font has the letters of ASCII.
  const others = drawnTexts(content).filter(({ words }) => /[^ -~]/.test(words));
  if (others.length === 0) return { heading, left: [] };
  const faces = await readFacesFor(root, content.theme.theme.fonts, content);
  const line = lineWriter(project);
  const left = others.flatMap(({ file, path, words, face }) => {
    const { missing } = drawable(words, faces[face]);
    if (missing.length === 0) return [];
    const letters = `${missing.slice(0, 9).join(' ')}${missing.length > 9 ? ' …' : ''}`;
    const message = `has ${letters}, left out of the pictures because no font here has it: write it without, or name a font that has it in fonts of content/theme.ts, like more: ['${fontWithLetters(letters)}']`;
    return line(file, path, message);
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
