import type { Content } from './content.ts';

/** The tags in the head of a page. A page without a canonical address gets `noindex`. */
export type Head = { title: string; description: string; canonical?: string };

/** The exports of src/entries/prerender.tsx, which the build calls. */
export type Prerender = {
  /** Media fields hold the URL of the file in the built site. */
  content: Content;
  /** The HTML file of each path. Hosts serve about.html for /about without a redirect. */
  pages: Record<string, string>;
  render: (path: string) => Promise<{ head: Head; body: string }>;
};
