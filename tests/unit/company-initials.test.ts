import { expect, test } from 'vitest';
import { companyInitials } from '../../src/sections/company-initials.ts';

test.each([
  ['Fieldnote', 'F'],
  ['Harbour & Pine', 'HP'],
  ['O’Reilly Media Group', 'OM'],
  ['the north', 'TN'],
  ['3M', '3'],
  ['Škoda Auto', 'ŠA'],
  ['東京 電力', '東電'],
  ['𝒜 Studio', '𝒜S'],
  ['&', '&'],
])('the initials of %s are %s', (company, initials) => {
  expect(companyInitials(company, 'en')).toBe(initials);
});

test('the capital of i is İ in Turkish, whatever the language of the browser', () => {
  expect(companyInitials('ihlas', 'tr')).toBe('İ');
});
