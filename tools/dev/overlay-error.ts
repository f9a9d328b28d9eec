import { join } from 'node:path';

/** The overlay wraps the message, but makes links to the editor only in the stack, and only of absolute paths. */
export function overlayError(root: string, problems: string[]) {
  const places = problems
    .map((problem) => /^\S+:\d+:\d+/.exec(problem)?.[0])
    .filter((place) => place !== undefined);
  const links = places.map((place) => join(root, place)).join('\n');
  return {
    message: problems.join('\n\n'),
    stack: links && `Open in your editor:\n${links}`,
    plugin: 'content',
  };
}
