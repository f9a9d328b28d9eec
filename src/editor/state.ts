import { useSyncExternalStore } from 'react';
import type { Field, Table } from '../../model/editing.ts';
import type { ShownText } from './watch-marks.ts';

/** A text that is being edited. `refused` is what the check said. */
export type Edit = {
  text: ShownText;
  field: Field;
  element: HTMLElement;
  /** Puts back what the page has shown. */
  close: () => void;
  start: string;
  typed: string;
  refused: string;
  /** While the address of a link is typed. */
  link?: { range: Range; href: string };
};

/** A sentence, beside a text or else beside the buttons. */
export type Notice = { sentence: string; isError: boolean; text?: ShownText };

export type PanelName = 'elsewhere' | 'theme' | 'launch' | 'picture';

/** What may get a picture. */
export type Pictured = { what: 'project' | 'text'; id: string };

export type State = {
  isOn: boolean;
  table: Table;
  texts: ShownText[];
  hovered: ShownText | undefined;
  focused: ShownText | undefined;
  edit: Edit | undefined;
  notice: Notice | undefined;
  panel: PanelName | undefined;
  /** What gets a picture or clip, and the file that was dropped on it. */
  picture: (Pictured & { file: File | undefined }) | undefined;
};

let state: State = {
  isOn: false,
  table: { version: 0, fields: [], lists: [], undo: null, redo: null, left: 0 },
  texts: [],
  hovered: undefined,
  focused: undefined,
  edit: undefined,
  notice: undefined,
  panel: undefined,
  picture: undefined,
};
const listeners = new Set<() => void>();

export function getState(): State {
  return state;
}

export function setState(changes: Partial<State>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function useEditor(): State {
  return useSyncExternalStore(subscribe, getState);
}

export function fieldOf(text: ShownText): Field | undefined {
  return state.table.fields.find(({ index }) => index === text.index);
}

export function tell(sentence: string, isError = false, text?: ShownText) {
  setState({ notice: { sentence, isError, ...(text && { text }) } });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
