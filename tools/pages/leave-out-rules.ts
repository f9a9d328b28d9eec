import type { ChildNode, Root } from 'postcss';
import { direction, kindOfScript } from '../../model/language.ts';

/**
 * Removes the rules for other languages, scripts and for the other direction, which no visitor of these pages needs. A site in one
 * language has no list of languages either.
 */
export function leaveOutOtherLanguages(sheet: Root, code: string, isOnly = true) {
  const { language } = new Intl.Locale(code);
  const isOwn = (selector: string) => {
    const [, dir] = /\[dir="?(\w+)"?\]/.exec(selector) ?? [];
    const [ofScript, notScript, kind] = /(:not\()?\[data-script(?:="?(\w+)"?)?\]/.exec(selector) ?? [];
    const [, not, lang] = /(:not\()?:lang\("?(\w+)"?\)/.exec(selector) ?? [];
    if (isOnly && /\.[\w-]+-languages\b/.test(selector)) return false;
    if (dir && dir !== direction(code)) return false;
    const isOwnScript = kind ? kind === kindOfScript(code) : Boolean(kindOfScript(code));
    if (ofScript && isOwnScript === Boolean(notScript)) return false;
    return !lang || (lang === language) !== Boolean(not);
  };
  keepSelectors(sheet, isOwn);
}

/** Removes the rules for upright and square pictures if no page shows one. */
export function leaveOutShapes(sheet: Root, pages: string[]) {
  if (pages.some((body) => body.includes('data-shape='))) return;
  keepSelectors(sheet, (selector) => !selector.includes('[data-shape'));
}

/** Removes the rules for more than six projects if no page shows so many. */
export function leaveOutLongLists(sheet: Root, pages: string[]) {
  if (pages.some((body) => body.split('<article').length > 7)) return;
  keepSelectors(sheet, (selector) => !/\(n ?\+ ?7\)|^:has\(>/.test(selector));
}

/** What only some owners have on their pages, by what its classes begin with. */
const optionalFeatures = ['own-section-', 'experience-cv'];

/** Removes the rules for these features if no page shows one. */
export function leaveOutFeatures(sheet: Root, pages: string[]) {
  for (const feature of optionalFeatures)
    if (!pages.some((body) => body.includes(feature)))
      keepSelectors(sheet, (selector) => !selector.includes(`.${feature}`));
}

function keepSelectors(sheet: Root, isKept: (selector: string) => boolean) {
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) removeWithEmptyParents(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

function removeWithEmptyParents(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyParents(parent as ChildNode);
}
