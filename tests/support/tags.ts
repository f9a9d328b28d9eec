/** Runs in the page: whether something is shown where the dot before the first tag of a list would be. */
export function isDotShown(list: Element): boolean {
  const { left, right, top } = list.getBoundingClientRect();
  const found = document.elementFromPoint(document.dir === 'rtl' ? right - 8 : left + 8, top + 8);
  return list.contains(found);
}
