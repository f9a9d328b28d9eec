import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Downloaded by npx when needed: with its dependencies it is larger than the rest of the project.
const lighthouse = ['--yes', 'lighthouse@12.8.2'];
const maxAttempts = 3;

type Audit<Category> = {
  address: string;
  form: 'mobile' | 'desktop';
  browser: string;
  categories: readonly Category[];
};

/** Whether npx has it already. */
export function hasLighthouse(): Promise<boolean> {
  return promisify(execFile)('npx', ['--offline', ...lighthouse, '--version']).then(
    () => true,
    () => false,
  );
}

/** Lighthouse sometimes misses the start of its own trace, and asks to be run again. */
export async function lighthouseScores<Category extends string>(
  audit: Audit<Category>,
): Promise<Record<Category, number>> {
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

async function score<Category extends string>({ address, form, browser, categories }: Audit<Category>) {
  // Not execFileSync, because this process also serves the page.
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...lighthouse,
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
  const scores = categories.map((name) => [name, Math.round(scored[name].score * 100)]);
  return Object.fromEntries(scores) as Record<Category, number>;
}
