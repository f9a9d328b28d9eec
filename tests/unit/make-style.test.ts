import { expect, test } from 'vitest';
import { makeStyle } from '../../tools/pages/make-style.ts';
import { siteWith } from './site.ts';

test('a font of the code that is not installed is named, with what to do', async () => {
  const css = '@font-face{font-family:Own;src:url("@fontsource/own/files/own.woff2")}';
  const site = siteWith();
  const write = () => Promise.reject(new Error('nothing is written'));
  await expect(makeStyle({ css, changing: '' }, site, site.languages[0], [], write)).rejects.toThrow(
    /^Nothing was built: @fontsource\/own\/files\/own\.woff2 is not there: .*npm install its package\.$/,
  );
});
