import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { sections, shownSections } from '../../model/sections.ts';
import { validContent } from './valid-content.ts';

// Only those with content in the fixture: an owner may have added a section.
const filled = sections
  .map(({ id }) => id)
  .filter((id) => ['services', 'experience', 'technologies', 'hire-me', 'quotes', 'projects'].includes(id));
const shownIds = (content: Partial<Content>) => shownSections(content).map(({ id }) => id);

test('every section that has content is shown, in the order of the list', () => {
  expect(shownIds(validContent())).toEqual(filled);
});

const cases: { without: string; remove: (content: Content) => void; hidden: string[] }[] = [
  { without: 'roles', remove: ({ experience }) => (experience.experience = []), hidden: ['experience'] },
  {
    without: 'groups of technologies',
    remove: ({ technologies }) => (technologies.technologies = []),
    hidden: ['technologies'],
  },
  {
    without: 'a marketplace',
    remove: ({ site }) => delete site.site.contact.marketplace,
    hidden: ['hire-me'],
  },
  { without: 'quotes', remove: ({ quotes }) => (quotes.quotes = []), hidden: ['quotes'] },
  { without: 'projects', remove: ({ projects }) => (projects.projects = []), hidden: ['projects'] },
  {
    without: 'services, which has the contact card',
    remove: ({ services }) => (services.services = []),
    hidden: [],
  },
  {
    without: 'a file that could not be read',
    remove: (content) => delete (content as Partial<Content>).experience,
    hidden: ['experience'],
  },
  {
    without: 'a readable site.ts',
    remove: (content) => delete (content as Partial<Content>).site,
    hidden: ['hire-me'],
  },
  {
    without: 'a list, but a text in its place',
    remove: ({ projects }) => Object.assign(projects, { projects: 'none' }),
    hidden: ['projects'],
  },
];

test.each(cases)('without $without, the sections $hidden are not shown', ({ remove, hidden }) => {
  const content = validContent();
  remove(content);
  expect(shownIds(content)).toEqual(filled.filter((id) => !hidden.includes(id)));
});
