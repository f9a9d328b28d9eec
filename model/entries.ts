import type { Content } from './content.ts';
import type { Story } from './stories.ts';

// These take content with mistakes too.

/** The entries with their index. Entries that are not objects are left out: the schema check reports them. */
export function entriesOf<Entry>(list: Entry[] | undefined): [number, Entry][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter(([, entry]) => typeof entry === 'object' && entry !== null);
}

/** The ids of the projects, which stories, links and commands name. */
export function projectIds(content: object): string[] {
  return entriesOf((content as Partial<Content>).projects?.projects).map(([, { id }]) => id);
}

/** The ids of the texts in sections of the owner's own, which may have a portrait. */
export function ownTextIds(content: object): string[] {
  const sections = entriesOf((content as Partial<Content>).sections?.sections);
  return sections.flatMap(([, { id, kind }]) => (kind === 'text' ? id : []));
}

/** Whether a content file has a story. Its name is `stories/` and the id of the project. */
export function isStory(file: string): boolean {
  return file.startsWith('stories/');
}

export function storyId(file: string): string {
  return file.slice('stories/'.length);
}

export function storyFiles(content: object): [file: string, exported: { story?: Partial<Story> }][] {
  return Object.entries(content).filter(([file]) => isStory(file));
}
