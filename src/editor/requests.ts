import type { Answered, Asked, Changed, RequestName } from '../../model/editing.ts';

export type Answer<Body> = { status: number; message: string; body: Body };

const { secret } = document.querySelector<HTMLScriptElement>('script[data-secret]')!.dataset;
const { site } = document.querySelector<HTMLScriptElement>('script[data-site]')!.dataset;
export const headers = { 'X-Edit-Secret': secret! };

/** The language of the page, as its data has it. */
export const language = site!.split('/')[2]!;

type NameAfter<Method extends string> = RequestName extends infer Name
  ? Name extends `${Method} ${infer Rest}`
    ? Rest
    : never
  : never;
export type Question = NameAfter<'GET'>;
export type Order = NameAfter<'POST'>;

export function ask<Name extends Question>(name: Name, asked: Asked<`GET ${Name}`>) {
  return answerOf<Answered<`GET ${Name}`>>(fetch(addressOf(name, asked), { headers }));
}

export async function askForSharePicture(asked: Asked<'GET share'>): Promise<Blob | undefined> {
  const response = await fetch(addressOf('share', asked), { headers });
  return response.ok ? response.blob() : undefined;
}

export function send<Name extends Order>(name: Name, asked: Asked<`POST ${Name}`>) {
  const init = { method: 'POST', body: JSON.stringify(asked) };
  const own = { ...headers, 'Content-Type': 'application/json' };
  return answerOf<Answered<`POST ${Name}`> & Changed>(fetch(`/@edit/${name}`, { ...init, headers: own }));
}

export function addressOf(name: Question | Order, asked: object): string {
  const query = Object.entries(asked).map(([key, value]) => [key, String(value)]);
  return `/@edit/${name}?${new URLSearchParams(query)}`;
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
