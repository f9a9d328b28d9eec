import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../model/content.ts';
import { fieldName, type Text, textsIn } from '../content/field-name.ts';
import { hasSampleWords, sampleNames } from '../content/sample.ts';
import type { Plan } from './plan.ts';
import type { Basics } from './resume.ts';
import { setValue } from './source.ts';
import { initialsOf, internationalNumber, isHttps, oneLine } from './words.ts';

/** Name, role, bio and contact. */
export function planSite(plan: Plan, basics: Basics) {
  const { name, role, hero, contact } = plan.content.site.site;
  const isNewName = offer(plan, 'basics.name', ['name'], name, basics.name);
  if (isNewName) planWordsWithName(plan, basics);
  offer(plan, 'basics.label', ['role'], role, basics.label);
  offer(plan, 'basics.summary', ['hero', 'bio'], hero.bio, basics.summary);
  offer(plan, 'basics.email', ['contact', 'email'], contact.email, basics.email);
  planPhone(plan, basics);
  planProfiles(plan, basics);
  planAddress(plan, basics);
  const known = ['name', 'label', 'summary', 'email', 'phone', 'profiles', 'url'];
  for (const key of Object.keys(basics))
    if (!known.includes(key))
      plan.rows.noPlace.push({ from: `basics.${key}`, to: 'the site does not show it' });
}

/** Initials, title, and the first words of a visitor, which greet the owner. */
function planWordsWithName(plan: Plan, { name, label }: Basics) {
  const { site, services } = plan.content;
  const { initials, title } = site.site;
  const from = 'basics.name';
  const ownName = oneLine(name!);
  if (initials === 'IV') write(plan, from, 'site', ['site', 'initials'], initialsOf(ownName));
  if (label && isSample(plan, ['title'], title))
    write(plan, `${from}, label`, 'site', ['site', 'title'], `${ownName}, ${oneLine(label)}`);
  for (const { file, path, value } of textsIn({ site, services })) {
    if (!['message', 'chatMessage'].includes(String(path.at(-1)))) continue;
    const greeting = value.replaceAll(sampleNames[0]!, ownName.split(' ')[0]!);
    if (greeting !== value) write(plan, from, file, path, greeting);
  }
}

function planPhone(plan: Plan, { phone: written }: Basics) {
  if (!written) return;
  const from = 'basics.phone';
  const number = internationalNumber(written);
  if (!number) {
    const to = 'has no country: write + and its number first, like +44 20 7946 0321';
    plan.rows.noPlace.push({ from, to, value: written });
    return;
  }
  const isNew = offer(plan, from, ['contact', 'phone'], plan.content.site.site.contact.phone, number);
  if (isNew) write(plan, from, 'site', ['site', 'contact', 'phoneText'], oneLine(written));
}

/** LinkedIn and Upwork have their own places and icons. */
function planProfiles(plan: Plan, { profiles = [] }: Basics) {
  const { network, marketplace, profiles: current = [] } = plan.content.site.site.contact;
  const others: { name: string; url: string }[] = [];
  for (const [index, { network: name = '', url = '' }] of profiles.entries()) {
    const from = `basics.profiles[${index}]`;
    if (!isHttps(url)) {
      const to = url ? 'is not an https address' : 'has no url';
      plan.rows.noPlace.push({ from, to, value: url || name });
      continue;
    }
    const { host } = new URL(url);
    const is = (kind: string) => `${name} ${host}`.toLowerCase().includes(kind);
    if (network?.url === url || is('linkedin')) {
      const profile = { name: 'LinkedIn', icon: 'brand-linkedin', url };
      offer(plan, from, ['contact', 'network'], network, profile, network?.url === url);
    } else if (marketplace?.url === url || is('upwork')) {
      const profile = { name: 'Upwork', icon: 'brand-upwork', url };
      offer(plan, from, ['contact', 'marketplace'], marketplace, profile, marketplace?.url === url);
    } else others.push({ name: oneLine(name) || host, url });
  }
  const urls = (list: { url: string }[]) => list.map(({ url }) => url);
  const isSame = isDeepStrictEqual(urls(others), urls(current));
  if (others.length > 0) offer(plan, 'basics.profiles', ['contact', 'profiles'], current, others, isSame);
}

function planAddress({ content, rows }: Plan, { url }: Basics) {
  if (!url) return;
  const row = { from: 'basics.url', to: 'content/site.ts  site.url', value: url };
  if (url.replace(/\/$/, '') === content.site.site.url) rows.same.push(row);
  else rows.noPlace.push({ ...row, to: 'write it into content/site.ts as url if this site will be there' });
}

/** Writes a value into content/site.ts, unless the owner's own words are there. Returns whether it did. */
function offer(
  plan: Plan,
  from: string,
  path: PropertyKey[],
  current: string | object | undefined,
  offered: string | object | undefined,
  isSame?: boolean,
): boolean {
  if (!offered) return false;
  const value = typeof offered === 'string' ? oneLine(offered) : offered;
  const row = { from, to: `content/site.ts  ${['site', ...path].join('.')}` };
  if (isSame ?? (typeof current === 'string' && oneLine(current) === value)) {
    plan.rows.same.push({ ...row, value: shown(value) });
    return false;
  }
  const isEmpty = !current || Object.keys(current).length === 0;
  if (!isEmpty && !plan.replace && !isSample(plan, path, current)) {
    plan.rows.kept.push({ ...row, value: shown(current) });
    return false;
  }
  write(plan, from, 'site', ['site', ...path], value);
  return true;
}

function write(plan: Plan, from: string, file: string, path: PropertyKey[], value: string | object) {
  const field = fieldName(plan.content[file as keyof Content], path);
  plan.sources[file] = setValue(plan.sources[file]!, path, value);
  plan.rows.written.push({ from, to: `content/${file}.ts  ${field}`, value: shown(value) });
}

function isSample({ content, isSampleText }: Plan, path: PropertyKey[], value: string | object): boolean {
  const texts = typeof value === 'string' ? [{ file: 'site', path, value }] : urlsIn(value);
  return texts.every((text) => hasSampleWords(text, content.site.site.name) || isSampleText(text));
}

/** What is personal about a profile, or a list of them. */
function urlsIn(profiles: object): Text[] {
  return textsIn({ site: profiles }).filter(({ path }) => path.at(-1) === 'url');
}

function shown(value: string | object): string {
  if (typeof value === 'string') return value;
  return [value as { url: string }]
    .flat()
    .map(({ url }) => url)
    .join(', ');
}
