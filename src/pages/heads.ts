import { servicePages } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import type { Head } from '../../model/page.ts';

/** The head of the page at `path`; of the 404 page for any other path. */
export function headOf(path?: string): Head {
  if (path === '/') return { title: site.title, description: site.description, canonical: `${site.url}/` };
  const service = servicePages.find((page) => page.path === path);
  if (!service) {
    return { title: `${site.notFound.title} · ${site.name}`, description: site.notFound.description };
  }
  return {
    title: `${service.title} · ${site.name}`,
    description: service.description,
    canonical: site.url + service.path,
  };
}
