import type { Content } from '../../model/content.ts';
import { labels } from '../../model/labels/en.ts';
import type { LoadedContent, LoadedLanguage, LoadedSite } from '../../tools/content/load-site.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
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
    trees: treesOf(content),
    unreadable: [],
    locate: (file) => ({ file: ['content', folder, `${file}.ts`].filter(Boolean).join('/') }),
  });
  const others = Object.entries(further).map(([folder, content]) => load(folder, content));
  const model = { schemas, labels: { en: labels } };
  return { root, model, media: {}, languages: [load('', content), ...others] };
}

/** The files that an owner would have written. */
function treesOf(content: Content): LoadedLanguage['trees'] {
  const files = Object.entries(content).map(([file, exported]) => [
    file,
    readContentFile(sourceOf(exported)),
  ]);
  return Object.fromEntries(files);
}

/** A content file with these exports. */
export function sourceOf(exported: object | undefined): string {
  return Object.entries(exported ?? {})
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
