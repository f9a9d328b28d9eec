import { cancelText, finishText, goOn, openText } from './edit-text.ts';
import { dragFile, dropFile } from './drop-file.ts';
import { formatByKey } from './format-text.ts';
import { changeByKey } from './change-list.ts';
import { textAt, textOf, textOwnedBy } from './page.ts';
import { fieldOf, getState, setState } from './state.ts';
import type { ShownText } from './watch-marks.ts';

/** What pointer and keys do to the page while editing is on. Gives a function that ends this. */
export function pageListeners() {
  const controller = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type], target: Element) => void,
  ) => {
    const inPage = (event: DocumentEventMap[Type]) => {
      const target = event.target as Element;
      if (target.id !== 'page-editor') listener(event, target);
    };
    document.addEventListener(type, inPage, { capture: true, signal: controller.signal });
  };
  on('pointermove', ({ clientX, clientY }, target) => {
    const text = isTyped(target) ? undefined : textAt(target, clientX, clientY);
    if (text !== getState().hovered) setState({ hovered: text });
  });
  on('focusin', (_, target) => setState({ focused: textOwnedBy(target) }));
  on('dragover', dragFile);
  on('drop', dropFile);
  on('dragstart', (event) => event.preventDefault());
  on('click', onClick);
  on('keydown', (event, target) => {
    if (event.isComposing) return;
    const isHandled = isTyped(target) ? keyInText(event) : keyInPage(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => controller.abort();
}

function isTyped(target: Element): boolean {
  return Boolean(getState().edit?.element.contains(target));
}

async function onClick(event: MouseEvent, target: Element) {
  const { clientX: x, clientY: y } = event;
  const text = isTyped(target) ? undefined : textAt(target, x, y);
  const link = target.closest('a[href]');
  // With these keys a link opens in another tab, as always.
  if ((!text && !link) || (link && (event.ctrlKey || event.metaKey))) return;
  event.preventDefault();
  event.stopPropagation();
  if (!text || !(await finishText())) return;
  // What was saved may have changed the nodes of the page.
  const there = textAt(document.elementFromPoint(x, y) ?? target, x, y);
  if (there) openText(there, { x, y });
}

function keyInText(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') cancelText();
  else if (event.key === 'F10' && event.altKey) focusCard();
  else if (event.key === 'Tab') goOn(event.shiftKey ? -1 : 1);
  else if (event.key === 'Enter' && !event.shiftKey) goOn(0);
  else return formatByKey(event);
  return true;
}

function keyInPage(event: KeyboardEvent): boolean {
  const { focused } = getState();
  if (event.key === 'Enter' && !event.altKey && focused) openFocused(focused);
  else if (event.key === 'F10' && event.altKey && focused) focusCard();
  else return changeByKey(event);
  return true;
}

/** While another text is saved, the page shows neither, and changes. */
async function openFocused(focused: ShownText) {
  if (!getState().edit) return openText(focused);
  const id = fieldOf(focused)?.id;
  if (!(await finishText())) return;
  const text = id && textOf(id);
  if (text) openText(text);
}

/** The buttons beside the text, as in other editors. */
function focusCard() {
  document
    .getElementById('page-editor')!
    .shadowRoot!.querySelector<HTMLElement>('.card button:not(:disabled)')
    ?.focus();
}
