import { prerender } from 'react-dom/static';
import type { Render } from '../../model/site-data.ts';
import { App } from '../app.tsx';
import { keepStory } from '../pages/stories.ts';
import css from '../pages/story.css?inline';

export const render: Render = async (site, path, story) => {
  const { StoryPage } = await import('../pages/story.tsx');
  if (story) keepStory(site.stories[story.id]!, { data: story.data, Page: StoryPage });
  const { prelude } = await prerender(
    <App site={site} ssrPath={site.home.slice(0, -1) + path} />,
    // React would move a long story to the end of the page, with a script that puts it into its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { body: await new Response(prelude).text(), css: story ? css : '' };
};
