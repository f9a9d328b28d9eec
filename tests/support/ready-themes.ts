import { readFileSync } from 'node:fs';

/** The themes of docs/themes.md, each as an owner pastes it: the text of content/theme.ts. */
export const readyThemes = [
  ...readFileSync('docs/themes.md', 'utf8').matchAll(/^## (\w+)\n[^#]*?```ts\n(.*?)```/gms),
].map(([, name, lines]) => ({
  name: name!,
  file: `import type { Theme } from '../model/theme.ts';\n\nexport const theme: Theme = {\n${lines}};\n`,
}));
