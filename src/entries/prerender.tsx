import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { servicePages } from '../../content/services.ts';
import { type Prerender, storiesIn, storyPath } from '../../model/page.ts';
import { App } from '../app.tsx';
import { content as homeContent } from '../content.ts';
import { headOf } from '../pages/heads.ts';
import { findStory } from '../pages/stories.ts';
import { headOfStory } from '../pages/story-head.ts';

const storyFiles = import.meta.glob('../../content/stories/*.ts', { eager: true });

export const content: Prerender['content'] = {
  ...homeContent,
  ...Object.fromEntries(
    Object.entries(storyFiles).map(([path, exported]) => [
      path.slice('../../content/'.length, -'.ts'.length),
      exported,
    ]),
  ),
};

export const pages: Prerender['pages'] = {
  '/': 'index.html',
  ...Object.fromEntries(servicePages.map(({ path }) => [path, `${path.slice(1)}.html`])),
  ...Object.fromEntries(
    storiesIn(content).map(({ id }) => [storyPath(id), `${storyPath(id).slice(1)}.html`]),
  ),
  '/404': '404.html',
};

export const render: Prerender['render'] = async (path) => {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={import.meta.env.BASE_URL + path.slice(1)} basename={import.meta.env.BASE_URL}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // React would move a long story to the end of the page, with a script that puts it into its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const told = storiesIn(content).find(({ id }) => storyPath(id) === path);
  const page = await findStory(path)?.load();
  return {
    head: told ? headOfStory(told.id, told.story) : headOf(path),
    body: await new Response(prelude).text(),
    css: page?.css ?? '',
  };
};
