import type { Answered, Asked } from '../../model/editing.ts';
import { addressOf, type Answer, answerOf, headers } from './requests.ts';

/** Without `total`, nobody knows how long this step takes. */
export type Step = { label: string; done?: number; total?: number };
export type Result = { ok: boolean; message: string; status: number };
export type Work =
  | { name: 'media'; asked: Asked<'POST media'>; file: File }
  | { name: 'hero'; asked: Asked<'POST hero'>; file?: undefined };
type Line = Partial<Step & Result & { say: string }>;

/** Sends a recording for its length and some of its pictures. */
export function sendFile(file: File): Promise<Answer<Answered<'POST frames'>>> {
  return answerOf(fetch(addressOf('frames', {}), initOf(file)));
}

/** Sends work that takes long. The server answers with a line of JSON for each step, and one for the result. */
export async function sendWork(
  { name, asked, file }: Work,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: Step) => void },
): Promise<Result> {
  try {
    const response = await fetch(addressOf(name, file ? asked : {}), { ...initOf(file ?? asked), signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let last: Line = {};
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        last = JSON.parse(line);
        const label = last.label ?? last.say;
        if (label) onStep({ ...last, label });
      }
    }
    if (rest) last = JSON.parse(rest);
    const { ok = false, message = '' } = last;
    return {
      ok,
      message: message || (ok ? 'Done.' : 'The dev server has stopped.'),
      status: response.status,
    };
  } catch (error) {
    const message = signal.aborted ? 'Cancelled: nothing was changed.' : String(error);
    return { ok: false, message, status: 0 };
  }
}

function initOf(body: object | File): RequestInit {
  if (!(body instanceof File))
    return {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
  const own = { 'Content-Type': 'application/octet-stream', 'X-File-Name': encodeURIComponent(body.name) };
  return { method: 'POST', headers: { ...headers, ...own }, body };
}
