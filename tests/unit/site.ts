import type { Content } from '../../model/content.ts';
import { labels } from '../../model/labels/en.ts';
import type { LoadedContent, LoadedLanguage, LoadedSite } from '../../tools/content/load-site.ts';
import { type Site, siteOf } from '../../tools/content/site.ts';
import { schemas, validContent } from './valid-content.ts';

type Options = {
  root?: string;
  /** The content of further languages, by their folders. */
  further?: Record<string, Content>;
};

/** The site of this content. The labels are English in all its languages. */
export function siteWith(content?: Content, options?: Options): Site {
  return siteOf(loadedWith(content, options));
}

export function loadedWith(
  content: Content = validContent(),
  { root = '.', further = {} }: Options = {},
): LoadedSite {
  const load = (folder: string, content: Content): LoadedLanguage => ({
    folder,
    content: content as unknown as LoadedContent,
    labels,
    sources: {},
    unreadable: [],
    locate: (file) => ['content', folder, `${file}.ts`].filter(Boolean).join('/'),
  });
  const others = Object.entries(further).map(([folder, content]) => load(folder, content));
  const model = { schemas, labels: { en: labels } };
  return { root, model, media: {}, languages: [load('', content), ...others] };
}
