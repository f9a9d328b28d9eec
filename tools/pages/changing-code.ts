import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Hooks that give the same for as long as a page is shown. */
const constant = 'Site|Content|Labels|Phrases|Location|LocationProperty|Router|StoryLink';
/** A component with state, one that answers events, or one that is a class. */
const change = new RegExp(`\\buse(?!(${constant})\\()[A-Z]\\w*\\(|\\bon[A-Z]\\w*=|\\bextends\\b`);

/**
 * The code of a site that may change a page after it was prerendered. All that other components show is on the pages from the
 * start: it depends on the content alone.
 */
export async function readChangingCode(root: string): Promise<string> {
  const names = await readdir(join(root, 'src'), { recursive: true });
  const files = names.filter((name) => !name.startsWith('editor') && /^\.tsx?$/.test(extname(name)));
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(root, 'src', name), 'utf8') })),
  );
  return texts
    .filter(({ name, text }) => extname(name) === '.ts' || change.test(text))
    .map(({ text }) => text)
    .join('\n');
}
