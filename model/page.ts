import type { Content } from './content.ts';
import type { Story } from './stories.ts';

/** The tags in the head of a page. A page without a canonical address gets `noindex`. */
export type Head = { title: string; description: string; canonical?: string };

/** Another language of the site. `home` is the path of its home page, `name` its own name for itself. */
export type OtherLanguage = { code: string; name: string; home: string };

/** The exports of src/entries/prerender.tsx, which the build calls. */
export type Prerender = {
  /** Media fields hold the URL of the file in the built site. */
  content: Content;
  /** The HTML file of each path. Hosts serve about.html for /about without a redirect. */
  pages: Record<string, string>;
  /** `css`: the styles that only this page has. */
  render: (path: string) => Promise<{ head: Head; body: string; css: string }>;
};

/** The path of the page with the story of a project. */
export function storyPath(id: string): string {
  return `/projects/${id}`;
}

/** The stories by the id of their project, in the order of the projects. */
export function storiesIn(content: Content): { id: string; story: Story }[] {
  return content.projects.projects.flatMap(({ id }) => {
    const file = content[`stories/${id}`];
    return file ? [{ id, story: file.story }] : [];
  });
}
