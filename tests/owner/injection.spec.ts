import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, files } from '../../model/content.ts';
import { findProblems, loadContent } from '../../tools/content/find-problems.ts';
import { copyProject } from '../support/project-copy.ts';
import { expect, test as visitorTest } from '../support/visitor.ts';

// Whatever is written into the content is refused with a message, or shown as the text it is.
type File = keyof Content;
type Leaf = { file: File; path: (string | number)[] };
type Trial = Leaf & { value: string; payloads: string[] };

let copy: Awaited<ReturnType<typeof copyProject>>;
let served: { address: string; close: () => void };

const test = visitorTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  baseURL: async ({}, use) => use(served?.address),
});
test.describe.configure({ mode: 'default' });

const random = seededRandom(20260101);
let accepted: Trial[];
let tried = 0;
let refused = 0;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const content = plain((await loadContent()).content as Content);
  const leaves = leavesOf(content);
  for (let round = 0; round < 40; round++) tryValues(content, leaves, 1);
  accepted = tryValues(content, leaves, 16);

  copy = await copyProject();
  for (const file of Object.keys(files) as File[]) {
    const values = accepted.filter((trial) => trial.file === file && isShown(trial));
    await copy.append(
      `content/${file}.ts`,
      `for (const { path, value } of ${JSON.stringify(values.map(({ path, value }) => ({ path, value })))}) {
        let place: any = { ${[...new Set(values.map(({ path }) => path[0]))].join(', ')} };
        for (const key of path.slice(0, -1)) place = place[key];
        place[path.at(-1)!] = value;
      }`,
    );
  }
  expect(await copy.build()).toMatchObject({ code: 0 });
  served = await copy.serve();
});

test.afterAll(async () => {
  served?.close();
  await copy?.remove();
});

test('what the check lets through is shown as text on the page, and no script runs', async ({
  page,
  request,
}) => {
  console.log(`${tried} values tried, ${refused} refused with a message, ${accepted.length} fields filled`);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`violates ${violatedDirective}: ${sample}`),
    );
  });
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  const shown: string[] = [];
  const paths = ['/', '/services/service1', '/services/service2', '/404'];
  for (const path of paths) {
    // The 404 page without its status, which the browser would complain about.
    if (path === '/404')
      await page.route('**/404', async (route) =>
        route.fulfill({ response: await route.fetch(), status: 200 }),
      );
    await page.goto(path);
    await expect(page.getByRole('button', { name: /(Pause|Play) motion/ })).toBeVisible();
    const { texts, addresses, intruders, ran } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')];
      const attributes = elements.flatMap((element) => [...element.attributes]);
      return {
        ran: (window as { __ran?: unknown }).__ran,
        texts: [
          ...elements.map((element) => element.textContent ?? ''),
          ...attributes.map(({ value }) => value),
        ],
        addresses: [...document.querySelectorAll('a')].map((link) => link.href),
        intruders: [
          ...attributes.filter(({ name }) => /^on|^style$|^srcdoc$/.test(name)).map(({ name }) => name),
          ...elements
            .map(({ localName }) => localName)
            .filter((name) =>
              ['iframe', 'object', 'embed', 'base', 'form', 'math', 'template'].includes(name),
            ),
          ...[...document.scripts].filter(({ type }) => !/^module$|json/.test(type)).map(({ type }) => type),
        ],
      };
    });
    expect(ran).toBeUndefined();
    expect(intruders).toEqual([]);
    for (const address of addresses) expect(address).toMatch(/^(https:|mailto:|tel:|http:\/\/127\.0\.0\.1:)/);
    shown.push(...texts, ...addresses.map(decoded));
    expect((await request.get(path)).headers()['content-security-policy']).toContain("trusted-types 'none'");
  }
  const everything = shown.map(onOneLine).join('\n');
  const lost = accepted
    .filter(isShown)
    .flatMap((trial) => trial.payloads.map((payload) => ({ ...trial, payload })))
    .filter((trial) => !everything.includes(onOneLine(readable(trial))))
    .map(({ path, payload }) => `${path.join('.')}: ${payload}`);
  expect(lost).toEqual([]);
});

test('the files made from the content stay whole', async ({ page }) => {
  const dist = join(copy.folder, 'dist');
  for (const file of (await readdir(dist, { recursive: true })).filter((file) =>
    /\.(json|webmanifest|xml|vcf|html)$/.test(file),
  )) {
    const text = await readFile(join(dist, file), 'utf8');
    if (/\.(json|webmanifest)$/.test(file)) JSON.parse(text);
    if (file.endsWith('.vcf'))
      for (const line of text.split('\r\n')) expect(line).toMatch(/^([A-Z-]+[;:]| |$)/);
    for (const [, data] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      JSON.parse(data!);
    if (file.endsWith('.xml')) {
      // On an empty page: the site's own policy lets nobody parse a string.
      const root = await page.evaluate(
        (xml) => new DOMParser().parseFromString(xml, 'text/xml').documentElement.localName,
        text,
      );
      expect(root).toBe('urlset');
    }
  }
});

/** Puts a value into every field at once, asks the check, and gives back what it let through. */
function tryValues(content: Content, leaves: Leaf[], most: number): Trial[] {
  let open = leaves;
  const passed: Trial[] = [];
  for (let count = most; count >= 1 && open.length > 0; count = Math.floor(count / 4)) {
    const trial = structuredClone(content);
    const trials = open.map((leaf): Trial => {
      const payloads = Array.from({ length: count }, () => payloadFor(leaf, content));
      const value = payloads.join(' | ');
      put(trial, leaf, value);
      return { ...leaf, payloads, value };
    });
    tried += count * open.length;
    const issues = (Object.keys(files) as File[]).flatMap((file) =>
      (files[file].safeParse(trial[file]).error?.issues ?? []).map((issue) => ({ file, ...issue })),
    );
    const isRefused = ({ file, path }: Leaf) =>
      issues.some((issue) => issue.file === file && issue.path.every((key, index) => key === path[index]));
    expect(issues.filter(({ message }) => message.length < 10)).toEqual([]);
    const through = trials.filter((each) => !isRefused(each));
    refused += count * (trials.length - through.length);
    for (const each of through) {
      // What only the rules between files refuse: an id that nothing has, a path that leads nowhere.
      if (/\b(id|path|projects)\b/.test(each.path.slice(1).join(' ')) && !fits(content, each))
        refused += count;
      else passed.push(each);
    }
    open = open.filter(isRefused);
  }
  return passed;
}

function fits(content: Content, trial: Trial): boolean {
  const changed = structuredClone(content);
  put(changed, trial, trial.value);
  return findProblems(changed).length === 0;
}

function payloadFor({ file, path }: Leaf, content: Content): string {
  const mark = `x${Math.floor(random() * 36 ** 6).toString(36)}`;
  const script = pick(['window.__ran=1', 'alert(1)', "parent.__ran='1'"]);
  const hostile = pick([
    `<script>${script}</script>`,
    `</script><script>${script}</script>`,
    `</title><script>${script}</script>`,
    `</style><img src=x onerror=${script}>`,
    `<svg/onload=${script}>`,
    `"><img src=x onerror="${script}">`,
    `' onmouseover='${script}' x='`,
    `" autofocus onfocus="${script}" x="`,
    `<iframe srcdoc="<script>${script}</script>"></iframe>`,
    `<a href="javascript:${script}">${mark}</a>`,
    `<a href="https://example.com/" onclick="${script}">${mark}</a>`,
    `<strong>${mark}</strong>`,
    `<em onclick=${script}>${mark}</em>`,
    `<a href="https://example.com/${mark}">${mark}</a>`,
    `<a href="/\\example.org/${mark}">${mark}</a>`,
    `<a href="//example.org/${mark}">${mark}</a>`,
    `<!--><script>${script}</script>-->`,
    `]]><script>${script}</script>`,
    `&lt;script&gt;${script}&lt;/script&gt;`,
    `&#60;script&#62;${script}`,
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    `java\tscript:${script}`,
    `data:text/html,<script>${script}</script>`,
    `https://example.com/"onmouseover="${script}`,
    `https://example.com/?a=<script>${script}</script>&b='${mark}'`,
    `https://javascript:${script}@example.com/`,
    `//example.org/${mark}`,
    `/\\example.org/${mark}`,
    `\${${script}} {{${script}}} <%= ${script} %> $& $1 $\``,
    `END:VCARD\r\nBEGIN:VCARD\r\nNOTE:${mark}`,
    `\n\tX-Injected: ${mark}\n`,
    `\u202e${mark}\u202c \u200b\u2028\u2029 \ufeff ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰ 👩‍👩‍👧 ＜script＞`,
    `\u0000<\u0000script>${script}`,
    `\ud800${mark}`,
    `\u001b[31m${mark}\u0007`,
  ]);
  const now = path.reduce((place, key) => (place as never)[key], content[file] as unknown) as string;
  return pick([hostile, `${mark}${hostile}`, `${hostile}${mark}`, `${now.slice(0, 30)}${hostile}`]);
}

/** Codecs choose a file and are no text of the page. */
function isShown({ path }: Leaf): boolean {
  return path.at(-1) !== 'codecs';
}

/** What there is to read of a payload: an address nothing, a paragraph its words without the few tags it may have. */
function readable({ path, payload }: Leaf & { payload: string }): string {
  if (/^(path|url)$/.test(String(path.at(-1)))) return '';
  if (path.at(-2) !== 'description') return payload;
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>' };
  return payload.replace(/<\/?(strong|a)\b[^>]*>/g, '').replace(/&[lg]t;/g, (sign) => signs[sign]!);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function leavesOf(content: Content): Leaf[] {
  const walk = (file: File, value: unknown, path: Leaf['path']): Leaf[] => {
    if (typeof value === 'string') return [{ file, path }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      walk(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return (Object.keys(files) as File[]).flatMap((file) => walk(file, content[file], []));
}

function put(content: Content, { file, path }: Leaf, value: string) {
  const place = path.slice(0, -1).reduce((inner, key) => (inner as never)[key], content[file] as unknown);
  (place as Record<string | number, string>)[path.at(-1)!] = value;
}

/** Module namespaces cannot be cloned; what they export can. */
function plain(content: Content): Content {
  return structuredClone(
    Object.fromEntries(Object.entries(content).map(([name, module]) => [name, { ...module }])),
  ) as Content;
}

function pick<Item>(items: Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The same values in every run, so that a failure can be seen again. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
