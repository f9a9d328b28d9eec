import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Fetched when it is asked for: with all it brings it is larger than the rest of the project together.
const lighthouse = 'lighthouse@12.8.2';
const mostTries = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number>;
type Look = { address: string; form: 'mobile' | 'desktop'; browser: string };

/** Now and then it misses the start of its own recording, and asks to be run again. */
export async function lighthouseScores(look: Look): Promise<Scores> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await score(look);
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      const reason = (stderr || message).trim().split('\n').at(-1)!;
      if (tries === mostTries || !reason.includes('run Lighthouse again')) throw new Error(reason);
    }
  }
}

async function score({ address, form, browser }: Look): Promise<Scores> {
  // Awaited, because this process serves the page that is looked at.
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
