import type { Theme } from '../../model/theme.ts';

/**
 * Shows the scheme that the visitor has chosen, before the first paint. Whatever else is stored has no `trim` and ends in the
 * `catch`. src/layout/scheme.ts does the same when the visitor chooses.
 */
export const schemeScript =
  'try{let d=document,s=localStorage.scheme;d.querySelector("meta[media]").media={dark:"all",light:"not all"}[s].trim();d.documentElement.dataset.scheme=s}catch{}';

/** The inline scripts of every page. A theme of one scheme leaves no choice. */
export function inlineScripts({ scheme }: Theme): string[] {
  return scheme ? [] : [schemeScript];
}
