import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storiesIn, storyPath } from '../../model/pages.ts';
import { type Text, textsIn } from '../../tools/content/field-name.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import type { Schemas } from '../../tools/content/load-model.ts';
import { type LoadedContent, loadSite } from '../../tools/content/load-site.ts';
import { schemeScript } from '../../tools/theme/scheme-script.ts';
import { hostileValue, isRefusedBy, seededPick } from '../support/hostile-values.ts';
import { contentOf, renderOnce } from '../support/rendered-site.ts';
import { expect, open, test } from '../support/visitor.ts';

// Hostile values in every field that accepts them. That the other fields refuse them is in tests/unit/hostile-values.test.ts.
test.describe.configure({ mode: 'default' });

type Hostile = Text & { payloads: string[] };

const pick = seededPick(20260101);
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const paths = ['/', '/services/service1', '/services/service2', '/404'];
let hostile: Hostile[];
const owner = renderOnce(async () => {
  const loaded = await loadSite('.');
  const [{ content }] = loaded.languages;
  paths.push(...storiesIn(contentOf(loaded)).map(({ id }) => storyPath(id)));
  hostile = acceptedValues(content, loaded.model.schemas);
  for (const text of hostile) put(content, text);
  return loaded;
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
    await open(page, path);
    const { intruders, ran, ...found } = await page.evaluate((ownScript) => {
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
          ...[...document.scripts]
            .filter(({ type }) => !/^module$|json/.test(type))
            .map(({ text }) => text)
            .filter((text) => text !== ownScript),
        ],
      };
    }, schemeScript);
    expect(ran).toBe(false);
    expect(intruders).toEqual([]);
    texts.push(...found.texts);
    addresses.push(...found.addresses);
    expect((await request.get(`.${path}`)).headers()['content-security-policy']).toContain(
      "trusted-types 'none'",
    );
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
  const files = (await readdir(owner.dist, { recursive: true })).filter((file) =>
    /\.(json|webmanifest|xml|vcf|html)$/.test(file),
  );
  for (const file of files) {
    const text = await readFile(join(owner.dist, file), 'utf8');
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
    const trial = structuredClone(content);
    const tried = open.map((field): Hostile => {
      const payloads = Array.from({ length: count }, () => payloadFor(field));
      return { ...field, payloads, value: payloads.join(' | ') };
    });
    for (const text of tried) put(trial, text);
    const isRefused = isRefusedBy(
      findProblems(trial, schemas, () => true),
      trial,
    );
    accepted.push(...tried.filter((text) => !isRefused(text)));
    open = open.filter(isRefused);
  }
  console.log(`${accepted.length} of ${fields.length} fields accept hostile values`);
  expect(accepted.filter(({ path }) => isAddress(path))).not.toEqual([]);
  return accepted;
}

function payloadFor({ path, value: now }: Text): string {
  const mark = `x${pick(letters)}${pick(letters)}${pick(letters)}${pick(letters)}`;
  const script = pick(['window.__ran=1', 'alert(1)', "parent.__ran='1'"]);
  if (isAddress(path))
    return pick([
      `https://example.com/${mark}"onmouseover="${script}`,
      `https://example.com/?a=<script>${script}</script>&b='${mark}'`,
      `https://javascript:${script}@example.com/${mark}`,
    ]);
  return hostileValue(now, mark, pick);
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

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
