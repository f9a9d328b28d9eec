/** In milliseconds. Later than this, someone is reading: the page keeps its fallback fonts. */
const latest = 3000;
/** Fonts that arrive within this time are shown together, because each change causes a layout of the whole page. */
const togetherWithin = 400;
/** In pixels. Browsers round the positions of lines, and count less than three pixels as no layout shift. */
const tolerance = 2;
/** In pixels. Within a line, words and what follows them may move a little. */
const sideways = 16;

/** In pixels below the view: from there something could move into it. */
const margin = 200;

/** What the animations of the fonts hold, and what follows from it. */
const properties = ['font-family', '--font-display', '--font-text'];

type Place = { top: number; start: number; bottom: number };

/**
 * Shows each font when it has arrived, if that moves nothing in view. Until then the animations that
 * tools/pages/fallback-fonts.ts adds to the style sheet keep the fallback fonts; each has the name of its font.
 */
export function showFonts() {
  const start = performance.now();
  const animations = document.body.getAnimations() as CSSAnimation[];
  const arrived: CSSAnimation[] = [];
  let expected = animations.length;
  const showArrived = () => {
    const fonts = arrived.splice(0);
    if (performance.now() - start > latest) fonts.forEach(showOnNextPage);
    else if (fonts.length > 0) show(fonts);
  };
  for (const animation of animations) {
    animation.pause();
    const load = (weight: number) =>
      document.fonts.load(`${weight} 1em "${animation.animationName}"`, document.body.textContent);
    // A font may have a file for each weight: tools/fonts/theme-fonts.ts.
    Promise.all([400, 500, 600].map(load))
      .then(() => arrived.push(animation))
      .catch(() => {})
      .then(() => {
        expected -= 1;
        if (expected === 0) showArrived();
        else setTimeout(showArrived, togetherWithin);
      });
  }
}

/**
 * A script that measures causes a layout, but no paint: if something moved, visitors never see it. What is below the view keeps
 * its fonts until its turn, because the layout of the whole page in one task would block the page for long.
 */
function show(animations: Animation[]) {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, main article, footer')];
  const below = keepFonts(parts.filter(isBelowView));
  const isReadable = hasFallbackLetters();
  const isStill = movesNothing(() => {
    for (const animation of animations) animation.finish();
  });
  if (isStill || !isReadable) return showBelow(below);
  for (const animation of animations) {
    animation.currentTime = 0;
    animation.pause();
    if (animations.length > 1) setTimeout(show, 0, [animation]);
    else showOnNextPage(animation);
  }
  for (const { release } of below) release();
}

/** A system without a font for the script of the page shows boxes, which are as wide as the box of a code that is no letter. */
function hasFallbackLetters(): boolean {
  const [letter] = /(?!\p{Script=Latin})\p{L}/u.exec(document.body.textContent) ?? [];
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = `16px ${getComputedStyle(document.body).fontFamily}`;
  const widthOf = (text: string) => canvas.measureText(text).width;
  return !letter || widthOf(letter) !== widthOf('\u{10ffff}');
}

type Kept = { part: Element; keep: () => void; release: () => void };

function keepFonts(parts: HTMLElement[]): Kept[] {
  const fonts = getComputedStyle(document.body);
  const declarations = properties.map((property) => [property, fonts.getPropertyValue(property)] as const);
  const kept = parts.map((part) => ({
    part,
    keep() {
      for (const [property, value] of declarations) part.style.setProperty(property, value);
    },
    release() {
      for (const [property] of declarations) part.style.removeProperty(property);
    },
  }));
  for (const { keep } of kept) keep();
  return kept;
}

/** One part in each frame, until the visitor scrolls to them: then all that are left, if that moves nothing in view. */
function showBelow(kept: Kept[]) {
  const [next, ...others] = kept;
  if (!next) return;
  requestAnimationFrame(() => {
    const release = () => {
      for (const each of kept) each.release();
    };
    if (kept.every(({ part }) => isBelowView(part))) {
      next.release();
      showBelow(others);
    } else if (!movesNothing(release)) {
      for (const { keep } of kept) keep();
      onNextPage(release);
    }
  });
}

function movesNothing(change: () => void): boolean {
  const parts = partsInView(document.body);
  const before = parts.map(placeOf);
  change();
  return !parts.some((part, index) => isElsewhere(placeOf(part), before[index]!));
}

function isBelowView(part: Element): boolean {
  return part.getBoundingClientRect().top > innerHeight + margin;
}

function showOnNextPage(animation: Animation) {
  animation.id = 'until the next page';
  onNextPage(() => animation.finish());
}

/** Where a link replaces the whole page, nothing is left that could move. */
function onNextPage(change: () => void) {
  const { pathname } = location;
  const changeIfElsewhere = () => location.pathname !== pathname && change();
  // The router gives its own navigation the name of the method that it calls.
  for (const event of ['pushState', 'popstate']) addEventListener(event, changeIfElsewhere);
}

/** The elements in view, and their texts as ranges: a text after a link has no element of its own. */
function partsInView(parent: Element): (Element | Range)[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Element) return isInView(node) ? [node, ...partsInView(node)] : [];
    const text = new Range();
    text.selectNode(node);
    return isInView(text) ? [text] : [];
  });
}

function isInView(part: Element | Range): boolean {
  const { width, top, bottom } = part.getBoundingClientRect();
  // One pixel wide is text for screen readers.
  return width > 1 && bottom > 0 && top < innerHeight + margin;
}

function placeOf(part: Element | Range): Place {
  // A text can begin in the middle of a line.
  const { top, left, right } = part.getClientRects()[0]!;
  const start = document.dir === 'rtl' ? right : left;
  return { top, start, bottom: part.getBoundingClientRect().bottom };
}

function isElsewhere(after: Place, before: Place): boolean {
  if (Math.abs(after.start - before.start) > sideways) return true;
  return (['top', 'bottom'] as const).some((edge) => {
    const isInView = before[edge] > 0 && before[edge] < innerHeight + margin;
    return isInView && Math.abs(after[edge] - before[edge]) > tolerance;
  });
}
