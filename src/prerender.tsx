import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import * as experience from '../content/experience.ts';
import * as projects from '../content/projects.ts';
import type { Content } from '../content/schema.ts';
import * as services from '../content/services.ts';
import * as site from '../content/site.ts';
import * as technologies from '../content/technologies.ts';
import { App } from './app.tsx';

/** What the owner says, with each file at the address it is served from. */
export const content: Content = { site, services, experience, technologies, projects };

/** The path of each page, and the file it is written to: hosts find /about in about.html without a redirect. */
export const pages: Record<string, string> = {
  '/': 'index.html',
  ...Object.fromEntries(services.servicePages.map(({ path }) => [path, `${path.slice(1)}.html`])),
  '/404': '404.html',
};

export async function render(path: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={import.meta.env.BASE_URL + path.slice(1)} basename={import.meta.env.BASE_URL}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  // React puts what belongs in the head (title, description, preloads) before everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)![0];
  return { head, body: html.slice(head.length) };
}
