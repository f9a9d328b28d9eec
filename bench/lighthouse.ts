import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Downloaded by npx when needed: with its dependencies it is larger than the rest of the project.
const lighthouse = 'lighthouse@12.8.2';
const maxAttempts = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number>;
type Audit = { address: string; form: 'mobile' | 'desktop'; browser: string };

/** Lighthouse sometimes misses the start of its own trace, and asks to be run again. */
export async function lighthouseScores(audit: Audit): Promise<Scores> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await score(audit);
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      const reason = (stderr || message).trim().split('\n').at(-1)!;
      if (attempt === maxAttempts || !reason.includes('run Lighthouse again')) throw new Error(reason);
    }
  }
}

async function score({ address, form, browser }: Audit): Promise<Scores> {
  // Not execFileSync, because this process also serves the page.
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 2 ** 26,
    },
  );
  const { categories: scored } = JSON.parse(stdout);
  return Object.fromEntries(categories.map((name) => [name, Math.round(scored[name].score * 100)])) as Scores;
}
