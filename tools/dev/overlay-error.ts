import { join } from 'node:path';
import { lineOf, placeText, type Problem } from '../content/problem.ts';

/** The overlay wraps the message, but makes links to the editor only in the stack, and only of absolute paths. */
export function overlayError(root: string, problems: Problem[]) {
  const places = problems.filter(({ position }) => position);
  const links = places.map((place) => join(root, placeText(place))).join('\n');
  return {
    message: problems.map(lineOf).join('\n\n'),
    stack: links && `Open in your editor:\n${links}`,
    plugin: 'content',
  };
}
