import { basename } from 'node:path';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { sizeOf } from './measure-font.ts';
import { baseFiles, type BaseFile, type ThemeFont } from './theme-fonts.ts';

/** A file of a font of the theme, with its rule in the style sheet. */
export type BaseFont = BaseFile & { rule: AtRule };

/** The rule for the custom properties. Only one of the style sheets has it. */
export function rootRule(sheet: Root): Rule | undefined {
  let found: Rule | undefined;
  sheet.walkRules(':root', (rule) => {
    found ??= rule;
  });
  return found;
}

/** Adds the fonts to the custom properties, and a font face for each of their files. */
export async function addBaseFonts(properties: Rule, fonts: ThemeFont[]): Promise<BaseFont[]> {
  // The bundler looks for a file from the position of its rule.
  const source = properties.source!;
  const added: BaseFont[] = [];
  for (const font of fonts) {
    const { family, generic, name, file } = font.font;
    for (const prop of font.props)
      properties.append(postcss.decl({ prop, value: `"${family}", ${generic}`, source }));
    const size = await sizeOf(font);
    for (const base of baseFiles(font)) {
      const path = `${name}/files/${basename(file(base.subset, base.style))}`;
      const rule = postcss.atRule({ name: 'font-face', source });
      for (const [prop, value] of [
        ['font-family', `"${family}"`],
        ['src', `url("${path}") format("woff2")`],
        ['font-weight', base.weight],
        ['font-display', 'swap'],
        ...(size < 1 ? [['size-adjust', `${(size * 100).toFixed(2)}%`] as const] : []),
      ] as const)
        rule.append(postcss.decl({ prop, value, source }));
      properties.root().append(rule);
      added.push({ ...base, rule });
    }
  }
  return added;
}
