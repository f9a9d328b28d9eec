import { type Mark, takeMarks } from './take-marks.ts';

/** Where the page shows a field: from the start of one text node to the end of the same, or of a later one beside it. */
export type ShownText = { index: number; start: Text; from: number; end: Text; to: number };

type Place = { node: Text; marks: Mark[] };

/**
 * Takes the marks of the fields out of the page as React writes them, before anything is painted, and remembers where they were.
 * `onChange` is called after React has changed the page.
 */
export function watchMarks(root: Element, onChange: () => void) {
  const inTexts = new WeakMap<Node, Mark[]>();

  function takeFromText(node: Text, isNew: boolean) {
    const { text, marks } = takeMarks(node.data);
    if (marks.length > 0) inTexts.set(node, marks);
    // React moves a node, which keeps its marks, or writes another text into it.
    else if (!isNew) inTexts.delete(node);
    if (text !== node.data) node.data = text;
  }

  function takeFromAttribute(element: Element, name: string) {
    const value = element.getAttribute(name);
    if (!value) return;
    const { text } = takeMarks(value);
    if (text !== value) element.setAttribute(name, text);
  }

  function takeFrom(node: Node) {
    if (node instanceof Text) return takeFromText(node, true);
    if (!(node instanceof Element)) return;
    for (const name of node.getAttributeNames()) takeFromAttribute(node, name);
    node.childNodes.forEach(takeFrom);
  }

  function takeFromChanged(records: MutationRecord[]) {
    const byReact = records.filter(({ target }) => !isTyped(target));
    for (const { type, target, attributeName, addedNodes } of byReact) {
      if (type === 'attributes') takeFromAttribute(target as Element, attributeName!);
      else if (type === 'characterData') takeFromText(target as Text, false);
      else addedNodes.forEach(takeFrom);
    }
    observer.takeRecords();
    return byReact.length > 0;
  }

  const observer = new MutationObserver((records) => {
    if (takeFromChanged(records)) onChange();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    /** In the order of the page. */
    texts(): ShownText[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const places: Place[] = [];
      while (walker.nextNode()) {
        const marks = inTexts.get(walker.currentNode);
        if (marks) places.push({ node: walker.currentNode as Text, marks });
      }
      return pairMarks(places);
    },
    /** What React has changed in this very moment. */
    takeNew: () => takeFromChanged(observer.takeRecords()),
    /** React must not see what the editor changes in the page, and its marks stay known. */
    change(change: () => void) {
      takeFromChanged(observer.takeRecords());
      change();
      observer.takeRecords();
    },
  };
}

function isTyped(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return Boolean(element?.closest('editable-text'));
}

/** A field may be shown more than once, and each time has a mark at both ends. */
function pairMarks(places: Place[]): ShownText[] {
  const open = new Map<number, { node: Text; offset: number }>();
  const texts: ShownText[] = [];
  for (const { node, marks } of places)
    for (const { index, offset } of marks) {
      const start = open.get(index);
      if (!start) open.set(index, { node, offset });
      else if (open.delete(index))
        texts.push({ index, start: start.node, from: start.offset, end: node, to: offset });
    }
  return texts;
}

export function rangeOf({ start, from, end, to }: ShownText): Range {
  const range = new Range();
  range.setStart(start, from);
  range.setEnd(end, to);
  return range;
}
