import { readFileSync } from 'node:fs';
import type { Theme } from '../../model/theme.ts';

const inGuide = readFileSync('docs/themes.md', 'utf8').matchAll(/^## (\w+)\n[^#]*?```ts\n(.*?)```/gms);

/** The themes of docs/themes.md, each as an owner pastes it: the text of content/theme.ts, and what it says. */
export const readyThemes = await Promise.all(
  Array.from(inGuide, async ([, name, lines]) => {
    const module = await import(
      `data:text/javascript,${encodeURIComponent(`export const theme = {${lines}}`)}`
    );
    return {
      name: name!,
      file: `import type { Theme } from '../model/written.ts';\n\nexport const theme: Theme = {\n${lines}};\n`,
      theme: module.theme as Theme,
    };
  }),
);
