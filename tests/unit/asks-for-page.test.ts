import { expect, test } from 'vitest';
import { asksForPage } from '../../tools/dev/answers.ts';

test.each([
  ['/', '*/*', 'GET', true],
  ['/services/service1?x=1.2', undefined, 'GET', true],
  ['/', '*/*', 'HEAD', true],
  ['/v1.2', 'text/html,*/*;q=0.8', 'GET', true],
  ['/src/missing.ts', '*/*', 'GET', false],
  ['/content/media/missing.avif', 'image/avif,image/*,*/*;q=0.8', 'GET', false],
  ['/', 'application/json', 'GET', false],
  ['/', '*/*', 'POST', false],
])('the dev server: %s, accepting %s, by %s is a page: %s', (url, accept, method, isPage) => {
  expect(asksForPage({ url, method, headers: accept ? { accept } : {} })).toBe(isPage);
});
