import { lazy } from 'react';
import { storyPath } from '../../model/page.ts';
import { watchVisibility } from '../video/visibility.ts';
import { storyIds } from './story-ids.ts';

/** Only where they are: a story itself is in a file that is fetched when a visitor is about to open it. */
export const stories = storyIds.map((id) => {
  const load = async () => (await import('./story.tsx')).loadStory(id);
  return {
    id,
    path: storyPath(id),
    load,
    Page: lazy(load),
    /** The `ref` of a link to the story: fetches it when the link is near the view, and so before hover or focus. */
    linkRef: (link: Element | null) =>
      watchVisibility(link!, '200px', (isNear) => isNear && load().catch(() => {})),
  };
});

/** The story at a path, or the story of a project. */
export function findStory(pathOrId: string) {
  return stories.find(({ id, path }) => id === pathOrId || path === pathOrId);
}
