import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { storiesIn, storyPath } from '../../model/page.ts';
import { fieldName, type Text, textsIn } from '../../tools/content/field-name.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import {
  type LoadedContent,
  loadContent,
  loadSchemas,
  type Schemas,
} from '../../tools/content/load-content.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { expect, test } from '../support/visitor.ts';

// Hostile values in every field that accepts them. That the other fields refuse them is in tests/unit/hostile-values.test.ts.
test.describe.configure({ mode: 'default' });

type Hostile = Text & { payloads: string[] };

const random = seededRandom(20260101);
const paths = ['/', '/services/service1', '/services/service2', '/404'];
let hostile: Hostile[];
let copy: ProjectCopy;
let site: Awaited<ReturnType<ProjectCopy['serve']>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const schemas = await loadSchemas('.');
  const { content } = await loadContent('.', schemas);
  hostile = acceptedValues(content, schemas);
  paths.push(...storiesIn(content as Content).map(({ id }) => storyPath(id)));
  copy = await copyProject();
  for (const file of Object.keys(content)) {
    const values = hostile.filter((text) => text.file === file);
    await copy.append(
      `content/${file}.ts`,
      `for (const { path, value } of ${JSON.stringify(values)}) {
        let place: any = { ${[...new Set(values.map(({ path }) => path[0]))].join(', ')} };
        for (const key of path.slice(0, -1)) place = place[key];
        place[path.at(-1)!] = value;
      }`,
    );
  }
  site = await copy.buildAndServe();
});

test.afterAll(async () => {
  site?.close();
  await copy?.remove();
});

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
  baseURL: async ({}, use) => use(site?.address),
});

test('values that the content check accepts are shown as text, and none of them runs as a script', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`violates ${violatedDirective}: ${sample}`),
    );
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  // The 404 page without its status, which the browser would log as an error.
  await page.route('**/404', async (route) => route.fulfill({ response: await route.fetch(), status: 200 }));
  const texts: string[] = [];
  const addresses: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /(Pause|Play) motion/ })).toBeVisible();
    const { intruders, ran, ...found } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')];
      const attributes = elements.flatMap((element) => [...element.attributes]);
      return {
        ran: '__ran' in window,
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
    expect(ran).toBe(false);
    expect(intruders).toEqual([]);
    texts.push(...found.texts);
    addresses.push(...found.addresses);
    expect((await request.get(path)).headers()['content-security-policy']).toContain("trusted-types 'none'");
  }
  expect(dialogs).toEqual([]);
  for (const address of addresses) expect(address).toMatch(/^(https:|mailto:|tel:|http:\/\/127\.0\.0\.1:)/);

  const everything = onOneLine([...texts, ...addresses.map(decoded)].join('\n'));
  const lost = hostile.flatMap(({ path, payloads }) =>
    payloads
      .filter((payload) =>
        isAddress(path)
          ? // Node and the browser escape different signs of a password.
            !addresses.map(decoded).includes(decoded(new URL(payload).href))
          : !everything.includes(onOneLine(asShown(path, payload))),
      )
      .map((payload) => `${path.join('.')}: ${payload}`),
  );
  expect(lost).toEqual([]);
});

test('the files made from the content can still be parsed', async ({ page }) => {
  const dist = join(copy.folder, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    /\.(json|webmanifest|xml|vcf|html)$/.test(file),
  );
  for (const file of files) {
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

/** As many hostile values in each field as the content check accepts there: sixteen, four or one. */
function acceptedValues(content: LoadedContent, schemas: Schemas): Hostile[] {
  // Codecs choose a file, the kind of a chat its other fields: they are no text of the page.
  const fields = textsIn(content).filter(({ path }) => !['codecs', 'kind'].includes(String(path.at(-1))));
  let open = fields;
  const accepted: Hostile[] = [];
  for (const count of [16, 4, 1]) {
    const trial = structuredClone(plain(content));
    const tried = open.map((field): Hostile => {
      const payloads = Array.from({ length: count }, () => payloadFor(field));
      return { ...field, payloads, value: payloads.join(' | ') };
    });
    for (const text of tried) put(trial, text);
    const refused = new Set(
      findProblems(trial, schemas, () => true).map(({ file, field }) => `${file} ${field}`),
    );
    // A problem may be reported for the group that the field is in.
    const isRefused = ({ file, path }: Text) =>
      path.some((_, end) => refused.has(`${file} ${fieldName(trial[file], path.slice(0, end + 1))}`));
    accepted.push(...tried.filter((text) => !isRefused(text)));
    open = open.filter(isRefused);
  }
  console.log(`${accepted.length} of ${fields.length} fields accept hostile values`);
  expect(accepted.filter(({ path }) => isAddress(path))).not.toEqual([]);
  return accepted;
}

function payloadFor({ path, value: now }: Text): string {
  const mark = `x${Math.floor(random() * 36 ** 6).toString(36)}`;
  const script = pick(['window.__ran=1', 'alert(1)', "parent.__ran='1'"]);
  if (isAddress(path))
    return pick([
      `https://example.com/${mark}"onmouseover="${script}`,
      `https://example.com/?a=<script>${script}</script>&b='${mark}'`,
      `https://javascript:${script}@example.com/${mark}`,
    ]);
  const value = pick([
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
  return pick([value, `${mark}${value}`, `${value}${mark}`, `${now.slice(0, 30)}${value}`]);
}

function isAddress(path: PropertyKey[]): boolean {
  return path.at(-1) === 'url' || path.at(-1) === 'path';
}

/** A paragraph is shown without the few tags that it may have. */
function asShown(path: PropertyKey[], payload: string): string {
  const isParagraph =
    ['description', 'paragraphs'].includes(String(path.at(-2))) ||
    /decisions\..*\.text$/.test(path.join('.'));
  if (!isParagraph) return payload;
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>' };
  return payload.replace(/<\/?(strong|a)\b[^>]*>/g, '').replace(/&[lg]t;/g, (sign) => signs[sign]!);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function put(content: LoadedContent, { file, path, value }: Text) {
  const place = path.slice(0, -1).reduce((inner, key) => (inner as never)[key], content[file] as unknown);
  (place as Record<PropertyKey, string>)[path.at(-1)!] = value;
}

/** Module namespaces cannot be cloned, but the values that they export can. */
function plain(content: LoadedContent): LoadedContent {
  return Object.fromEntries(Object.entries(content).map(([name, module]) => [name, { ...module }]));
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

/** The same values in every run, so that a failure can be reproduced. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
