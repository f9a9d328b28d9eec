import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../content/schema.ts';
import { fieldName, loadContent, shownSections } from './check-content.ts';
import { sharePath } from './page-tags.ts';
import { shareSize } from './share-picture.ts';
import { measureChosenFiles } from './size-limits.ts';

type Group = { heading: string; left: string[] };
type Value = { file: keyof Content; path: PropertyKey[]; value: string };

const samples = 'tools/sample-values.json';
const sampleWords = /\bIdris\b|\bVale\b|example\.com|sample-handle|442079460321|7946 0321/;
const sampleMarks = /^\.\/content\/media\/(fieldnote|harbour-and-pine|kitebox)\.svg$/;

const [option] = process.argv.slice(2);
if (option && !['--online', '--remember-sample'].includes(option)) {
  console.error(`There is no option ${option}. Use: npm run launch, or npm run launch -- --online.`);
  process.exit(1);
}

const content = (await loadContent()).content as Content;
const values = Object.entries(content).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => stringsIn(file as keyof Content, [name], value)),
);

if (option === '--remember-sample') {
  writeFileSync(
    samples,
    `${JSON.stringify(values.filter((value) => isPersonal(value) || isServiceText(value)).map(fingerprint), null, 2)}\n`,
  );
  process.exit();
}

// Without `--` before it npm takes the option for its own.
const online = option === '--online' || process.env.npm_config_online === 'true';
const known = new Set<string>(JSON.parse(readFileSync(samples, 'utf8')));
const groups = [
  stillTheSample(),
  linksWithoutHandle(),
  importsWithoutUse(),
  await overTheLimit(),
  wordsForSearch(),
  await sharePictures(),
  ...(online ? [await addressesWithoutAnswer()] : []),
];
const count = groups.reduce((sum, { left }) => sum + left.length, 0);
for (const { heading, left } of groups) {
  if (left.length > 0)
    console.log(`${heading} (${left.length})\n${left.map((line) => `  ${line}\n`).join('')}`);
}
const kept = new Set(
  values.filter((value) => isServiceText(value) && known.has(fingerprint(value))).map(entry),
);
if (kept.size > 0) {
  const entries = [...kept].map((name) => `  content/services.ts  ${name}\n`).join('');
  console.log(`In the sample's words, which you may keep where they are true of you\n${entries}`);
}
console.log(
  count === 0
    ? 'Nothing is left to do: dist/ is ready to publish.'
    : `${count} ${count === 1 ? 'thing is' : 'things are'} left to do before you publish.`,
);
process.exitCode = count === 0 ? 0 : 1;

function stillTheSample(): Group {
  const left = new Set<string>();
  const shown = shownSections(content);
  for (const entry of values) {
    const { file, path, value } = entry;
    const [list, index, section] = path;
    if (index === 'sections' && shown[section as keyof typeof shown] === false) continue;
    if (sampleMarks.test(value)) {
      const way = "still shows the sample's mark: put your own into content/media and import it";
      left.add(line(file, fieldName(content[file], path), way));
    } else if (file === 'projects' && isRendered(value)) {
      const way = `npm run media add -- <your file> --for ${content.projects.projects[Number(index)]!.id}`;
      const place = fieldName(content[file], [list!, index!]);
      left.add(line(file, place, `still shows the sample's picture or clip: ${way}`));
    } else if (path.at(-1) === 'initials' && value === 'IV' && !/^I.* V/.test(content.site.site.name)) {
      left.add(line(file, fieldName(content[file], path), `is still the sample's 'IV': write yours`));
    } else if (sampleWords.test(value)) {
      left.add(
        line(file, fieldName(content[file], path), `is still the sample's '${short(value)}': write yours`),
      );
    } else if (isPersonal(entry) && known.has(fingerprint(entry))) {
      left.add(
        line(file, fieldName(content[file], path), `still says '${short(value)}': write what is true of you`),
      );
    }
  }
  return { heading: "Still the sample's", left: [...left] };
}

/** The sample's clips are rendered from scenes, and their records say so. */
function isRendered(path: string): boolean {
  const [record] = /^\.\/content\/media\/[\w-]+(?=\.)/.exec(path) ?? [];
  if (!record || !existsSync(`${record}.ts`)) return false;
  return readFileSync(`${record}.ts`, 'utf8').includes('npm run footage');
}

/** What speaks of the person and the work, and not of the site. */
function isPersonal({ file, path, value }: Value): boolean {
  const ofTheSite = ['notFound', 'role', 'invitation', 'duration', 'link'];
  if (!['site', 'experience', 'projects'].includes(file)) return false;
  if (path.some((key) => ofTheSite.includes(String(key)))) return false;
  return path.at(-1) === 'company' || value.split(/\s+/).length >= 5;
}

function isServiceText({ file, value }: Value): boolean {
  return file === 'services' && value.split(/\s+/).length >= 5;
}

/** `services[0] (Mobile Apps)`: the card or page that the value belongs to. */
function entry({ file, path }: Value): string {
  return fieldName(content[file], path.slice(0, typeof path[1] === 'number' ? 2 : 1));
}

function fingerprint({ value }: Value): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}

function linksWithoutHandle(): Group {
  const left = (['network', 'marketplace'] as const).flatMap((name) => {
    const profile = content.site.site.contact[name];
    return profile && new URL(profile.url).pathname === '/'
      ? [
          line(
            'site',
            `site.contact.${name}.url`,
            `leads to the front page of ${profile.name}: add your handle`,
          ),
        ]
      : [];
  });
  return { heading: 'Links', left };
}

/** What a project left behind when it was removed: its files are still in content/media. */
function importsWithoutUse(): Group {
  const left = Object.keys(content).flatMap((file) => {
    const text = readFileSync(`content/${file}.ts`, 'utf8');
    return [...text.matchAll(/^import (?:\{ )?(\w+)(?: \})? from '\.\/(media\/[^']+)';/gm)]
      .filter(([, name]) => text.match(new RegExp(`\\b${name}\\b`, 'g'))!.length === 1)
      .map(([, name, from]) =>
        line(file, name!, `is not used: remove its import, and content/${from} with what it names`),
      );
  });
  return { heading: 'Left over', left };
}

async function overTheLimit(): Promise<Group> {
  const left = (await measureChosenFiles('dist'))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => `dist  ${what}  has ${kB(bytes)}, the limit is ${kB(limit)}`);
  return { heading: 'Too large', left };
}

function wordsForSearch(): Group {
  const { site } = content.site;
  const left: string[] = [];
  const check = (
    file: keyof Content,
    path: PropertyKey[],
    value: string,
    [least, most]: [number, number],
    name = '',
  ) => {
    const words = (value + name).replaceAll('\u00ad', '');
    // Of scripts that write a word in one or two letters, half as many say as much, and fill the line.
    const share = /[\u2e80-\u9fff\uac00-\ud7af]/.test(words) ? 0.5 : 1;
    const count = `${name && 'with your name after it '}has ${words.length} letters`;
    const report = (message: string) => left.push(line(file, fieldName(content[file], path), message));
    if (words.length < least * share) report(`${count}: write at least ${least * share}`);
    if (words.length > most * share) report(`${count}: ${most * share} are shown, say it shorter`);
  };
  check('site', ['site', 'title'], site.title, [15, 60]);
  check('site', ['site', 'description'], site.description, [50, 160]);
  for (const [index, page] of content.services.servicePages.entries()) {
    check('services', ['servicePages', index, 'title'], page.title, [15, 60], ` · ${site.name}`);
    check('services', ['servicePages', index, 'description'], page.description, [50, 160]);
  }
  for (const [index, { alt }] of content.projects.projects.entries())
    check('projects', ['projects', index, 'alt'], alt, [20, 250]);
  return { heading: 'For search, share cards and those who cannot see', left };
}

async function sharePictures(): Promise<Group> {
  const left: string[] = [];
  for (const path of ['/', ...content.services.servicePages.map(({ path }) => path)]) {
    const file = join('dist', sharePath(path));
    const [size, picture] = await Promise.all([
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
      sharp(file)
        .metadata()
        .catch(() => undefined),
    ]);
    const { width, height } = shareSize;
    if (!picture) left.push(`${file}  is missing: npm run build writes it`);
    else if (picture.width !== width || picture.height !== height)
      left.push(`${file}  is ${picture.width} x ${picture.height}, not ${width} x ${height}`);
    else if (size > 300_000) left.push(`${file}  has ${kB(size)}, the limit is 300 kB`);
  }
  return { heading: 'Share pictures', left };
}

/** Some hosts answer people only: that they answer at all is enough. */
async function addressesWithoutAnswer(): Promise<Group> {
  const outbound = values.flatMap(({ file, path, value }) =>
    [...value.matchAll(/^https:\/\/\S+$|(?<=href=")https:[^"]+/g)].map(([address]) => ({
      file,
      path,
      address,
    })),
  );
  const left = await Promise.all(
    outbound.map(async ({ file, path, address }) => {
      // The site itself may not be there yet.
      if (address === content.site.site.url) return '';
      const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).then(
        ({ status }) => ([404, 410].includes(status) || status >= 500 ? `answers ${status}` : ''),
        () => 'does not answer',
      );
      return answer && line(file, fieldName(content[file], path), `${address} ${answer}: open it and see`);
    }),
  );
  return { heading: 'Addresses', left: left.filter(Boolean) };
}

function stringsIn(file: keyof Content, path: PropertyKey[], value: unknown): Value[] {
  if (typeof value === 'string') return [{ file, path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => stringsIn(file, [...path, key], inner));
}

function line(file: string, field: string, message: string): string {
  return `content/${file}.ts  ${field}  ${message}`;
}

function short(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
