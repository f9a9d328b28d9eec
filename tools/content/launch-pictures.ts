import { join } from 'node:path';
import { publishedFile } from '../pictures/published-file.ts';
import { textsIn } from './field-name.ts';
import { mediaFolder } from './media.ts';
import type { Project } from './launch-line.ts';
import { type Problem, problemOfFile } from './problem.ts';

/** What the site does not have of the owner's pictures, which stay as they are. */
export async function leftOutOfPictures(projects: Project[]): Promise<Problem[]> {
  const [{ root }] = projects as [Project];
  const texts = projects.flatMap(({ content }) => textsIn(content).map(({ value }) => value));
  const paths = new Set(texts.filter((value) => value.startsWith(`./${mediaFolder}/`)));
  const found = [...paths].sort().map(async (path) => {
    const { leftOut } = await publishedFile(root, path);
    return leftOut.length > 0 ? [problemOfFile(join(path), leftOut.join(', '))] : [];
  });
  return (await Promise.all(found)).flat();
}
