import type { Field } from '../../model/editing.ts';
import { contentOfHtml, htmlOf } from './inline-content.ts';
import { editableOf, placeCaret, plainContent, putInPlace } from './in-place.ts';
import { caughtUp, changePage, focusText, reachableTexts, readPage, textOf } from './page.ts';
import { send } from './requests.ts';
import { type Edit, fieldOf, getState, setState, tell } from './state.ts';
import { rangeOf, type ShownText } from './watch-marks.ts';

let saving: Promise<boolean> | undefined;
/** Where the caret was in an edit that another change of the page interrupts. */
let caret: { node: Node; offset: number } | undefined;

document.addEventListener('beforecontent', () => {
  const { edit } = getState();
  if (!edit) return;
  const { anchorNode: node, anchorOffset: offset } = getSelection()!;
  caret = node && edit.element.contains(node) ? { node, offset } : undefined;
  putBack(edit);
});
document.addEventListener('content', () => {
  if (!saving) resume();
});
document.addEventListener('fields', () => {
  const { edit } = getState();
  if (!edit || saving || fieldOf(edit.text)?.id === edit.field.id) return;
  // Entries have changed their places.
  putBack(edit);
  resume();
});

function resume() {
  const { edit } = getState();
  if (!edit) return;
  readPage();
  const text = textOf(edit.field.id);
  if (!text) return setState({ edit: undefined });
  // What was there when the owner began to type: the server sees whether the file has changed since.
  const field = { ...fieldOf(text)!, value: edit.field.value };
  setState({ edit: placed({ ...edit, text, field }) });
  edit.element.focus({ preventScroll: true });
  if (caret) getSelection()!.collapse(caret.node, caret.offset);
}

/** Opens a text for editing where it stands, or its place in the owner's editor if it is computed. */
export function openText(text: ShownText, point?: { x: number; y: number }) {
  const field = fieldOf(text);
  if (!field) return;
  if (field.computed) {
    tell(`${field.name} ${field.computed}: it opens in your editor.`);
    send('open', { id: field.id });
    return;
  }
  const element = editableOf(field.kind, field.name, contentOf(field, text));
  const typed = typedIn(field, element);
  element.addEventListener('input', readTyped);
  const edit = placed({ text, field, element, start: typed, typed, refused: '', close: () => {} });
  setState({ edit, hovered: undefined, notice: undefined });
  placeCaret(element, point);
  element.scrollIntoView({ block: 'nearest' });
}

function contentOf({ kind, value }: Field, text: ShownText): Node[] {
  if (kind === 'html') return contentOfHtml(value);
  const shown = plainContent(rangeOf(text).toString());
  const isWhole = shown.map((node) => node.textContent).join('') === value;
  return isWhole ? shown : [new Text(value)];
}

function typedIn({ kind }: Field, element: HTMLElement): string {
  return kind === 'html' ? htmlOf(element) : element.textContent.replace(/\s*\n\s*/g, ' ').trim();
}

export function readTyped() {
  const { edit } = getState();
  if (edit) setState({ edit: { ...edit, typed: typedIn(edit.field, edit.element), refused: '' } });
}

function placed(edit: Edit): Edit {
  let close = () => {};
  changePage(() => {
    close = putInPlace(edit.text, edit.element);
  });
  edit.element.addEventListener('focusout', leaveText);
  return { ...edit, close };
}

function putBack({ element, close }: Edit) {
  element.removeEventListener('focusout', leaveText);
  if (element.isConnected) changePage(close);
}

/** A click elsewhere saves. To look at another window does not. */
function leaveText({ relatedTarget }: FocusEvent) {
  const isInEditor = relatedTarget instanceof Element && relatedTarget.id === 'page-editor';
  if (document.hasFocus() && !isInEditor) finishText();
}

export function cancelText() {
  const { edit } = getState();
  if (!edit || saving) return;
  closeText(edit);
  focusText(edit.text);
}

function closeText(edit: Edit) {
  setState({ edit: undefined });
  putBack(edit);
  readPage();
}

/** Saves, and opens the text so many places further on. */
export async function goOn(step: -1 | 0 | 1) {
  const { edit } = getState();
  if (!edit) return;
  const isSame = (text: ShownText) => fieldOf(text)?.id === edit.field.id;
  // The field may be shown more than once. The open text is not among these.
  const before = reachableTexts().filter((text) => isSame(text) && !isAfter(text, edit));
  if (!(await finishText())) return;
  const texts = reachableTexts();
  const own = texts.indexOf(texts.filter(isSame)[before.length]!);
  if (own === -1) return;
  const next = step && texts[own + step];
  if (next) openText(next);
  else focusText(texts[own]!);
}

function isAfter({ start }: ShownText, { element }: Edit): boolean {
  return Boolean(element.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Saves the open text. Returns whether none is open any more. */
export function finishText(): Promise<boolean> {
  const { edit } = getState();
  if (!edit) return Promise.resolve(true);
  if (edit.refused) return Promise.resolve(false);
  saving ??= save(edit).finally(() => {
    saving = undefined;
  });
  return saving;
}

async function save(edit: Edit): Promise<boolean> {
  const { field, element, typed, start } = edit;
  if (typed === start) {
    closeText(edit);
    return true;
  }
  const change = { id: field.id, before: field.value, after: typed };
  const { status, message, body } = await send('text', change);
  if (status === 200) {
    await caughtUp(body);
    closeText(edit);
    return true;
  }
  if (status === 409) {
    closeText(edit);
    tell(`${message} You typed: ${typed}`, true);
    return false;
  }
  // Another change of the page may have put it back.
  if (!element.isConnected) resume();
  setState({ edit: { ...getState().edit!, refused: message } });
  element.focus();
  return false;
}
