import { addressOf, type Answer, answerOf, headers } from './requests.ts';

/** Without `total`, nobody knows how long this step takes. */
export type Step = { label: string; done?: number; total?: number };
export type Result = { ok: boolean; message: string; status: number };
export type Work = { path: string; query?: Record<string, string>; body: object | File };
type Line = Partial<Step & Result & { say: string }>;

/** Sends a file as it is. */
export function sendFile<Body>(path: string, file: File): Promise<Answer<Body>> {
  return answerOf(fetch(addressOf(path, {}), initOf(file)));
}

/** Sends work that takes long. The server answers with a line of JSON for each step, and one for the result. */
export async function sendWork(
  { path, query = {}, body }: Work,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: Step) => void },
): Promise<Result> {
  try {
    const response = await fetch(addressOf(path, query), { ...initOf(body), signal });
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
