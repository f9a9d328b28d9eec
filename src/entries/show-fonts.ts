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

type Place = { top: number; start: number; bottom: number };

/**
 * Shows each font when it has arrived, if that moves nothing in view. Until then the animations that
 * tools/pages/fallback-fonts.ts adds to the style sheet keep the fallback fonts; each has the name of its font. Resolves when no
 * further font is going to be shown.
 */
export function showFonts(): Promise<unknown> {
  const start = performance.now();
  const animations = document.body.getAnimations() as CSSAnimation[];
  const arrived: CSSAnimation[] = [];
  let expected = animations.length;
  const showArrived = () => {
    const fonts = arrived.splice(0);
    if (performance.now() - start > latest) fonts.forEach(showOnNextPage);
    else if (fonts.length > 0) show(fonts);
  };
  const all = animations.map((animation) => {
    animation.pause();
    const load = (weight: number) =>
      document.fonts.load(`${weight} 1em "${animation.animationName}"`, document.body.textContent);
    // A font may have a file for each weight: tools/fonts/theme-fonts.ts.
    return Promise.all([400, 500, 600].map(load))
      .then(() => arrived.push(animation))
      .catch(() => {})
      .then(() => {
        expected -= 1;
        if (expected === 0) showArrived();
        else setTimeout(showArrived, togetherWithin);
      });
  });
  return Promise.race([Promise.all(all), new Promise((pass) => setTimeout(pass, latest))]);
}

/** A script that measures causes a layout, but no paint: if something moved, visitors never see it. */
function show(animations: Animation[]) {
  const isReadable = hasFallbackLetters();
  const isStill = movesNothing(() => {
    for (const animation of animations) animation.finish();
  });
  if (isStill || !isReadable) return;
  for (const animation of animations) {
    animation.currentTime = 0;
    animation.pause();
    if (animations.length > 1) setTimeout(show, 0, [animation]);
    else showOnNextPage(animation);
  }
}

/** A system without a font for the script of the page shows boxes, which are as wide as the box of a code that is no letter. */
function hasFallbackLetters(): boolean {
  const [letter] = /[^\p{Script=Latin}\P{L}]/u.exec(document.body.textContent) ?? [];
  if (!letter) return true;
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = `16px ${getComputedStyle(document.body).fontFamily}`;
  const widthOf = (text: string) => canvas.measureText(text).width;
  return widthOf(letter) !== widthOf('\u{10ffff}');
}

function movesNothing(change: () => void): boolean {
  const parts = partsInView(document.body);
  const before = parts.map(placeOf);
  change();
  return !parts.some((part, index) => isElsewhere(placeOf(part), before[index]!));
}

/** Where a link replaces the whole page, nothing is left that could move. */
function showOnNextPage(animation: Animation) {
  animation.id = 'until the next page';
  const { pathname } = location;
  const showIfElsewhere = () => location.pathname !== pathname && animation.finish();
  // The router gives its own navigation the name of the method that it calls.
  for (const event of ['pushState', 'popstate']) addEventListener(event, showIfElsewhere);
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
