const nearTop = 10;

/**
 * The bar as the specification describes it: visible when the scroll position is above the previous one or under 10 px,
 * hidden otherwise; transparent only at 0. `positions` are those since the page loaded, which starts at 0.
 */
export function barAfter(positions: number[]): { isHidden: boolean; isTransparent: boolean } {
  let previous = 0;
  let isHidden = false;
  for (const position of positions) {
    if (position === previous) continue;
    isHidden = position >= previous && position >= nearTop;
    previous = position;
  }
  return { isHidden, isTransparent: previous === 0 };
}
