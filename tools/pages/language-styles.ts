import type { Root } from 'postcss';
import { direction } from '../../model/language.ts';

/**
 * Removes the rules for other languages and for the other direction, which no visitor of these pages needs. A site in one
 * language has no list of languages either.
 */
export function leaveOutOtherLanguages(sheet: Root, code: string, isOnly = true) {
  const { language } = new Intl.Locale(code);
  const isOwn = (selector: string) => {
    const [, dir] = /\[dir="?(\w+)"?\]/.exec(selector) ?? [];
    const [, not, lang] = /(:not\()?:lang\("?(\w+)"?\)/.exec(selector) ?? [];
    if (isOnly && /\.[\w-]+-languages\b/.test(selector)) return false;
    if (dir && dir !== direction(code)) return false;
    return !lang || (lang === language) !== Boolean(not);
  };
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isOwn);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}
