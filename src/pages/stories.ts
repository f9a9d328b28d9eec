import { lazy } from 'react';
import { storyPath } from '../../model/page.ts';
import { watchVisibility } from '../video/visibility.ts';
import { storyIds } from './story-ids.ts';

type StoryPage = Awaited<ReturnType<typeof import('./story.tsx')['loadStory']>>;

/** Only where they are: a story itself is in a file that is fetched when a visitor is about to open it. */
export const stories = storyIds.map((id) => {
  let page: StoryPage | undefined;
  const load = async () => {
    page ??= await (await import('./story.tsx')).loadStory(id, linkRef);
    return page;
  };
  // biome-ignore lint/suspicious/noThenProperty: it calls back at once; with a promise, React would show an empty page first
  const loaded = { then: (show: (page: StoryPage) => void) => show(page!) } as Promise<StoryPage>;
  return {
    id,
    path: storyPath(id),
    load,
    Page: lazy(() => (page ? loaded : load())),
    linkRef: (link: Element | null) => {
      // After an error of the script there is none.
      if (!link) return;
      // Until the story is there, the browser follows the link and loads the page.
      link.addEventListener('click', (event) => !page && event.stopPropagation());
      return watchVisibility(link, '200px', (isNear) => isNear && load().catch(() => {}));
    },
  };
});

/** The story at a path, or the story of a project. */
export function findStory(pathOrId: string) {
  return stories.find(({ id, path }) => id === pathOrId || path === pathOrId);
}

/** The `ref` of a link to a story: fetches it when the link is near the view, and so before hover or focus. */
function linkRef(id: string) {
  return findStory(id)!.linkRef;
}
