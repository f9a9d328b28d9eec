/** What the visitor sees and what the browser reports, after a step. All of it is plain data. */
export type Look = {
  path: string;
  hash: string;
  /** Differs for each load. */
  load: number;
  top: number;
  /** The element that the hash names. */
  target: { isSeen: boolean } | null;
  width: number;
  pageWidth: number;
  headings: number;
  /** The scroll positions since hydration, without overscroll. */
  positions: number[];
  bar: {
    isShown: boolean;
    isTransparent: boolean;
    hasInitials: boolean;
    hasFocus: boolean;
    /** Over one of its controls. Unknown: between them, or the bar came to a pointer that did not move. */
    pointer: 'over' | 'away' | 'unknown';
  };
  menu: { isOpen: boolean; isServicesOpen: boolean; isWide: boolean };
  focus: { name: string; hasRing: boolean; isSeen: boolean } | null;
  clips: { isPlaying: boolean; isBroken: boolean; seen: number; fromMiddle: number }[];
  /** Whether clips may play: the choice of the visitor, or the setting of the system. */
  motion: boolean;
  isForced: boolean;
  clicks: number;
  policy: string[];
};

type Recorder = { positions: number[]; policy: string[]; clicked: Element[]; isBarPointedAt: boolean };

declare const window: Window & { recorder: Recorder };

/** Runs in the page, before its own script. */
export function record() {
  const recorder: Recorder = { positions: [], policy: [], clicked: [], isBarPointedAt: false };
  window.recorder = recorder;
  const addPosition = () => {
    // Until then the bar scrolls away with the page.
    if (document.querySelector('header')?.dataset.solid === undefined) return;
    const limit = document.documentElement.scrollHeight - innerHeight;
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

/** Waits until nothing moves and nothing scrolls, then looks. Runs in the page. */
export async function look(pointer: { x: number; y: number }): Promise<Look> {
  const end = performance.now() + 4000;
  for (let still = 0, last = Number.NaN; still < 3 && performance.now() < end; last = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === last && !isAnimated() ? still + 1 : 0;
  }
  const bar = document.querySelector<HTMLElement>('header > div')!;
  const barBox = bar.getBoundingClientRect();
  const menu = document.getElementById('menu')!;
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const choice = localStorage.motion;
  return {
    path: location.pathname,
    hash: location.hash,
    load: performance.timeOrigin,
    top: scrollY,
    target: target && { isSeen: isInWindow(target) },
    width: innerWidth,
    pageWidth: document.documentElement.scrollWidth + scrollX,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    positions: window.recorder.positions,
    bar: {
      isShown: barBox.top >= 0 && barBox.bottom > 0,
      isTransparent: /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(getComputedStyle(bar).backgroundColor),
      hasInitials: isVisible(document.querySelector('header > a')!),
      hasFocus: bar.querySelector(':focus-visible') !== null,
      pointer: whereIsPointer(),
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
    motion: choice ? choice === 'playing' : !matchMedia('(prefers-reduced-motion: reduce)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
    clicks: window.recorder.clicked.length,
    policy: window.recorder.policy,
  };

  function whereIsPointer(): Look['bar']['pointer'] {
    // The list of services reaches below the bar, until it closes.
    if (pointer.y > bar.offsetHeight) return 'away';
    // Firefox without a window has no mouse, so the bar does not wait for it.
    const isMouse = matchMedia('(hover: hover)').matches;
    return isMouse && window.recorder.isBarPointedAt ? 'over' : 'unknown';
  }

  function isAnimated(): boolean {
    return document.getAnimations().some(({ timeline, effect, playState }) => {
      const { target } = effect as KeyframeEffect;
      return playState === 'running' && timeline === document.timeline && target!.checkVisibility();
    });
  }

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isInWindow(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  }

  function describeFocus(): Look['focus'] {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const name = `${element.tagName.toLowerCase()} ${element.id || element.textContent!.trim().slice(0, 30)}`;
    // A section has the focus only as the place where Tab goes on, and no ring.
    const hasRing = element.matches(':focus-visible:not([tabindex="-1"])');
    return { name, hasRing, isSeen: [...element.getClientRects()].some(isUncovered) };

    function isUncovered({ left, top, width, height }: DOMRect): boolean {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return element!.contains(hit);
    }
  }
}
