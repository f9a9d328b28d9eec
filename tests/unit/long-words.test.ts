import { expect, test } from 'vitest';
import { wordsTooLong } from '../../tools/content/launch-lengths.ts';
import { contentWith, validContent } from './valid-content.ts';

const long = 'Donaudampfschifffahrtsgesellschaft';
/** Fits into the page, not into a card. */
const wide = 'Softwareentwicklungsteam';

test('valid content has no long word', () => {
  expect(wordsTooLong(validContent())).toEqual([]);
});

// biome-ignore format: a table, one case a line
test.each<[what: string, place: string, text: string, ...words: string[]]>([
  ['in the headline', 'site.site.hero.headline', `Eine ${long}!`, `${long}!`],
  ['with soft hyphens', 'site.site.hero.headline', 'Donaudampf\u00adschifffahrts\u00adgesellschaft'],
  ['in a script without spaces', 'site.site.hero.headline', '在庫を数える'.repeat(5)],
  ['in the heading of a section', 'site.site.sections.projects.heading', long, long],
  ['wide, as the title of a project', 'projects.projects.0.title', wide],
  ['wide, as the title of a card', 'services.services.0.title', wide, wide],
  ['wide, in the text of a project', 'projects.projects.0.description.0', wide],
  ['between tags', 'experience.experience.0.description.0', `<strong>${long}</strong><br>ab`, long],
  ['in a title that only machines read', 'site.site.title', long],
  ['in a description that only machines read', 'site.site.description', long],
  ['in an address', 'site.site.contact.email', `${long}@example.com`],
])('a word that does not fit on a small phone: %s', (_, place, text, ...words) => {
  expect(wordsTooLong(contentWith({ [place]: text })).map(({ word }) => word)).toEqual(words);
});
