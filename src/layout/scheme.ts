import { useLayoutEffect, useSyncExternalStore } from 'react';
import { remembered } from '../remembered.ts';

const choice = remembered('scheme');

/** Light, dark or system. Only after hydration. */
export function useScheme(): string {
  const scheme = useSyncExternalStore(choice.subscribe, chosen);
  useLayoutEffect(() => show(scheme), [scheme]);
  return scheme;
}

export const setScheme = choice.keep;

/** Whatever else is stored means nothing. */
function chosen(): string {
  const scheme = choice.get();
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

/** As tools/theme/scheme-script.ts does before the first paint. */
function show(scheme: string) {
  document.documentElement.dataset.scheme = scheme;
  document.querySelector<HTMLMetaElement>('meta[media]')!.media =
    { dark: 'all', light: 'not all' }[scheme] ?? '(prefers-color-scheme: dark)';
}
