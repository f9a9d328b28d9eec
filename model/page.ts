import type { Content } from './content.ts';

/** What the head of a page says about it. A page without a canonical address is not for search engines. */
export type Head = { title: string; description: string; canonical?: string };

/** What src/entries/prerender.tsx exports for the build. */
export type Prerender = {
  /** Media are at the address they are served from. */
  content: Content;
  /** The file of each page by its path. Hosts find /about in about.html without a redirect. */
  pages: Record<string, string>;
  render: (path: string) => Promise<{ head: Head; body: string }>;
};
