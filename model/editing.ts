import type { TextKind } from './fields.ts';
import type { Theme } from './theme.ts';

/**
 * All that the editor on the page may ask of the dev server, and what it is answered. tools/editor/requests.ts checks what is asked.
 */
export type Requests = {
  'GET fields': { asked: { language?: string | undefined }; answer: Table };
  'GET entries': { asked: { id: string }; answer: { entries: { remove?: string }[] } };
  'GET launch': { asked: None; answer: { groups: LaunchGroup[] } };
  'GET elsewhere': { asked: { path: string }; answer: Elsewhere };
  /** A JPEG. */
  'GET share': { asked: { path: string }; answer: Uint8Array };
  'GET theme': { asked: None; answer: ThemeFacts };
  'GET media': { asked: { for: string }; answer: { replaces?: string } };
  'POST open': { asked: { id: string } | { place: string }; answer: None };
  'POST text': { asked: { id: string; before: string; after: string }; answer: { value: string } };
  'POST list': { asked: { id: string; action: Action; index: number }; answer: { index: number } };
  'POST undo': { asked: None; answer: { label: string } };
  'POST redo': { asked: None; answer: { label: string } };
  'POST preview': { asked: { theme: Theme }; answer: { css: string } };
  'POST theme': { asked: { before: Theme; after: Theme }; answer: None };
  /** Answered step by step. */
  'POST hero': { asked: { replace: boolean }; answer: None };
  /** With a file, as the next one. The part of a recording is in seconds. Answered step by step. */
  'POST media': {
    asked: { for: string; replace: boolean; from?: number | undefined; length?: number | undefined };
    answer: None;
  };
  'POST frames': { asked: None; answer: RecordingFacts };
};

export type RequestName = keyof Requests;
export type Asked<Name extends RequestName> = Requests[Name]['asked'];
export type Answered<Name extends RequestName> = Requests[Name]['answer'];

type None = Record<string, never>;

/** A text of content/. `place` is where it is written, as editors open it. `computed` says why it cannot be edited here. */
export type Field = {
  id: string;
  index: number;
  name: string;
  place: string;
  kind: TextKind;
  value: string;
  computed?: string;
  limit?: number;
  recommended?: [number, number];
  notTranslated?: boolean;
};

/** `why` has a sentence for what cannot be done with the list. */
export type List = { id: string; name: string; length: number; why: Partial<Record<Action, string>> };

export const actions = ['add', 'remove', 'up', 'down'] as const;
export type Action = (typeof actions)[number];

/** The number of the content that a change has made. */
export type Changed = { version: number };

export type Table = Changed & {
  fields: Field[];
  lists: List[];
  undo: { label: string } | null;
  redo: { label: string } | null;
  /** How many things npm run launch would list. */
  left: number;
};

export type LaunchGroup = { heading: string; entries: LaunchEntry[] };
export type LaunchEntry = { text: string; place: string; id?: string; path?: string };

export type Elsewhere = {
  address: string;
  title: { text: string; id: string };
  description: { text: string; id: string };
  pictures: { src: string; id: string }[];
  messages: { name: string; id: string }[];
};

export type ThemeFacts = {
  theme: Theme;
  fonts: string[];
  ready: { name: string; theme: Theme; missing: string[] }[];
};

/** The frames are those of a recording that is longer than a clip may be. */
export type RecordingFacts = { seconds: number; frames: string[] };
