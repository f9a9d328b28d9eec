import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../../model/theme.ts';
import { baseFiles, themeFonts, unusableFonts } from '../../tools/fonts/theme-fonts.ts';
import { readyThemes } from '../support/ready-themes.ts';

// One of them is built and looked at in tests/owner/themes.spec.ts. contrast.test.ts has the colours of all.
test('there are six ready themes, and no two share a display font, an accent, or both scene and corners', () => {
  const themes = readyThemes.map(({ theme }) => theme);
  for (const values of [
    themes.map(({ fonts }) => fonts.display),
    themes.map(({ accent }) => accent),
    themes.map(({ hero, corners }) => `${hero.scene} ${corners}`),
  ])
    expect(new Set<unknown>(values).size).toBe(6);
});

test.each(readyThemes)(
  '$name has valid values, and fonts that are installed and light enough',
  ({ theme }) => {
    expect(schema.parse({ theme })).toEqual({ theme });
    expect(unusableFonts('.', theme.fonts)).toEqual([]);
    const files = themeFonts('.', theme.fonts).flatMap(baseFiles);
    const bytes = files.map(({ font, subset, style }) => statSync(font.file(subset, style)).size);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(60_000);
  },
);
