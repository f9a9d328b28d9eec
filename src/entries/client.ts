import type { SiteData } from '../../model/site-data.ts';
import { closeMenusOnLeave } from '../layout/close-menus.ts';
import { keepSection } from '../layout/keep-section.ts';
import { startAtTop } from '../layout/start-at-top.ts';
import { fetchData } from '../fetch-data.ts';
import { layOutAboveView, layOutAll, layOutRest } from '../layout/lay-out-rest.ts';
import { showFonts } from './show-fonts.ts';

// The first paint needs no script. The rest of the script is fetched after the page has loaded and painted, or earlier
// if the visitor starts to use the page.
const firstInputEvents = ['pointerdown', 'keydown', 'scroll'];
let attemptsLeft = 2;
let started = false;

layOutAboveView();
keepSection();
closeMenusOnLeave();
startAtTop();
if (import.meta.env.DEV) {
  layOutAll();
  // They are on this machine: held back, they would move the page some seconds later, under the pointer of who edits.
  for (const animation of document.body.getAnimations()) animation.finish();
  start();
} else {
  showFonts().then(layOutRest);
  startOnFirstInput();
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);
}

function startOnFirstInput() {
  for (const event of firstInputEvents) addEventListener(event, start, { passive: true });
}

function startAfterPaint() {
  new PerformanceObserver(startFirstAttempt).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint when it reloads a page that is scrolled down.
  setTimeout(() => requestAnimationFrame(startFirstAttempt), 1000);
}

function startFirstAttempt() {
  if (attemptsLeft === 2) start();
}

function start() {
  if (started) return;
  started = true;
  for (const event of firstInputEvents) removeEventListener(event, start);
  document.documentElement.dataset.inUse = 'true';
  // The page names the file with the words of its language, which is fetched beside the code.
  const { site } = document.querySelector<HTMLScriptElement>('script[data-site]')!.dataset;
  const data = fetchData<SiteData>(site!);
  Promise.all([import('./hydrate.tsx'), data])
    .then(([{ hydrate }, words]) => hydrate(words))
    .catch((error) => {
      // The prerendered page works without it. The next input event starts one more attempt, because the connection may be
      // back by then; if that fails too, the file no longer exists.
      console.error(error);
      started = false;
      if (--attemptsLeft) startOnFirstInput();
    });
}
