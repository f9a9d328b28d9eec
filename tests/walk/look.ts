type Recorder = { positions: number[]; policy: string[]; clicked: Element[]; isBarPointedAt: boolean };

declare global {
  var recorder: Recorder;
}

/** Runs in the page, before its own script. */
export function record() {
  globalThis.recorder = { positions: [], policy: [], clicked: [], isBarPointedAt: false };
  const addPosition = () => {
    // Until hydration the bar scrolls away with the page.
    if (document.querySelector('header')?.dataset.solid === undefined) return;
    const limit = document.documentElement.scrollHeight - innerHeight;
    // Without overscroll.
    recorder.positions.push(Math.max(0, Math.min(scrollY, limit)));
  };
  addEventListener('scroll', addPosition, { passive: true });
  new MutationObserver(() => recorder.positions.length === 0 && addPosition()).observe(document, {
    attributes: true,
    attributeFilter: ['data-solid'],
    subtree: true,
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recorder.policy.push(`${violatedDirective} ${blockedURI}`),
  );
  addEventListener('pointermove', ({ target }) => {
    const control = (target as Element).closest('a, button, summary');
    recorder.isBarPointedAt = Boolean(control?.closest('header > div'));
  });
  // Something else may be under the pointer then.
  addEventListener('resize', () => (recorder.isBarPointedAt = false));
  addEventListener('click', ({ target }) => recorder.clicked.push(target as Element), { capture: true });
  // The visitor stays: other programs and other sites are not part of the walk.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link && (link.host !== location.host || link.hasAttribute('download'))) event.preventDefault();
  });
}

/** Waits until nothing scrolls, but not for ever. Runs in the page. */
export async function scrollEnds() {
  const end = performance.now() + 4000;
  for (let still = 0, last = Number.NaN; still < 3 && performance.now() < end; last = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === last ? still + 1 : 0;
  }
}

export type Look = ReturnType<typeof look>;

/** What the visitor sees and what the browser reports, as plain data. Runs in the page. */
export function look(pointer: { x: number; y: number }) {
  const bar = document.querySelector<HTMLElement>('header > div')!;
  const barBox = bar.getBoundingClientRect();
  // The list of services reaches below the bar, until it closes.
  const isBelowBar = pointer.y > bar.offsetHeight;
  // Firefox without a window has no mouse, so the bar does not wait for it.
  const isMouse = matchMedia('(hover: hover)').matches;
  const initials = document.querySelector('header > a')!;
  const menu = document.getElementById('menu')!;
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const choice = localStorage.motion;
  return {
    path: location.pathname,
    hash: location.hash,
    /** Differs for each load. */
    load: performance.timeOrigin,
    top: scrollY,
    /** Of the element that the hash names, if there is one. */
    isTargetSeen: target && isInWindow(target.getBoundingClientRect()),
    width: innerWidth,
    pageWidth: document.documentElement.scrollWidth + scrollX,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    /** The scroll positions since hydration. */
    positions: recorder.positions,
    bar: {
      isShown: barBox.top >= 0 && barBox.bottom > 0,
      isTransparent: /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(getComputedStyle(bar).backgroundColor),
      hasInitials: initials.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      hasFocus: bar.querySelector(':focus-visible') !== null,
      /** Over a control of the bar. Unknown: between them, or the bar came to a pointer that did not move. */
      pointer: isBelowBar ? 'away' : isMouse && recorder.isBarPointedAt ? 'over' : 'unknown',
    },
    menu: {
      isOpen: menu.matches(':popover-open'),
      isServicesOpen: menu.querySelector('details')?.open ?? false,
      isWide: matchMedia('(min-width: 48rem)').matches,
    },
    focus: describeFocus(),
    clips: [...document.querySelectorAll('video')].flatMap((video) => {
      const { top, bottom } = video.getBoundingClientRect();
      const seen = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / (bottom - top);
      if (!(seen > 0) && video.paused) return [];
      const isBroken = video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
      const fromMiddle = Math.abs((top + bottom) / 2 - innerHeight / 2);
      return [{ isPlaying: !video.paused, isBroken, seen, fromMiddle }];
    }),
    /** Whether clips may play: the choice of the visitor, or the setting of the system. */
    motion: choice ? choice === 'playing' : !matchMedia('(prefers-reduced-motion: reduce)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
    clicks: recorder.clicked.length,
    policy: recorder.policy,
  };

  function isInWindow({ top, bottom }: DOMRect): boolean {
    return top < innerHeight && bottom > 0;
  }

  function describeFocus() {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const name = `${element.tagName.toLowerCase()} ${element.id || element.textContent!.trim().slice(0, 30)}`;
    // A section has the focus only as the place where Tab goes on, and no ring.
    const hasRing = element.matches(':focus-visible:not([tabindex="-1"])');
    const isSeen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    );
    return { name, hasRing, isSeen };
  }
}
