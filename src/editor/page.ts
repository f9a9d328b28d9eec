import { ask, language } from './requests.ts';
import { fieldOf, getState, setState } from './state.ts';
import { rangeOf, type ShownText, watchMarks } from './watch-marks.ts';

const root = document.getElementById('root')!;
const focusable = 'a[href], button, summary';

/** The elements that take the keyboard focus for a text. */
const owners = new Map<Element, ShownText>();
const madeFocusable = new Set<Element>();
let marks: ReturnType<typeof watchMarks> | undefined;

/** Shows the content as the server has it now, with marks while editing is on. */
export function showContent(): Promise<void> {
  const { isOn } = getState();
  if (isOn) marks ??= watchMarks(root, readPage);
  const shown = nextContent();
  document.dispatchEvent(new CustomEvent('showcontent', { detail: { isMarked: isOn } }));
  return shown;
}

/** When the page has shown content the next time, and its fields are known. */
function nextContent(): Promise<void> {
  return new Promise((resolve) => document.addEventListener('fields', () => resolve(), { once: true }));
}

/** Waits until the page shows what a change has made. */
export async function caughtUp({ version }: { version: number }) {
  while (getState().table.version < version) await showContent();
}

/** The field whose text has the keyboard focus: React may make its element anew. */
let focusedField: string | undefined;
document.addEventListener('beforecontent', () => {
  const text = textOwnedBy(document.activeElement);
  focusedField = text && fieldOf(text)?.id;
});
document.addEventListener('fields', () => {
  const text = focusedField && textOf(focusedField);
  if (text && document.activeElement === document.body) focusText(text);
  setState({ focused: textOwnedBy(document.activeElement) });
});

let turn = 0;
document.addEventListener('content', readTable);

export async function readTable() {
  turn += 1;
  const own = turn;
  const { status, body } = await ask('fields', { language });
  if (own !== turn) return;
  if (status === 200) setState({ table: body });
  readPage();
  document.dispatchEvent(new Event('fields'));
}

export function changePage(change: () => void) {
  if (marks) marks.change(change);
  else change();
}

export function readPage() {
  if (!marks) return;
  marks.takeNew();
  const { isOn, table } = getState();
  // Before their fields are known, none can be edited.
  const texts = isOn && table.fields.length > 0 ? marks.texts() : [];
  // The pointer may rest while the page changes below it.
  const below = [...root.querySelectorAll(':hover')].at(-1);
  setState({ texts, hovered: texts.find(({ start }) => start.parentElement === below) });
  makeFocusable(texts);
  markUntranslated(texts);
}

function makeFocusable(texts: ShownText[]) {
  changePage(() => {
    owners.clear();
    for (const text of texts) {
      const parent = text.start.parentElement!;
      const link = parent.closest(focusable);
      const owner = link && !owners.has(link) ? link : parent;
      if (owners.has(owner) || owner.closest('[aria-hidden=true]')) continue;
      owners.set(owner, text);
      if (owner.matches(focusable) || owner.hasAttribute('tabindex')) continue;
      owner.setAttribute('tabindex', '0');
      madeFocusable.add(owner);
    }
    // Not from all of them at first: one that has the focus would lose it.
    for (const element of madeFocusable)
      if (!owners.has(element)) {
        element.removeAttribute('tabindex');
        madeFocusable.delete(element);
      }
  });
}

/** The style sheet of the editor has a colour for it, which moves nothing. */
function markUntranslated(texts: ShownText[]) {
  const untranslated = texts.filter((text) => fieldOf(text)?.notTranslated);
  CSS.highlights?.set('not-translated', new Highlight(...untranslated.map(rangeOf)));
}

export function focusText({ index, start }: ShownText) {
  const owned = [...owners].filter(([, text]) => text.index === index);
  const [owner] = owned.find(([, text]) => text.start === start) ?? owned[0] ?? [];
  (owner as HTMLElement | undefined)?.focus({ preventScroll: true });
}

export function textOwnedBy(element: unknown): ShownText | undefined {
  return owners.get(element as Element);
}

export function textOf(id: string): ShownText | undefined {
  return getState().texts.find((text) => fieldOf(text)?.id === id);
}

/** The text at a point of the page: of several in one element, the one whose letters are there. */
export function textAt(target: Element, x: number, y: number): ShownText | undefined {
  const { texts } = getState();
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    const own = texts.filter(({ start }) => start.parentElement === element);
    const hit = own.find((text) => [...rangeOf(text).getClientRects()].some((box) => isIn(box, x, y)));
    if (own.length > 0) return hit ?? (own.length === 1 ? own[0] : undefined);
  }
  const link = target.closest(focusable);
  return link ? texts.find(({ start }) => link.contains(start)) : undefined;
}

function isIn({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The texts that Tab goes through while one after the other is edited. */
export function reachableTexts(): ShownText[] {
  return getState().texts.filter((text) => {
    const parent = text.start.parentElement!;
    const { width } = rangeOf(text).getBoundingClientRect();
    // Text for screen readers is one pixel wide.
    return (
      width > 1 &&
      !parent.closest('[aria-hidden=true]') &&
      parent.checkVisibility({ visibilityProperty: true })
    );
  });
}
