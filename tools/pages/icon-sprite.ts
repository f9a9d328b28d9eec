import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ChatIcon, chatIcons } from '../../model/chat-services.ts';
import { iconNames, type languageIcon } from '../../model/icon-names.ts';

type MoreIcon = ChatIcon | typeof languageIcon;
type Shape = [tag: string, attributes: Record<string, string>];

/** The shapes of every icon of the Tabler set, by name. */
export function readIcons(root: string): Record<string, Shape[] | undefined> {
  return JSON.parse(readFileSync(join(root, 'node_modules/@tabler/icons/tabler-nodes-outline.json'), 'utf8'));
}

/**
 * The site's icons as SVG symbols for the page: no extra request, each shape only once, and none in the script. Of the
 * icons that not every site needs it has only those in `more`.
 */
export function iconSprite(root: string, more: MoreIcon[]): string {
  const icons = readIcons(root);
  const symbols = [...new Set([...iconNames, ...more])].map(
    (name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${icons[name]!.map(markup).join('')}</symbol>`,
  );
  return `<svg class="sprite">${symbols.join('')}</svg>`;
}

/** For the dev server, which sends index.html. The build puts the sprite into its pages itself. */
export function iconSpriteInDev(): Plugin {
  let root: string;
  return {
    name: 'icon-sprite',
    apply: 'serve',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: (html) =>
      html.replace('<!--end-->', () => iconSprite(root, [...Object.values(chatIcons), 'language'])),
  };
}

function markup([tag, attributes]: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}
