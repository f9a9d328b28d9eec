import { projects } from '../../content/projects.ts';
import { site } from '../../content/site.ts';
import { type Head, storyPath } from '../../model/page.ts';
import type { Story } from '../../model/stories.ts';

export function headOfStory(id: string, { description }: Story): Head {
  const { title } = projects.find((project) => project.id === id)!;
  return { title: `${title} · ${site.name}`, description, canonical: site.url + storyPath(id) };
}
