import { stateOfHero } from '../hero/load-hero.ts';
import { makeHero } from '../hero/make-hero.ts';
import type { Reporter } from '../media/progress.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { siteOf } from '../content/site.ts';
import { findBrowser } from '../programs/find-browser.ts';
import type { Edits } from './edits.ts';
import { keepMedia } from './keep-media.ts';
import { nameMedium } from './media.ts';
import { Refused } from './refused.ts';

/** A clip of the owner's own is only replaced if that is asked for. */
export function refuseOwnHero(loaded: LoadedSite, replace: boolean) {
  if (stateIn(loaded) === 'own' && !replace)
    throw new Refused(409, 'The hero is a clip of yours. The old clip is not kept.', { replace: true });
}

/** Renders the scene of the theme, as `npm run hero` does. */
export async function renderHero(
  loaded: LoadedSite,
  edits: Edits,
  replace: boolean,
  job: { signal: AbortSignal; reporter: Reporter },
): Promise<{ message: string }> {
  if (stateIn(loaded) === 'clip') return { message: 'The hero is that of this theme already.' };
  const swapMedia = await keepMedia(loaded.root, 'hero');
  await makeHero(loaded.root, { still: false, replace }, { ...job, browser: findBrowser });
  await nameMedium(edits, 'hero', swapMedia);
  return { message: 'The hero is that of this theme now.' };
}

function stateIn(loaded: LoadedSite) {
  const [{ content }] = siteOf(loaded).languages;
  return stateOfHero({ root: loaded.root, content });
}
