import type { Page } from '@playwright/test';
import { baseFiles, themeFonts } from '../../tools/fonts/theme-fonts.ts';
import { content } from './content.ts';

const chosen = themeFonts('.', content.theme.theme.fonts);
/** The fonts of the site: two, or one for headlines and texts. */
export const fonts = chosen.map(({ font }) => font);
/** Of each font one file with all weights, or some with one weight. */
export const fontFiles = chosen.flatMap(baseFiles).length;
export const [displayFont, textFont] = [fonts[0]!, fonts.at(-1)!];

/** The fonts in which Chromium shows the text of an element, with the names that are in their files. */
export async function shownFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} of the system`,
  );
}
