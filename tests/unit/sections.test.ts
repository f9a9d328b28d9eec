import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { sections, shownSections } from '../../model/home-sections.ts';
import { contentWith, gone, validContent } from './valid-content.ts';

// Only those with content in the fixture: an owner may have added a section.
const filled = sections
  .map(({ id }) => id)
  .filter((id) => ['services', 'experience', 'technologies', 'hire-me', 'quotes', 'projects'].includes(id));
const shownIds = (content: Partial<Content>) => shownSections(content).map(({ id }) => id);

test('every section that has content is shown, in the order of the list', () => {
  expect(shownIds(validContent())).toEqual(filled);
});

// biome-ignore format: a table, one case a line
test.each<[without: string, place: string, value: unknown, hidden: string[]]>([
  ['roles', 'experience.experience', [], ['experience']],
  ['groups of technologies', 'technologies.technologies', [], ['technologies']],
  ['a marketplace', 'site.site.contact.marketplace', gone, ['hire-me']],
  ['quotes', 'quotes.quotes', [], ['quotes']],
  ['projects', 'projects.projects', [], ['projects']],
  ['services, which has the contact card', 'services.services', [], []],
  ['a file that could not be read', 'experience', gone, ['experience']],
  ['a readable site.ts', 'site', gone, ['hire-me']],
  ['a list, but a text in its place', 'projects.projects', 'none', ['projects']],
])('without %s, sections are not shown: %s = %o, %j', (_, place, value, hidden) => {
  expect(shownIds(contentWith({ [place]: value }))).toEqual(filled.filter((id) => !hidden.includes(id)));
});
