import type { ShownText } from './watch-marks.ts';

/** An element that no style sheet of the page names. It takes type, width and line breaks from what is around it. */
export function editableOf(kind: string, name: string, content: Node[]): HTMLElement {
  const element = document.createElement('editable-text');
  element.contentEditable = kind === 'html' ? 'true' : 'plaintext-only';
  element.role = 'textbox';
  element.ariaLabel = name;
  Object.assign(element.style, {
    outline: 'none',
    cursor: 'text',
    userSelect: 'text',
    whiteSpaceCollapse: 'preserve',
  });
  element.append(...content);
  return element;
}

/** Puts an element into the place of a text. Gives a function that puts back the nodes that React knows. */
export function putInPlace({ start, from, end, to }: ShownText, element: HTMLElement): () => void {
  const nodes: ChildNode[] = [start];
  while (nodes.at(-1) !== end) nodes.push(nodes.at(-1)!.nextSibling!);
  const [before, after] = [start.data.slice(0, from), end.data.slice(to)];
  const placed = [...(before ? [new Text(before)] : []), element, ...(after ? [new Text(after)] : [])];
  start.before(...placed);
  for (const node of nodes) node.remove();
  return () => {
    placed[0]!.before(...nodes);
    for (const node of placed) node.remove();
  };
}

/** A text with the places at which its lines may break: the caret would stop at a sign that is not seen. */
export function plainContent(shown: string): Node[] {
  return shown
    .replaceAll('\u2060', '')
    .split('\u200b')
    .flatMap((part, index) =>
      index === 0 ? [new Text(part)] : [document.createElement('wbr'), new Text(part)],
    );
}

/** Where a click has put the caret, or else at the end. */
export function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined) {
  element.focus({ preventScroll: true });
  const selection = getSelection()!;
  const at = point && document.caretPositionFromPoint?.(point.x, point.y);
  if (at && element.contains(at.offsetNode)) return selection.collapse(at.offsetNode, at.offset);
  selection.selectAllChildren(element);
  selection.collapseToEnd();
}
