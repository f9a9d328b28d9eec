import type { PageContent } from './content.ts';
import { entriesOf, projectIds } from './entries.ts';
import type { Story } from './stories.ts';

/** The tags in the head of a page. A page without a canonical address gets `noindex`. */
export type Head = { title: string; description: string; canonical?: string };

export type Page = {
  kind: 'home' | 'service' | 'story' | 'not-found';
  path: string;
  /** Of the project whose story it is. */
  id?: string;
  /** In the folder of its language. Hosts serve about.html for /about without a redirect. */
  file: string;
  head: Head;
  /** The file of the picture that is shown for a link to it. */
  sharePicture?: string;
};

type Place = Pick<Page, 'kind' | 'path' | 'id'>;

/** All pages of a site in one language. Everything that goes through the pages reads this list. */
export function pagesOf(content: PageContent): Page[] {
  return placesOf(content).map((place) => {
    const { kind, path } = place;
    const name = kind === 'home' ? '/index' : path;
    const head = headOf(place, content);
    const page = { ...place, file: `${name.slice(1)}.html`, head };
    if (kind === 'not-found') return page;
    return { ...page, sharePicture: kind === 'home' ? 'share/home.jpg' : `share${path}.jpg` };
  });
}

/** Where the pages are, also those of content with mistakes. */
export function placesOf(content: Partial<PageContent>): Place[] {
  return [
    { kind: 'home', path: '/' },
    ...entriesOf(content.services?.servicePages).map(([, { path }]): Place => ({ kind: 'service', path })),
    ...storiesIn(content).map(({ id }): Place => ({ kind: 'story', path: storyPath(id), id })),
    { kind: 'not-found', path: '/404' },
  ];
}

/** The path of the page with the story of a project. */
export function storyPath(id: string): string {
  return `/projects/${id}`;
}

/** The stories by the id of their project, in the order of the projects. */
export function storiesIn(content: Partial<PageContent>): { id: string; story: Story }[] {
  return projectIds(content).flatMap((id) => {
    const file = content[`stories/${id}`];
    return file ? [{ id, story: file.story }] : [];
  });
}

function headOf({ kind, path, id }: Place, content: PageContent): Head {
  const { site } = content.site;
  const canonical = site.url + path;
  if (kind === 'home') return { title: site.title, description: site.description, canonical };
  const titled = ({ title, description }: Omit<Head, 'canonical'>) => ({
    title: `${title} · ${site.name}`,
    description,
  });
  if (kind === 'not-found') return titled(site.notFound);
  if (kind === 'service') {
    const page = content.services.servicePages.find((each) => each.path === path)!;
    return { ...titled(page), canonical };
  }
  const { title } = content.projects.projects.find((project) => project.id === id)!;
  const { description } = content[`stories/${id!}`]!.story;
  return { ...titled({ title, description }), canonical };
}
