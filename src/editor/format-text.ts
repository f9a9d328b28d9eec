import { readTyped } from './edit-text.ts';
import { getState, setState } from './state.ts';

export type Format = 'bold' | 'italic' | 'code' | 'link';

export const formatKeys: Record<Format, string> = { bold: 'B', italic: 'I', code: 'E', link: 'K' };

export function formatByKey(event: KeyboardEvent): boolean {
  const { edit } = getState();
  if (edit?.field.kind !== 'html') return event.key === 'Enter';
  if (event.key === 'Enter') {
    document.execCommand('insertLineBreak');
    return true;
  }
  const format = (Object.keys(formatKeys) as Format[]).find(
    (each) => formatKeys[each] === event.key.toUpperCase() && (event.ctrlKey || event.metaKey),
  );
  if (format) toggle(format);
  return format !== undefined;
}

/** The old command is the only one that the browser's own undo in the text knows. */
export function toggle(format: Format) {
  if (format === 'link') return askForAddress();
  if (format !== 'code') document.execCommand(format);
  else if (around('code')) unwrap(around('code')!);
  else document.execCommand('insertHTML', false, `<code>${selectedHtml()}</code>`);
  readTyped();
}

function around(tag: string): HTMLElement | null {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>(`editable-text ${tag}`) ?? null;
}

function unwrap(element: HTMLElement) {
  element.replaceWith(...element.childNodes);
}

function selectedHtml(): string {
  const holder = document.createElement('div');
  const selection = getSelection()!;
  if (selection.rangeCount > 0) holder.append(selection.getRangeAt(0).cloneContents());
  return holder.innerHTML;
}

/** The address is typed in the bar beside the text, which then has the focus and not the selection. */
function askForAddress() {
  const { edit } = getState();
  const selection = getSelection()!;
  const own = around('a');
  if (own) selection.selectAllChildren(own);
  if (!edit || selection.isCollapsed) return;
  setState({
    edit: { ...edit, link: { range: selection.getRangeAt(0), href: own?.getAttribute('href') ?? '' } },
  });
}

export function setAddress(href: string) {
  const { edit } = getState();
  if (!edit?.link) return;
  edit.element.focus();
  const selection = getSelection()!;
  selection.removeAllRanges();
  selection.addRange(edit.link.range);
  if (href) document.execCommand('createLink', false, href);
  else document.execCommand('unlink');
  selection.collapseToEnd();
  const { link: _, ...rest } = edit;
  setState({ edit: rest });
  readTyped();
}
