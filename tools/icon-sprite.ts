import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { iconNames } from '../src/icon-names.ts';

/** Icons as symbols in the page: no request, no drawing repeated, none of them in the script. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    transformIndexHtml: () => [
      { tag: 'svg', attrs: { class: 'sprite' }, children: iconNames.map(symbol).join(''), injectTo: 'body' },
    ],
  };
}

export function iconFile(name: string): string {
  return `node_modules/@tabler/icons/icons/outline/${name}.svg`;
}

function symbol(name: string): string {
  const svg = readFileSync(iconFile(name), 'utf8');
  const shapes = svg.match(/<(?!svg|\/svg)[^>]+>/g)!.filter((shape) => !shape.includes('stroke="none"'));
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}
