import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { wordsTooLong } from '../../tools/content/long-words.ts';
import { validContent } from './valid-content.ts';

const long = 'Donaudampfschifffahrtsgesellschaft';
/** Fits into the page, not into a card. */
const wide = 'Softwareentwicklungsteam';

const cases: [what: string, change: (content: Content) => void, ...words: string[]][] = [
  ['no long word', () => {}],
  ['in the headline', ({ site }) => (site.site.hero.headline = `Eine ${long}!`), `${long}!`],
  [
    'with soft hyphens',
    ({ site }) => (site.site.hero.headline = 'Donaudampf\u00adschifffahrts\u00adgesellschaft'),
  ],
  ['in the heading of a section', ({ site }) => (site.site.sections.projects.heading = long), long],
  ['wide, as the title of a project', ({ projects }) => (projects.projects[0]!.title = wide)],
  ['wide, as the title of a card', ({ services }) => (services.services[0]!.title = wide), wide],
  ['wide, in the text of a project', ({ projects }) => (projects.projects[0]!.description = [wide])],
  [
    'between tags',
    ({ experience }) => (experience.experience[0]!.description = [`<strong>${long}</strong><br>ab`]),
    long,
  ],
  ['in what only machines read', ({ site }) => Object.assign(site.site, { title: long, description: long })],
  ['in an address', ({ site }) => (site.site.contact.email = `${long}@example.com`)],
];

test.each(cases)('a word that does not fit on a small phone: %s', (_, change, ...words) => {
  const content = validContent();
  change(content);
  expect(wordsTooLong(content).map(({ word }) => word)).toEqual(words);
});
