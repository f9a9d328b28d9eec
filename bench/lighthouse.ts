import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Fetched when it is asked for: with all it brings it is larger than the rest of the project together.
const lighthouse = 'lighthouse@12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number>;

export async function lighthouseScores(
  address: string,
  form: 'mobile' | 'desktop',
  browser: string,
): Promise<Scores> {
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
