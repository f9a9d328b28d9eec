import { use } from 'react';
import type { StoryData } from '../../model/site-data.ts';
import { fetchData } from '../fetch-data.ts';
import { useSite } from '../site.ts';
import { watchVisibility } from '../video/visibility.ts';
import type { StoryPage } from './story.tsx';

/** The words of a story, and the code of its page, which is in a file that is fetched with the first story. */
export type LoadedStory = { data: StoryData; Page: typeof StoryPage };

/** By the address of their data. */
const loaded = new Map<string, LoadedStory>();
const loading = new Map<string, Promise<LoadedStory>>();
const linkRefs = new Map<string, (link: Element | null) => (() => void) | undefined>();

/** A story that is there is shown at once. */
export function useStory(id: string): LoadedStory {
  const address = useSite().stories[id]!;
  return loaded.get(address) ?? use(loadStory(address));
}

function loadStory(address: string): Promise<LoadedStory> {
  const promise = loading.get(address) ?? fetchStory(address);
  loading.set(address, promise);
  return promise;
}

/** For a story that is not shown yet: after a failure, the next call tries again. */
export async function preloadStory(address: string) {
  try {
    await loadStory(address);
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}

export function keepStory(address: string, story: LoadedStory) {
  loaded.set(address, story);
}

async function fetchStory(address: string): Promise<LoadedStory> {
  const [data, { StoryPage: Page }] = await Promise.all([
    fetchData<StoryData>(address),
    import('./story.tsx'),
  ]);
  keepStory(address, { data, Page });
  return { data, Page };
}

/** Gives a function that finds the link to the story at a path, or to the story of a project. */
export function useStoryLink() {
  const { pages, stories } = useSite();
  return (pathOrId: string | undefined) => {
    const page = pages.find(({ id, path }) => id && (pathOrId === id || pathOrId === path));
    return page && { to: page.path, ref: linkRefOf(stories[page.id!]!) };
  };
}

/** The `ref` of a link to a story: fetches it when the link is near the view, and so before hover or focus. */
function linkRefOf(address: string) {
  const ref =
    linkRefs.get(address) ??
    ((link: Element | null) => {
      // After an error of the script there is none.
      if (!link) return;
      // Until the story is there, the browser follows the link and loads the page.
      link.addEventListener('click', (event) => !loaded.has(address) && event.stopPropagation());
      return watchVisibility(link, '200px', (isNear) => isNear && preloadStory(address).catch(() => {}));
    });
  linkRefs.set(address, ref);
  return ref;
}
