import type { Action, Field, List } from '../../model/editing.ts';
import { finishText, openText } from './edit-text.ts';
import { caughtUp, focusText } from './page.ts';
import { send } from './requests.ts';
import { fieldOf, getState, setState, tell } from './state.ts';

/** An entry of a list. `rest` leads from the entry to the field. */
export type Entry = { list: List; index: number; rest: PropertyKey[] };

/** The lists that a field is in, the innermost first. */
export function entriesOf(field: Field): Entry[] {
  const own = placeOf(field.id);
  return getState()
    .table.lists.flatMap((list) => {
      const { file, path } = placeOf(list.id);
      const isAround = file === own.file && path.every((key, depth) => own.path[depth] === key);
      const [index, ...rest] = own.path.slice(path.length);
      return isAround && typeof index === 'number' ? [{ list, index, rest }] : [];
    })
    .sort((one, other) => one.rest.length - other.rest.length);
}

/** Why an action is not possible, or an empty text. */
export function whyNot({ list, index }: Entry, action: Action): string {
  if (action === 'up' && index === 0) return 'This is the first.';
  if (action === 'down' && index === list.length - 1) return 'This is the last.';
  return list.why[action] ?? '';
}

export async function changeList(entry: Entry, action: Action) {
  const { list, index, rest } = entry;
  const why = whyNot(entry, action);
  if (why) return tell(why, true);
  if (!(await finishText())) return;
  setState({ notice: undefined });
  const answer = await send('list', { id: list.id, action, index });
  if (answer.status !== 200) return tell(answer.message, true);
  await caughtUp(answer.body);
  const next = action === 'remove' ? Math.min(index, list.length - 2) : answer.body.index;
  const inEntry = textsIn(list, next);
  const text = inEntry.find(({ id }) => id === idIn(list, [next, ...rest])) ?? inEntry[0];
  if (action === 'remove') tell(`Removed from ${list.name}. Undo brings it back.`);
  if (!text && action === 'add') tell(`Added to ${list.name}. Another page shows it.`);
  if (!text) return;
  if (action === 'add') openText(inEntry[0]!.text);
  else focusText(text.text);
}

/** Alt and an arrow move the entry of the focused text, with Shift that of the list around it. */
export function changeByKey({ altKey, shiftKey, key }: KeyboardEvent): boolean {
  const actions: Record<string, Action> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    Enter: 'add',
    Delete: 'remove',
    Backspace: 'remove',
  };
  const { focused } = getState();
  const field = focused && fieldOf(focused);
  const entry = field && entriesOf(field)[shiftKey ? 1 : 0];
  const action = actions[key];
  if (!altKey || !entry || !action) return false;
  changeList(entry, action);
  return true;
}

function placeOf(id: string): { file: string; path: PropertyKey[] } {
  const start = id.indexOf('[');
  return { file: id.slice(0, start), path: JSON.parse(id.slice(start)) };
}

function idIn(list: List, path: PropertyKey[]): string {
  const place = placeOf(list.id);
  return place.file + JSON.stringify([...place.path, ...path]);
}

function textsIn(list: List, index: number) {
  const start = idIn(list, [index]).slice(0, -1);
  return getState().texts.flatMap((text) => {
    const id = fieldOf(text)?.id;
    return id && (id.startsWith(`${start},`) || id === `${start}]`) ? [{ id, text }] : [];
  });
}
