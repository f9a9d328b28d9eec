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
 * tools/pages/fallback-fonts.ts adds to the style sheet keep the fallback fonts; each has the name of its font.
 */
export function showFonts() {
  const start = performance.now();
  const animations = document.body.getAnimations() as CSSAnimation[];
  const arrived: CSSAnimation[] = [];
  let expected = animations.length;
  let showBelow = () => {};
  // After the first paint, which must not wait for it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (expected > 0) showBelow = skipBelow();
      setTimeout(showBelow, latest);
    }),
  );
  const showArrived = () => {
    const fonts = arrived.splice(0);
    if (performance.now() - start > latest) fonts.forEach(showOnNextPage);
    else if (fonts.length > 0) show(fonts);
    if (expected === 0) showBelow();
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
 * Lets the browser skip what is far below the view while fonts change the text: it keeps its height, and a change of fonts costs
 * the layout of what is in view. Gives a function that ends this, in small steps. A scroll or another page ends it at once:
 * what is above the view must have its real height.
 */
function skipBelow(): () => void {
  // WebKit, which does not know this property, reads all fonts anew when a style sheet changes.
  const canSkip = CSS.supports('overflow-clip-margin', '1px');
  if (!canSkip || location.hash || scrollY > 0) return () => {};
  const parts = [...document.querySelectorAll('main > [id], main article, footer')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight + margin,
  );
  const rules = parts.map((part) => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(part);
    const height =
      part.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
    return `@media screen{#${CSS.escape(part.id)}{content-visibility:auto;contain-intrinsic-block-size:${height}px}}`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
  for (const event of ['scroll', 'pushState', 'popstate'])
    addEventListener(event, () => sheet.replaceSync(''), { once: true, passive: true });
  return function end() {
    if (sheet.cssRules.length === 0) return;
    sheet.deleteRule(0);
    setTimeout(end);
  };
}

/** A script that measures causes a layout, but no paint: if something moved, visitors never see it. */
function show(animations: Animation[]) {
  const parts = partsInView(document.body);
  const before = parts.map(placeOf);
  for (const animation of animations) animation.finish();
  const moved = parts.some((part, index) => isElsewhere(placeOf(part), before[index]!));
  if (!moved) return;
  for (const animation of animations) {
    animation.currentTime = 0;
    animation.pause();
    if (animations.length > 1) setTimeout(show, 0, [animation]);
    else showOnNextPage(animation);
  }
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
