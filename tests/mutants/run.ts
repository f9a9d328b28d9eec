import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, runCommand } from '../../tools/commands/run-command.ts';
import { UserError } from '../../tools/user-error.ts';

type Mutant = { promise: string; file: string; tests: string[]; from: string; to: string };

// Breaks a copy of the project in each of these ways, one after the other, and runs the tests that should notice.
// With words after the command, only mutants whose promise, file or tests have one of them.
await runCommand(async () => {
  const words = process.argv.slice(2);
  const isAsked = (mutant: Mutant) =>
    words.length === 0 || words.some((word) => Object.values(mutant).join(' ').includes(word));
  const asked = (await readList()).filter(isAsked);
  if (asked.length === 0) throw new UserError(`No mutant has the words ${words.join(', ')}.`);
  await requireFit(asked);
  const copy = await mkdtemp(join(tmpdir(), 'mutants-'));
  try {
    await copyProject(copy);
    // A test that fails anyway would notice every mutant.
    const failing = await failingTests(copy, [...new Set(asked.flatMap(({ tests }) => tests))]);
    if (failing.length > 0) throw new UserError(`Without a mutant, these fail:\n${failing.join('\n')}`);
    const survivors: string[] = [];
    for (const mutant of asked) {
      const noticed = await noticedBy(copy, mutant);
      if (noticed.length === 0) survivors.push(`${mutant.promise} (${mutant.file})`);
      console.log(`${noticed.length > 0 ? '✓' : '✗ SURVIVED'} ${mutant.promise}`);
      for (const test of noticed.slice(0, 2)) console.log(`    ${test}`);
    }
    console.log(`${asked.length} mutants, ${survivors.length} survived`);
    if (survivors.length > 0) throw new UserError(survivors.join('\n'));
  } finally {
    await rm(copy, { recursive: true });
  }
});

/** Blocks of lines: the promise, the file with its tests, what is replaced, and by what. */
async function readList(): Promise<Mutant[]> {
  const text = await readFile(join(import.meta.dirname, 'list.txt'), 'utf8');
  const blocks = text.split('\n\n').filter((block) => /^- /m.test(block));
  return blocks.map((block) => {
    const [promise, where, ...lines] = block.trimEnd().split('\n') as [string, string, ...string[]];
    const [file, ...tests] = where.split(' ') as [string, ...string[]];
    const text = (sign: string) =>
      lines
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(2))
        .join('\n');
    return { promise, file, tests, from: text('-'), to: text('+') };
  });
}

async function requireFit(asked: Mutant[]) {
  const problems: string[] = [];
  for (const { promise, file, from, to } of asked) {
    const count = (await readFile(join(projectRoot, file), 'utf8')).split(from).length - 1;
    if (count !== 1)
      problems.push(`${promise}: ${file} has ${JSON.stringify(from)} ${count} times, not once`);
    if (from === to) problems.push(`${promise}: changes nothing`);
  }
  if (problems.length > 0) throw new UserError(`Mend tests/mutants/list.txt:\n${problems.join('\n')}`);
}

async function copyProject(copy: string) {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: projectRoot });
  const names = stdout.split('\0').filter(Boolean);
  await Promise.all(names.map((name) => cp(join(projectRoot, name), join(copy, name), { recursive: true })));
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
}

async function noticedBy(copy: string, { file, from, to, tests }: Mutant): Promise<string[]> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  const failing = await failingTests(copy, tests);
  await writeFile(path, text);
  return failing;
}

/** Of these files, the tests that fail, by their names. The unit tests come first, and if they fail, the others do not run. */
async function failingTests(copy: string, files: string[]): Promise<string[]> {
  const unit = files.filter((file) => file.startsWith('unit/')).map((file) => `tests/${file}.test.ts`);
  const others = files.filter((file) => !file.startsWith('unit/')).map((file) => `tests/${file}.spec.ts`);
  const failing = unit.length > 0 ? failedUnits(await report(copy, ['vitest', 'run', ...unit])) : [];
  if (failing.length > 0 || others.length === 0) return failing;
  return failedSpecs(await report(copy, ['playwright', 'test', '--no-deps', ...others]));
}

async function report(copy: string, command: string[]): Promise<string> {
  const options = { cwd: copy, maxBuffer: 100_000_000, env: { ...process.env, CI: '' } };
  const { stdout } = await promisify(execFile)('npx', [...command, '--reporter=json'], options).catch(
    (error: { stdout: string }) => error,
  );
  const start = stdout.search(/^\{/m);
  if (start < 0) throw new Error(`${command.join(' ')} printed no report:\n${stdout}`);
  return stdout.slice(start);
}

type Unit = {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
};

function failedUnits(json: string): string[] {
  return (JSON.parse(json) as Unit).testResults.flatMap(({ name, message, assertionResults }) => [
    ...(assertionResults.length === 0 ? [`${name}: ${message}`] : []),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ]);
}

type Suite = { suites?: Suite[]; specs: { title: string; ok: boolean }[] };

function failedSpecs(json: string): string[] {
  const { suites, errors } = JSON.parse(json) as { suites: Suite[]; errors: { message: string }[] };
  const failed = ({ suites = [], specs }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...suites.flatMap(failed),
  ];
  return [...errors.map(({ message }) => message.split('\n')[0]!), ...suites.flatMap(failed)];
}
