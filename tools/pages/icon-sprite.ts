import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { chatIcons } from '../../model/chat-services.ts';
import { iconNames, languageIcon } from '../../model/icon-names.ts';
import type { SiteLanguage } from '../content/site.ts';

type Shape = [tag: string, attributes: Record<string, string>];

type Icons = Record<string, Shape[] | undefined>;
let lastRead: { file: string; icons: Icons } | undefined;

/** The shapes of every icon of the Tabler set, by name. Megabytes, which the dev server needs after each edit. */
export function readIcons(root: string): Icons {
  const file = realpathSync(join(root, 'node_modules/@tabler/icons/tabler-nodes-outline.json'));
  if (lastRead?.file !== file) lastRead = { file, icons: JSON.parse(readFileSync(file, 'utf8')) };
  return lastRead.icons;
}

/**
 * The site's icons as SVG symbols for the page: no extra request, each shape only once, and none in the script. Of the
 * icons that not every site needs it has only those of this one.
 */
export function iconSprite(
  root: string,
  { content, others }: Pick<SiteLanguage, 'content' | 'others'>,
): string {
  const { chat, booking } = content.site.site.contact;
  const more = [
    ...(chat ? [chatIcons[chat.kind]] : []),
    ...(booking ? [chatIcons.booking] : []),
    ...(others.length > 0 ? [languageIcon] : []),
  ];
  const entries = (content.sections?.sections ?? []).flatMap((each) =>
    each.kind === 'list' ? each.entries : [],
  );
  const ofEntries = entries.flatMap(({ icon }) => icon ?? []);
  const icons = readIcons(root);
  const symbols = [...new Set([...iconNames, ...more, ...ofEntries])].map(
    (name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${icons[name]!.map(markup).join('')}</symbol>`,
  );
  return `<svg class="sprite">${symbols.join('')}</svg>`;
}

function markup([tag, attributes]: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}
