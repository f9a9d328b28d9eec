import { cpSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { loadModel } from '../../tools/content/load-model.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { answersOf, type AnswerName } from '../../tools/editor/answers.ts';
import { editsOf } from '../../tools/editor/edits.ts';
import { fieldsOf, idOf } from '../../tools/editor/fields.ts';
import { Refused } from '../../tools/editor/refused.ts';
import { checkAsked, isRequest, requestNames } from '../../tools/editor/requests.ts';
import { temporaryFolder } from './temporary-folder.ts';

const model = await loadModel('.');
const code = '(globalThis.__ran = 1)';

const theme = { accent: 58, ground: 205, corners: 'soft', hero: { scene: 'slats' } };
const asTheme = { ...theme, fonts: { display: 'Bitter', text: 'Figtree' } };

// biome-ignore format: a table, one value a line
test.each<[name: string, asked: unknown]>([
  ['POST theme', { before: asTheme, after: { ...asTheme, accent: [code] } }],
  ['POST theme', { before: asTheme, after: { ...asTheme, accent: 'violet' } }],
  ['POST theme', { before: asTheme, after: { ...asTheme, hero: { scene: 'slats', seed: 7 } } }],
  ['POST preview', { theme: { ...asTheme, fonts: { display: { toString: code }, text: 'Figtree' } } }],
  ['POST text', { id: '|site|["site","name"]', before: 'a' }],
  ['POST text', { id: '|site|["site","name"]', before: 'a', after: 'b', more: 1 }],
  ['POST list', { id: '', action: 'sort', index: 0 }],
  ['POST list', { id: '', action: 'add', index: 0.5 }],
  ['POST open', { file: '/etc/passwd' }],
  ['GET media', { for: '../two' }],
  ['GET media', { for: '' }],
  ['POST media', { for: 'quotes', replace: 'true' }],
  ['POST media', { for: 'hero', replace: 'true', from: '-1' }],
  ['POST hero', { replace: 'true' }],
  ['POST undo', []],
])('%s is not answered for %j', (name, asked) => {
  expect(isRequest(name)).toBe(true);
  if (isRequest(name)) expect(() => checkAsked(name, asked)).toThrow(Refused);
});

test.each(['POST constructor', 'GET __proto__', 'toString', 'POST ', 'GET text'])(
  '%s is no request',
  (name) => {
    expect(isRequest(name)).toBe(false);
  },
);

/** These draw, render, encode, or read all that there is. */
const isSlow = (name: string) => /share|hero|media|frames|GET (fields|launch|theme)/.test(name);

const writing = ['POST text', 'POST list', 'POST theme'] as const;

/** Any JSON, often with code where a text or number belongs. */
const anyJson = fc.oneof(
  fc.constantFrom<unknown>(
    code,
    [code],
    [[code]],
    { toString: code },
    `';${code};'`,
    `\\';${code}//`,
    `\u2028${code}\n`,
    `*/${code}/*`,
    `\`\${${code}}\``,
    `<em>${code}</em>`,
    '__proto__',
    '../../package',
    -0,
    null,
    true,
  ),
  fc.jsonValue(),
);
const anyStep = fc.record({
  name: fc.constantFrom(...requestNames.filter((name) => !isSlow(name)), ...writing, ...writing),
  /** Which value of a right request is another one: at the last place, none is. */
  at: fc.noBias(fc.nat()),
  key: fc.constantFrom(undefined, undefined, undefined, '__proto__', 'more'),
  value: anyJson,
  which: fc.noBias(fc.nat()),
});

test('whatever is asked, no code runs, each content file can be read, and no other file changes', async () => {
  const root = temporaryFolder({ 'other.ts': 'export const other = 1;\n' });
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const name of ['node_modules', 'model', 'src', 'tools', 'package.json'])
    symlinkSync(resolve(name), join(root, name));
  let loaded = await loadSite(root, { model });
  const accept = (next: typeof loaded) => {
    loaded = next;
  };
  const edits = editsOf({ root, model: async () => model, inTurn: (work) => work(), accept });
  const opened: string[] = [];
  const open = async (file: string) => opened.push(file);
  const answers = answersOf({ edits, shown: () => ({ loaded, version: 1 }), open });
  const others = filesIn(root, (file) => !/^content\/[\w/-]+\.ts$/.test(file));
  let last = filesIn(join(root, 'content'), (file) => file.endsWith('.ts'));
  let written = 0;

  const right = (which: number): Record<string, unknown> => {
    const { fields, lists } = fieldsOf(model.schemas, loaded.languages[0]);
    const [field, list] = [fields[which % fields.length]!, lists[which % lists.length]!];
    const before = loaded.languages[0].content.theme!.theme as Theme;
    const after = { ...before, accent: which % 360 };
    return {
      'GET entries': { id: idOf(list) },
      'GET elsewhere': { path: '/' },
      'POST open': { id: idOf(field) },
      'POST text': { id: idOf(field), before: field.value, after: `${field.value} more` },
      'POST list': { id: idOf(list), action: ['add', 'remove', 'up'][which % 3], index: 0 },
      'POST preview': { theme: after },
      'POST theme': { before, after },
    };
  };
  const ask = async (name: (typeof requestNames)[number], body: unknown) => {
    try {
      const asked = checkAsked(name, body);
      await (answers[name as AnswerName] as (asked: unknown) => unknown)(asked);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  };

  await fc.assert(
    fc.asyncProperty(anyStep, async ({ name, at, key, value, which }) => {
      await ask(name, JSON.parse(JSON.stringify(changed(right(which)[name] ?? {}, at, key, value))));
      expect('__ran' in globalThis).toBe(false);
      expect(filesIn(root, (file) => !/^content\/[\w/-]+\.ts$/.test(file))).toEqual(others);
      const now = filesIn(join(root, 'content'), (file) => file.endsWith('.ts'));
      for (const [file, state] of Object.entries(now)) {
        if (state === last[file]) continue;
        written += 1;
        await readContentFile(readFileSync(join(root, 'content', file), 'utf8'));
      }
      last = now;
    }),
    { numRuns: Number(process.env.REQUESTS ?? 60), seed: Number(process.env.SEED ?? 43) },
  );
  expect(written).toBeGreaterThan(3);
  for (const file of opened) expect(file.startsWith(join(root, 'content/'))).toBe(true);
});

/** The value with another one in one of its places, or with one more field. */
function changed(body: unknown, at: number, key: string | undefined, value: unknown): unknown {
  let left = at % (placesIn(body) + 1);
  const replaced = (inner: unknown): unknown => {
    if (left-- === 0) return value;
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, replaced(each)]));
  };
  const result = replaced(body);
  if (!key || typeof result !== 'object' || result === null) return result;
  return Object.defineProperty({ ...result }, key, { value, enumerable: true });
}

function placesIn(value: unknown): number {
  const inner = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return inner.reduce((sum: number, each) => sum + placesIn(each), 1);
}

function filesIn(folder: string, isMeant: (file: string) => boolean): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1))
    .filter(isMeant);
  const stateOf = (path: string) => {
    const { size, mtimeMs } = statSync(join(folder, path));
    return `${size} ${mtimeMs}`;
  };
  return Object.fromEntries(paths.map((path) => [path, stateOf(path)]));
}
