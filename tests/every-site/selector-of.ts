/** A selector that finds this element of the page. Runs in the page. */
export function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (let each: Element | null = element; each?.parentElement; each = each.parentElement) {
    if (each.id) return [`#${CSS.escape(each.id)}`, ...parts].join(' > ');
    const { localName, parentElement } = each;
    const place = [...parentElement.children].indexOf(each) + 1;
    parts.unshift(`${localName}:nth-child(${place})`);
  }
  return ['html', ...parts].join(' > ');
}
