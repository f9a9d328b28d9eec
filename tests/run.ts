import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectRoot } from '../tools/commands/run-command.ts';

type Count = { passed: number; failed: number };

/** npm test */
const quick = {
  Types: 'npm run --silent typecheck',
  Lint: 'npm run --silent lint',
  Format: 'npx biome format',
  'Unit tests': 'npx vitest run',
  'Pages and commands': 'npx playwright test --project page --project commands',
};

/** What npm run test:all adds: it needs more programs, and more time. */
const rest = {
  Footage: 'npm run --silent check --workspace footage',
  'Owners, engines and walks':
    'npx playwright test --project owner --project chromium --project firefox --project webkit --project walk --project back-forward-cache',
};

const suites = { quick, rest, all: { ...quick, ...rest } };

const total: Count = { passed: 0, failed: 0 };
const leftOut: string[] = [];
for (const [name, command] of Object.entries(suites[process.argv[2] as keyof typeof suites] ?? quick)) {
  console.log(`\n${name}: ${command}`);
  const start = Date.now();
  const { passed, failed } = await run(name, command);
  total.passed += passed;
  total.failed += failed;
  console.log(`${name}, ${((Date.now() - start) / 1000).toFixed(0)} s: ${closingLine({ passed, failed })}`);
}
console.log(['', ...leftOut, closingLine(total)].join('\n'));
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs all of a part, whatever the others found. One that does not count its tests is one test. */
async function run(name: string, command: string): Promise<Count> {
  const part = spawn(command, { cwd: projectRoot, shell: true, stdio: ['inherit', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => part.on('close', resolve));
  let count: Count | undefined;
  for await (const line of createInterface({ input: part.stdout })) {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? [];
    if (passed) count = { passed: Number(passed), failed: Number(failed) };
    else if (line.startsWith('Left out ')) leftOut.push(`${line} (${name})`);
    else console.log(line);
  }
  const isSound = (await ended) === 0;
  if (!count) return { passed: isSound ? 1 : 0, failed: isSound ? 0 : 1 };
  return isSound ? count : { ...count, failed: Math.max(count.failed, 1) };
}

function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
