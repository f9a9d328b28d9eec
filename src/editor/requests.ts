/** A text of content/. `place` is where it is written, as editors open it. `computed` says why it cannot be edited here. */
export type Field = {
  id: string;
  index: number;
  name: string;
  place: string;
  kind: 'plain' | 'html' | 'unfinished' | 'tag';
  value: string;
  computed?: string;
  limit?: number;
  recommended?: [number, number];
  notTranslated?: boolean;
};

/** `why` has a sentence for what cannot be done with the list. */
export type List = { id: string; name: string; length: number; why: Partial<Record<Action, string>> };
export type Action = 'add' | 'remove' | 'up' | 'down';

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

export type Answer<Body> = { status: number; message: string; body: Body };

const { secret } = document.querySelector<HTMLScriptElement>('script[data-secret]')!.dataset;
const { site } = document.querySelector<HTMLScriptElement>('script[data-site]')!.dataset;
export const headers = { 'X-Edit-Secret': secret! };

/** The language of the page, as its data has it. */
export const language = site!.split('/')[2]!;

export async function ask<Body>(path: string, query: Record<string, string> = {}): Promise<Answer<Body>> {
  return answerOf(fetch(addressOf(path, query), { headers }));
}

export async function askForBlob(path: string, query: Record<string, string>): Promise<Blob | undefined> {
  const response = await fetch(addressOf(path, query), { headers });
  return response.ok ? response.blob() : undefined;
}

export async function send<Body>(path: string, body: object): Promise<Answer<Body>> {
  const init = { method: 'POST', body: JSON.stringify({ language, ...body }) };
  return answerOf(
    fetch(`/@edit/${path}`, { ...init, headers: { ...headers, 'Content-Type': 'application/json' } }),
  );
}

export function addressOf(path: string, query: Record<string, string>): string {
  return `/@edit/${path}?${new URLSearchParams({ language, ...query })}`;
}

/** The check says what a text is or has: its name stands before that in the terminal. */
export function asSentence(message: string): string {
  return message.replace(/^(?=\p{Ll})/u, 'This text ');
}

export async function answerOf<Body>(request: Promise<Response>): Promise<Answer<Body>> {
  try {
    const response = await request;
    const body = await response.json();
    return { status: response.status, message: body.message ?? '', body };
  } catch {
    return {
      status: 0,
      message: 'The dev server does not answer: is npm run dev running?',
      body: {} as Body,
    };
  }
}
