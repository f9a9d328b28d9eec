import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

// What a command does is tested where its work is: that it is called, and reads its arguments, is all that can break here.
const mistakes = {
  dev: 'Use: npm run dev -- ',
  build: 'There is no option --nope. Use: npm run build',
  start: "PORT is 'nope', which is no port",
  check: 'There is no option --nope. Use: npm run build',
  launch: 'There is no option --nope. Use: npm run launch',
  media: 'Use: npm run media add -- ',
  hero: 'Use: npm run hero -- ',
  cv: 'Use: npm run cv.',
  import: 'Use: npm run import -- ',
  language: 'Use: npm run language add ',
};

for (const [name, message] of Object.entries(mistakes))
  test(`npm run ${name} says what is wrong with what it was given`, async () => {
    // Two of them build first, which is another row.
    const script = scripts[name]!.replace('npm run build && ', '');
    const child = spawn(`${script} --nope`, { shell: true, env: { ...process.env, PORT: 'nope' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });
