import { personInitials } from '../../model/initials.ts';
import { filled } from '../../model/label-texts.ts';
import { textsIn } from '../content/field-name.ts';
import { sampleNames } from '../content/sample.ts';
import { greet } from './greeting.ts';
import { isSample, offer, type Path, type Plan, write } from './plan.ts';
import type { Basics } from './resume.ts';
import { internationalNumber, isHttps, oneLine } from './words.ts';

/** Name, role, bio and contact. */
export function planSite(plan: Plan, basics: Basics) {
  const isNewName = offer(plan, 'basics.name', ['site', 'site', 'name'], basics.name);
  if (isNewName) planWordsWithName(plan, basics);
  offer(plan, 'basics.label', ['site', 'site', 'role'], basics.label);
  offer(plan, 'basics.summary', ['site', 'site', 'hero', 'bio'], basics.summary);
  offer(plan, 'basics.email', ['site', 'site', 'contact', 'email'], basics.email);
  planPhone(plan, basics);
  planProfiles(plan, basics);
  planAddress(plan, basics);
}

/** Initials, title, and the first words of a visitor, which greet the owner. */
function planWordsWithName(plan: Plan, { name, label }: Basics) {
  const { language } = plan;
  const { site, services } = plan.content;
  const [sampleName] = sampleNames;
  const ownName = oneLine(name!);
  const put = (path: Path, value: string, from = 'basics.name') => write(plan, from, path, value);
  if (site.site.initials === 'IV') put(['site', 'site', 'initials'], personInitials(ownName, language.code));
  if (label && isSample(plan, ['site', 'site', 'title'])) {
    const words = filled(language.labels.quotedPerson, { name: ownName, role: oneLine(label) });
    put(['site', 'site', 'title'], words, 'basics.name, label');
  }
  for (const { file, path, value } of textsIn({ site, services }))
    if (['message', 'chatMessage'].includes(String(path.at(-1))) && value.includes(sampleName!))
      put([file, ...path], greet(value, sampleName!, ownName, language.code));
}

function planPhone(plan: Plan, { phone: written }: Basics) {
  if (!written) return;
  const from = 'basics.phone';
  const number = internationalNumber(written);
  if (!number) {
    const to = 'has no country: write + and its number first, like +44 20 7946 0321';
    plan.rows.leftOut.push({ from, to, value: written });
  } else if (offer(plan, from, ['site', 'site', 'contact', 'phone'], number)) {
    write(plan, from, ['site', 'site', 'contact', 'phoneText'], oneLine(written.normalize('NFKC')));
  }
}

/** The profiles that have their own places and icons. */
const places = [
  { kind: 'linkedin', key: 'network', shown: { name: 'LinkedIn', icon: 'brand-linkedin' } },
  { kind: 'upwork', key: 'marketplace', shown: { name: 'Upwork', icon: 'brand-upwork' } },
] as const;

function planProfiles(plan: Plan, { profiles = [] }: Basics) {
  const { contact } = plan.content.site.site;
  const others: { name: string; url: string }[] = [];
  for (const [index, { network: name = '', url = '' }] of profiles.entries()) {
    const from = `basics.profiles[${index}]`;
    if (!isHttps(url)) {
      const to = url ? 'is not an https address' : 'has no url';
      plan.rows.leftOut.push({ from, to, value: url || name });
      continue;
    }
    const { host } = new URL(url);
    const words = `${name} ${host}`.toLowerCase();
    const place = places.find(({ kind, key }) => url === contact[key]?.url || words.includes(kind));
    if (place) offer(plan, from, ['site', 'site', 'contact', place.key], { ...place.shown, url });
    else others.push({ name: oneLine(name) || host, url });
  }
  if (others.length > 0) offer(plan, 'basics.profiles', ['site', 'site', 'contact', 'profiles'], others);
}

function planAddress({ content, rows }: Plan, { url }: Basics) {
  if (!url) return;
  const row = { from: 'basics.url', to: 'content/site.ts  site.url', value: url };
  if (url.replace(/\/$/, '') === content.site.site.url) rows.same.push(row);
  else rows.noPlace.push({ ...row, to: 'write it into content/site.ts as url if this site will be there' });
}
