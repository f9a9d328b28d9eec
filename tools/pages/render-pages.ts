import type { Page } from '../../model/pages.ts';
import type { Render, SiteData, StoryData } from '../../model/site-data.ts';
import type { SiteLanguage } from '../content/site.ts';

export type RenderedPage = Page & Awaited<ReturnType<Render>>;

/** All pages in one language. */
export function renderPages(
  { pages }: SiteLanguage,
  site: SiteData,
  stories: Record<string, StoryData>,
  render: Render,
): Promise<RenderedPage[]> {
  return Promise.all(
    pages.map(async (page) => ({ ...page, ...(await renderPage(page, site, stories, render)) })),
  );
}

export function renderPage(
  { path, id }: Page,
  site: SiteData,
  stories: Record<string, StoryData>,
  render: Render,
): ReturnType<Render> {
  return render(site, path, id === undefined ? undefined : { id, data: stories[id]! });
}
