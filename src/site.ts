import { createContext, useContext as useReactContext } from 'react';
import type { SiteData } from '../model/site-data.ts';

const Site = createContext<SiteData | undefined>(undefined);

/** Gives all components below it the data that they are rendered from. */
export const SiteProvider = Site.Provider;

export function useSite(): SiteData {
  return useReactContext(Site)!;
}

/** What the owner wrote in a file of content/: `useContent('site')` gives the exports of content/site.ts. */
export function useContent<File extends keyof SiteData['content']>(file: File): SiteData['content'][File] {
  return useSite().content[file];
}

/** The page's own words, in the language of the page. */
export function useLabels(): SiteData['labels'] {
  return useSite().labels;
}

/** Gives a function for titles and other short texts, whose lines then break between phrases. Not for attributes. */
export function usePhrases(): (text: string) => string {
  const { phrases } = useSite();
  return (text) => (Object.hasOwn(phrases, text) ? phrases[text]! : text);
}
