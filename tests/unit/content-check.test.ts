import { expect, test } from 'vitest';
import type { Chat } from '../../model/chat.ts';
import type { Content } from '../../model/content.ts';
import type { Role } from '../../model/experience.ts';
import { iconNames } from '../../model/icon-names.ts';
import type { Clip, Picture } from '../../model/media.ts';
import { sections } from '../../model/sections.ts';
import type { Story } from '../../model/stories.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import { schemas, validContent } from './valid-content.ts';

const problemsOf = (content: object) =>
  findProblems(content as Parameters<typeof findProblems>[0], schemas, (path) => !path.includes('lost'));

test('valid content has no problem', () => {
  expect(problemsOf(validContent())).toEqual([]);
});

test('a role needs no logo, and a project that must not be shown needs no picture', () => {
  const content = validContent();
  for (const role of content.experience.experience) {
    delete role.image;
    delete role.imageWidth;
    delete role.imageHeight;
  }
  for (const project of content.projects.projects) {
    delete project.image;
    delete project.video;
    delete project.alt;
  }
  expect(problemsOf(content)).toEqual([]);
});

test('a message to which the visitor adds words may end with a space', () => {
  const content = validContent();
  content.site.site.contact.message = 'Hello, my project is ';
  content.services.servicePages[0]!.chatMessage = 'Hello, my app is ';
  expect(problemsOf(content)).toEqual([]);
});

test.each<Chat>([
  { kind: 'whatsapp', number: '+4915112345678' },
  { kind: 'telegram', user: 'lena_brandt' },
  { kind: 'signal', account: '+4915112345678' },
  { kind: 'signal', account: 'https://signal.me/#eu/x8_Qa-2' },
  { kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena' },
  { kind: 'other', name: 'Threema', url: 'https://threema.id/LENA1234' },
])('the chat $kind has no problem', (chat) => {
  const content = validContent();
  content.site.site.contact.chat = chat;
  expect(problemsOf(content)).toEqual([]);
});

type Mistake = {
  mistake: string;
  make: (content: Content) => void;
  file: string;
  field: string;
  says: RegExp;
};

const mistakes: Mistake[] = [
  {
    mistake: 'an address that is not https',
    make: ({ site }) => (site.site.contact.network!.url = 'http://example.com/me'),
    file: 'site',
    field: 'site.contact.network.url',
    says: /'http:\/\/example\.com\/me' is not an https address: write one like https:/,
  },
  ...[
    'https:www.example.com/me',
    'HTTPS://example.com/me',
    ' https://example.com/me',
    'https://example.com/\u0007me',
  ].map(
    (url): Mistake => ({
      mistake: `an address that browsers take for another, '${url}'`,
      make: ({ site }) => (site.site.contact.network!.url = url),
      file: 'site',
      field: 'site.contact.network.url',
      says: /is not an https address: write one like https:/,
    }),
  ),
  {
    mistake: 'a service that is there twice',
    make: ({ services }) => services.servicePages.push({ ...services.servicePages[0]! }),
    file: 'services',
    field: 'servicePages[2] (App development).path',
    says: /'\/services\/apps' is used twice/,
  },
  {
    mistake: 'a service at an address that no server could find',
    make: ({ services }) =>
      services.servicePages.push({ ...services.servicePages[0]!, path: '/services/My Page' }),
    file: 'services',
    field: 'servicePages[2] (App development).path',
    says: /'\/services\/My Page' is not a service's address/,
  },
  {
    mistake: 'a menu that leads to no page',
    make: ({ services }) => services.serviceMenu.push({ title: 'Gone', path: '/services/gone' }),
    file: 'services',
    field: 'serviceMenu[4] (Gone).path',
    says: /'\/services\/gone' is no page of this site/,
  },
  {
    mistake: 'a paragraph of a project that leads to no page',
    make: ({ projects }) => (projects.projects[0]!.description[0] = '<a href="/about">me</a>'),
    file: 'projects',
    field: 'projects[0] (Route Planner).description[0]',
    says: /'\/about' is no page of this site/,
  },
  {
    mistake: 'technologies without words for their section',
    make: ({ site }) => Object.assign(site.site.sections, { technologies: undefined }),
    file: 'site',
    field: 'site.sections.technologies',
    says: /^is missing, and technologies\.ts has groups: write \{ heading: '…' \}$/,
  },
  {
    mistake: 'initials that are a word',
    make: ({ site }) => (site.site.initials = 'ABCD'),
    file: 'site',
    field: 'site.initials',
    says: /^is too long for the small logo: write three letters at most$/,
  },
  {
    mistake: 'a logo without a size',
    make: ({ experience }) => (experience.experience[0]!.imageWidth = 0),
    file: 'experience',
    field: 'experience[0] (Nordlicht).imageWidth',
    says: /^is not a size: write its pixels, like 120$/,
  },
  {
    mistake: 'a service without steps',
    make: ({ services }) => (services.servicePages[0]!.steps = []),
    file: 'services',
    field: 'servicePages[0] (App development).steps',
    says: /^is an empty list: write at least one entry$/,
  },
  {
    mistake: 'a tag that is there twice',
    make: ({ projects }) => projects.projects[0]!.techStack!.push(projects.projects[0]!.techStack![0]!),
    file: 'projects',
    field: 'projects[0] (Route Planner).techStack[2]',
    says: /is there twice: remove one/,
  },
  {
    mistake: 'a script as an address',
    make: ({ site }) => (site.site.contact.marketplace!.url = 'javascript:alert(1)'),
    file: 'site',
    field: 'site.contact.marketplace.url',
    says: /is not an https address/,
  },
  {
    mistake: 'a number that is not international',
    make: ({ site }) => (site.site.contact.phone = '020 7946 0321'),
    file: 'site',
    field: 'site.contact.phone',
    says: /'020 7946 0321' is not an international number: write \+ and digits only, like '\+44/,
  },
  {
    mistake: 'a mail address without @',
    make: ({ site }) => (site.site.contact.email = 'lena.example'),
    file: 'site',
    field: 'site.contact.email',
    says: /is not a mail address: write one like you@example\.com/,
  },
  {
    mistake: 'an address of the site that is more than a place',
    make: ({ site }) => (site.site.url = 'https://example.com/#top'),
    file: 'site',
    field: 'site.url',
    says: /'https:\/\/example\.com\/#top' cannot be this site's address: write it like https:/,
  },
  ...[
    'https://You.github.io',
    'https://zoë.example',
    'https://example..com',
    'https://example.com/..',
    'https://256.1.1.999',
  ].map(
    (url): Mistake => ({
      mistake: `an address of the site that browsers write otherwise, ${url}`,
      make: ({ site }) => (site.site.url = url),
      file: 'site',
      field: 'site.url',
      says: /cannot be this site's address: .* in small letters \(write other letters as xn--…\) and without a slash/,
    }),
  ),
  {
    mistake: 'the size of the file of a logo, not of the logo on the page',
    make: ({ experience }) => (experience.experience[1]!.imageWidth = 512),
    file: 'experience',
    field: 'experience[1] (Salt & Pepper).imageWidth',
    says: /is 512: write the size at which the logo is shown, not the size of its file, like 56, and 160 at most/,
  },
  {
    mistake: 'a security contact that reaches nobody',
    make: ({ site }) => (site.site.security = 'call me'),
    file: 'site',
    field: 'site.security',
    says: /'call me' reaches nobody: write a mail address or an https address/,
  },
  {
    mistake: 'both image and video',
    make: ({ projects }) => (projects.projects[1]!.image = projects.projects[0]!.image),
    file: 'projects',
    field: 'projects[1] (Stock Count)',
    says: /has both image and video: keep one/,
  },
  {
    mistake: 'a picture in place of a clip',
    make: ({ projects }) => (projects.projects[1]!.video = projects.projects[0]!.image as never),
    file: 'projects',
    field: 'projects[1] (Stock Count).video',
    says: /^is a picture: write image in place of video$/,
  },
  {
    mistake: 'a clip in place of a picture',
    make: ({ projects }) => (projects.projects[0]!.image = projects.projects[1]!.video as never),
    file: 'projects',
    field: 'projects[0] (Route Planner).image',
    says: /^is a clip: write video in place of image$/,
  },
  {
    mistake: 'a file that is not there',
    make: ({ projects }) => (projects.projects[2]!.video!.h264.src = './content/media/lost.mp4'),
    file: 'projects',
    field: 'projects[2] (Seed Shop).video.h264.src',
    says: /content\/media\/lost\.mp4 does not exist: add it/,
  },
  {
    mistake: 'the path of a file in place of its import',
    make: ({ experience }) => (experience.experience[0]!.image = 'content/media/nordlicht.svg'),
    file: 'experience',
    field: 'experience[0] (Nordlicht).image',
    says: /^'content\/media\/nordlicht\.svg' is a text: write import mark from '\.\/media\/mark\.svg' at the top/,
  },
  {
    mistake: 'a file that no page can show',
    make: ({ experience }) => (experience.experience[0]!.image = './content/media/mark.PNG'),
    file: 'experience',
    field: 'experience[0] (Nordlicht).image',
    says: /mark\.PNG is no file for a page: use one that ends in \.svg, .* in small letters$/,
  },
  {
    mistake: 'a clip that its record does not export',
    make: ({ projects }) => (projects.projects[1]!.video = undefined),
    file: 'projects',
    field: 'projects[1] (Stock Count)',
    says: /^has an image or video that no file exports: write its import as npm run media add prints it$/,
  },
  {
    mistake: 'a paragraph of spaces',
    make: ({ projects }) => (projects.projects[0]!.description[0] = ' '),
    file: 'projects',
    field: 'projects[0] (Route Planner).description[0]',
    says: /is empty: write a paragraph or remove it/,
  },
  {
    mistake: 'an empty alt text',
    make: ({ projects }) => (projects.projects[0]!.alt = ' '),
    file: 'projects',
    field: 'projects[0] (Route Planner).alt',
    says: /is empty: say in a sentence what the picture or clip shows/,
  },
  {
    mistake: 'an unknown icon',
    make: ({ experience }) => (experience.experience[0]!.icon = 'rocket' as never),
    file: 'experience',
    field: 'experience[0] (Nordlicht).icon',
    says: /'rocket' is not an icon of this site: choose one of .*device-mobile/,
  },
  {
    mistake: 'a chat that this site cannot open',
    make: ({ site }) => Object.assign(site.site.contact, { chat: { kind: 'viber', number: '+4930123' } }),
    file: 'site',
    field: 'site.contact.chat.kind',
    says: /^'viber' is not a kind of chat: write kind 'whatsapp' with number, 'telegram' with user, 'signal' with account, or 'booking' or 'other' with name and url for any other https address$/,
  },
  {
    mistake: 'a chat that has a name and no kind',
    make: ({ site }) => Object.assign(site.site.contact, { chat: { name: 'Viber', number: '+4930123' } }),
    file: 'site',
    field: 'site.contact.chat.kind',
    says: /^'Viber' is not a kind of chat: write kind 'whatsapp'/,
  },
  {
    mistake: 'an address in place of a chat',
    make: ({ site }) => Object.assign(site.site.contact, { chat: 'https://wa.me/49' }),
    file: 'site',
    field: 'site.contact.chat',
    says: /^'https:\/\/wa\.me\/49' is no chat yet: write kind 'whatsapp' with number/,
  },
  {
    mistake: 'a chat on Telegram without a name',
    make: ({ site }) => Object.assign(site.site.contact, { chat: { kind: 'telegram' } }),
    file: 'site',
    field: 'site.contact.chat.user',
    says: /^is missing: write it without @/,
  },
  {
    mistake: 'a profile without an address',
    make: ({ site }) => site.site.contact.profiles!.push({ name: 'GitLab' } as never),
    file: 'site',
    field: 'site.contact.profiles[1] (GitLab).url',
    says: /^is missing: write one like https:\/\//,
  },
  {
    mistake: 'an empty text in place of a list',
    make: ({ experience }) => Object.assign(experience.experience[2]!, { description: '' }),
    file: 'experience',
    field: 'experience[2] (Kupfer).description',
    says: /^is a text: write a list in \[ \]/,
  },
  {
    mistake: 'the title of a project in place of its id',
    make: ({ services }) => services.servicePages[0]!.projects!.push('Seed Shop'),
    file: 'services',
    field: 'servicePages[0] (App development).projects[2]',
    says: /^'Seed Shop' is no project: write one of route-planner, /,
  },
  {
    mistake: 'a name on Telegram with @',
    make: ({ site }) => (site.site.contact.chat = { kind: 'telegram', user: '@lena_brandt' }),
    file: 'site',
    field: 'site.contact.chat.user',
    says: /^'@lena_brandt' is not a name on Telegram: write it without @ and without t\.me, like lena_brandt$/,
  },
  {
    mistake: 'an account on Signal that is no number and no link',
    make: ({ site }) => (site.site.contact.chat = { kind: 'signal', account: 'lena.42' }),
    file: 'site',
    field: 'site.contact.chat.account',
    says: /^'lena\.42' is not an account on Signal: write its number, like '\+44\d+', or the link .* https:\/\/signal\.me\/#eu\/…$/,
  },
  {
    mistake: 'a booking page that is not https',
    make: ({ site }) => (site.site.contact.chat = { kind: 'booking', name: 'Cal.com', url: 'cal.com/lena' }),
    file: 'site',
    field: 'site.contact.chat.url',
    says: /^'cal\.com\/lena' is not an https address/,
  },
  {
    mistake: 'a profile without its address',
    make: ({ site }) => site.site.contact.profiles!.push({ name: 'GitLab', url: '' }),
    file: 'site',
    field: 'site.contact.profiles[1] (GitLab).url',
    says: /^'' is not an https address/,
  },
  {
    mistake: 'a year in the future',
    make: ({ experience }) => (experience.experience[1]!.to = 2099),
    file: 'experience',
    field: 'experience[1] (Salt & Pepper).to',
    says: /^2099 is in the future: write a year up to \d{4}$/,
  },
  {
    mistake: 'a role without its first year',
    make: ({ experience }) => delete (experience.experience[1] as Partial<Role>).from,
    file: 'experience',
    field: 'experience[1] (Salt & Pepper).from',
    says: /^is missing: write one like 2022$/,
  },
  {
    mistake: 'a logo that no import gives',
    make: ({ experience }) => (experience.experience[0]!.image = undefined),
    file: 'experience',
    field: 'experience[0] (Nordlicht).image',
    says: /^is no file: write import mark from '\.\/media\/mark\.svg' at the top, or remove image$/,
  },
  {
    mistake: 'a logo without its width',
    make: ({ experience }) => delete experience.experience[0]!.imageWidth,
    file: 'experience',
    field: 'experience[0] (Nordlicht).imageWidth',
    says: /^is missing: write the width at which the logo is shown, like 56$/,
  },
  {
    mistake: 'a picture without one of its files',
    make: ({ projects }) => delete (projects.projects[0]!.image as Partial<Picture>).jpeg,
    file: 'projects',
    field: 'projects[0] (Route Planner).image.jpeg',
    says: /^is missing: write import mark from '\.\/media\/mark\.svg' at the top, and mark here$/,
  },
  {
    mistake: 'a hero without its clip',
    make: ({ site }) => delete (site.site.hero as Partial<Content['site']['site']['hero']>).video,
    file: 'site',
    field: 'site.hero.video',
    says: /^is missing: run npm run media add -- <your file>, and write here what it prints$/,
  },
  {
    mistake: 'a hero with half of a clip',
    make: ({ site }) => delete (site.site.hero.video as Partial<Clip>).av1,
    file: 'site',
    field: 'site.hero.video.av1',
    says: /is missing/,
  },
  {
    mistake: 'a picture without words for those who cannot see it',
    make: ({ projects }) => delete projects.projects[0]!.alt,
    file: 'projects',
    field: 'projects[0] (Route Planner).alt',
    says: /^is missing: say in a sentence what the picture or clip shows$/,
  },
  {
    mistake: 'an id with a letter that is not one of a to z',
    make: ({ projects }) => (projects.projects[3]!.id = 'zegar-pływów'),
    file: 'projects',
    field: 'projects[3] (Tide Table).id',
    says: /^'zegar-pływów' cannot be part of an address: begin with a letter from a to z, and use only a to z, 0 to 9 and -$/,
  },
  ...['Lena Brandt ', '\tLena Brandt', 'Lena Brandt\n', '\u00a0Lena Brandt'].map(
    (name): Mistake => ({
      mistake: `a text with blanks around it, ${JSON.stringify(name)},`,
      make: ({ site }) => (site.site.name = name),
      file: 'site',
      field: 'site.name',
      says: /^begins or ends with a space or a line break: remove it$/,
    }),
  ),
  {
    mistake: 'a message that begins with a space',
    make: ({ site }) => (site.site.contact.message = ' Hello '),
    file: 'site',
    field: 'site.contact.message',
    says: /^begins with a space or a line break: remove it$/,
  },
  {
    mistake: 'two cards with one title',
    make: ({ services }) => (services.services[2]!.title = 'Apps'),
    file: 'services',
    field: 'services[2] (Apps).title',
    says: /^'Apps' is there twice: give each its own title$/,
  },
  {
    mistake: 'two items of the menu with one title',
    make: ({ services }) => (services.serviceMenu[3]!.title = 'Apps'),
    file: 'services',
    field: 'serviceMenu[3] (Apps).title',
    says: /^'Apps' is there twice/,
  },
  {
    mistake: 'two steps with one title',
    make: ({ services }) => (services.servicePages[0]!.steps[1]!.title = 'Talk'),
    file: 'services',
    field: 'servicePages[0] (App development).steps[1] (Talk).title',
    says: /^'Talk' is there twice/,
  },
  {
    mistake: 'two groups of technologies with one heading',
    make: ({ technologies }) => (technologies.technologies[1]!.heading = 'Mobile'),
    file: 'technologies',
    field: 'technologies[1] (Mobile).heading',
    says: /^'Mobile' is there twice: give each its own heading$/,
  },
  {
    mistake: 'a project that a service page shows twice',
    make: ({ services }) => services.servicePages[0]!.projects!.push('route-planner'),
    file: 'services',
    field: 'servicePages[0] (App development).projects[2]',
    says: /^'route-planner' is there twice: remove one$/,
  },
  {
    mistake: 'a role that ends before it starts',
    make: ({ experience }) => (experience.experience[1]!.from = 2025),
    file: 'experience',
    field: 'experience[1] (Salt & Pepper).to',
    says: /^is before from: write the later year here$/,
  },
  {
    mistake: 'a year as a text',
    make: ({ experience }) => Object.assign(experience.experience[1]!, { from: '2021' }),
    file: 'experience',
    field: 'experience[1] (Salt & Pepper).from',
    says: /^'2021' is no year: write one like 2022$/,
  },
  {
    mistake: 'one id twice',
    make: ({ projects }) => projects.projects.push({ ...projects.projects[3]!, id: 'seed-shop' }),
    file: 'projects',
    field: 'projects[4] (Tide Table).id',
    says: /'seed-shop' is used twice/,
  },
  {
    mistake: 'a link to a page that does not exist',
    make: ({ projects }) => (projects.projects[0]!.link = { path: '/services/service7', title: 'More' }),
    file: 'projects',
    field: 'projects[0] (Route Planner).link.path',
    says: /'\/services\/service7' is no page of this site: write one of \/services\/apps, \/services\/shops, \/projects\/stock-count, \/$/,
  },
  {
    mistake: 'a link to a section that has nothing to show',
    make: ({ technologies, services }) => {
      technologies.technologies = [];
      services.services[2]!.link = { path: '/#technologies', title: 'More' };
    },
    file: 'services',
    field: 'services[2] (Design).link.path',
    says: /'\/#technologies' is nowhere on the home page: write one of \/#services, .*\/#tide-table/,
  },
  {
    mistake: 'a paragraph that links to a page that does not exist',
    make: ({ experience }) => (experience.experience[0]!.description[1] = '<a href="/about">me</a>'),
    file: 'experience',
    field: 'experience[0] (Nordlicht).description[1]',
    says: /'\/about' is no page of this site/,
  },
  {
    mistake: 'a number to call without the number to read',
    make: ({ site }) => delete site.site.contact.phoneText,
    file: 'site',
    field: 'site.contact.phoneText',
    says: /is missing: write the number of phone as people read it, or remove phone too/,
  },
  {
    mistake: 'a number to read without the number to call',
    make: ({ site }) => delete site.site.contact.phone,
    file: 'site',
    field: 'site.contact.phone',
    says: /is missing: write the number to call, like \+442079460321, or remove phoneText too/,
  },
  {
    mistake: 'no project at all',
    make: ({ projects }) => (projects.projects = []),
    file: 'projects',
    field: 'projects',
    says: /is an empty list: write at least one entry/,
  },
  {
    mistake: 'roles without the words of their section',
    make: ({ site }) => delete site.site.sections.experience,
    file: 'site',
    field: 'site.sections.experience',
    says: /is missing, and experience\.ts has roles: write \{ heading: '…' \}/,
  },
  {
    mistake: 'a marketplace profile without the words of its block',
    make: ({ site }) => delete site.site.sections.hireMe,
    file: 'site',
    field: 'site.sections.hireMe',
    says: /is missing, and contact\.marketplace is there: write \{ heading: '…', text: '…' \}/,
  },
  {
    mistake: 'a service page that names an unknown project',
    make: ({ services }) => services.servicePages[0]!.projects!.push('lost'),
    file: 'services',
    field: 'servicePages[0] (App development).projects[2]',
    says: /'lost' is no project: write one of route-planner, stock-count, seed-shop, tide-table, or remove it/,
  },
  {
    mistake: 'a story of no project',
    make: (content) => (content['stories/lost-cause'] = content['stories/stock-count']!),
    file: 'stories/lost-cause',
    field: '',
    says: /^is the story of no project: rename it to one of route-planner\.ts, .*tide-table\.ts, or remove it$/,
  },
  {
    mistake: 'a story without its lead',
    make: (content) => delete (content['stories/stock-count']!.story as Partial<Story>).lead,
    file: 'stories/stock-count',
    field: 'story.lead',
    says: /^is missing: write a text/,
  },
  {
    mistake: 'a story without an outcome',
    make: (content) => delete (content['stories/stock-count']!.story as Partial<Story>).outcome,
    file: 'stories/stock-count',
    field: 'story.outcome',
    says: /^is missing: write a group of fields in \{ \}$/,
  },
  {
    mistake: 'a story that decides nothing',
    make: (content) => (content['stories/stock-count']!.story.decisions.entries = []),
    file: 'stories/stock-count',
    field: 'story.decisions.entries',
    says: /^is an empty list: write at least one entry$/,
  },
  {
    mistake: 'two decisions with one title',
    make: ({ 'stories/stock-count': file }) =>
      file!.story.decisions.entries.push({ title: 'One number', text: 'Again.' }),
    file: 'stories/stock-count',
    field: 'story.decisions.entries[1] (One number).title',
    says: /^'One number' is there twice: give each its own title$/,
  },
  {
    mistake: 'a figure that is a sentence',
    make: (content) => (content['stories/stock-count']!.story.outcome.figures![0]!.value = 'one number'),
    file: 'stories/stock-count',
    field: 'story.outcome.figures[0].value',
    says: /^is too long to be set large: write a number with its unit, eight letters at most$/,
  },
  {
    mistake: 'an illustration without a picture or a clip',
    make: (content) => delete content['stories/stock-count']!.story.situation.media![0]!.image,
    file: 'stories/stock-count',
    field: 'story.situation.media[0]',
    says: /^needs one image or one video: write its import as npm run media add prints it$/,
  },
  {
    mistake: 'a picture of a story that is not there',
    make: (content) =>
      (content['stories/stock-count']!.story.situation.media![0]!.image!.jpeg = './content/media/lost.jpg'),
    file: 'stories/stock-count',
    field: 'story.situation.media[0].image.jpeg',
    says: /content\/media\/lost\.jpg does not exist: add it/,
  },
  {
    mistake: 'a paragraph of a story that leads to no page',
    make: (content) =>
      (content['stories/stock-count']!.story.outcome.paragraphs[0] = '<a href="/projects/gone">it</a>'),
    file: 'stories/stock-count',
    field: 'story.outcome.paragraphs[0]',
    says: /'\/projects\/gone' is no page of this site: write one of .*\/projects\/stock-count/,
  },
  {
    mistake: 'a link to a story that is not there',
    make: ({ projects }) => (projects.projects[0]!.link = { path: '/projects/seed-shop', title: 'More' }),
    file: 'projects',
    field: 'projects[0] (Route Planner).link.path',
    says: /'\/projects\/seed-shop' is no page of this site/,
  },
  {
    mistake: 'a seventh quote',
    make: ({ quotes }) =>
      (quotes.quotes = Array.from({ length: 7 }, (_, index) => ({
        words: `It counts, ${index} times.`,
        name: 'Emil Voss',
        role: 'Owner of a shop',
      }))),
    file: 'quotes',
    field: 'quotes',
    says: /^has more than six quotes: keep the six that say the most$/,
  },
  {
    mistake: 'one quote twice',
    make: ({ quotes }) => quotes.quotes.push(quotes.quotes[0]!),
    file: 'quotes',
    field: 'quotes[2] (Uta Kranz).words',
    says: /is there twice: give each its own words$/,
  },
  {
    mistake: 'a quote of nobody',
    make: ({ quotes }) => (quotes.quotes[1]!.name = ''),
    file: 'quotes',
    field: 'quotes[1] ().name',
    says: /^is empty: write/,
  },
  {
    mistake: 'quotes without words for their section',
    make: ({ site }) => delete site.site.sections.quotes,
    file: 'site',
    field: 'site.sections.quotes',
    says: /^is missing, and quotes\.ts has quotes: write \{ heading: '…' \}$/,
  },
  {
    mistake: 'a missing field',
    make: ({ technologies }) => delete (technologies.technologies[0] as Partial<{ tags: string[] }>).tags,
    file: 'technologies',
    field: 'technologies[0] (Mobile).tags',
    says: /is missing: write/,
  },
  {
    mistake: 'a field the page does not know',
    make: ({ projects }) => Object.assign(projects.projects[0]!, { subtitle: 'x' }),
    file: 'projects',
    field: 'projects[0] (Route Planner)',
    says: /has subtitle, which the page does not know/,
  },
  {
    mistake: 'the name of a file in place of a clip',
    make: ({ projects }) => Object.assign(projects.projects[2]!, { video: 'shop.mp4' }),
    file: 'projects',
    field: 'projects[2] (Seed Shop).video',
    says: /^'shop\.mp4' is no clip yet: run npm run media add -- <your file>, and write here what it prints$/,
  },
  {
    mistake: 'a text in place of a list',
    make: ({ experience }) => Object.assign(experience.experience[2]!, { description: 'One thing.' }),
    file: 'experience',
    field: 'experience[2] (Kupfer).description',
    says: /^is a text: write a list in \[ \], with a comma after each entry$/,
  },
  {
    mistake: 'a mail address that is missing',
    make: ({ site }) => Object.assign(site.site.contact, { email: undefined }),
    file: 'site',
    field: 'site.contact.email',
    says: /^is missing: write one like you@example\.com$/,
  },
  {
    mistake: 'a number without digits',
    make: ({ site }) => Object.assign(site.site.contact, { phone: '' }),
    file: 'site',
    field: 'site.contact.phone',
    says: /^'' is not an international number/,
  },
  {
    mistake: 'a project that is no project',
    make: ({ projects }) => projects.projects.push(undefined as never),
    file: 'projects',
    field: 'projects[4]',
    says: /^is missing: write a group of fields in \{ \}$/,
  },
  ...[
    ['<script>alert(1)</script>', /has the tag <script>: only <strong> <em> <a> <code> <br> may be used/],
    ['<img src=x onerror=alert(1)>', /has the tag <img>/],
    ['<strong onclick="x()">a</strong>', /has attributes on <strong>: write the bare tag/],
    ['<a href="javascript:x()">a</a>', /has a link without a usable address/],
    ['<a>here</a>', /has a link without a usable address/],
    [
      '<a href="/">one <em><a href="/services/apps">two</a></em></a>',
      /has a link within a link: close the first with <\/a>/,
    ],
    ['<em>never closed', /opens <em> and never closes it/],
    ['<em><strong>crossed</em></strong>', /closes <em>, which is not the tag that is open/],
    ['3 < 4', /has a '<' that opens no tag: write &lt;/],
    ['10&nbsp;km', /^has &nbsp;: write the sign itself$/],
  ].map(([html, says]) => ({
    mistake: `the paragraph ${html}`,
    make: ({ experience }: Content) => (experience.experience[2]!.description[1] = html as string),
    file: 'experience',
    field: 'experience[2] (Kupfer).description[1]',
    says: says as RegExp,
  })),
];

for (const { mistake, make, file, field, says } of mistakes) {
  test(`${mistake} is refused, with its place and what to write instead`, () => {
    const content = validContent();
    make(content);
    const problems = problemsOf(content);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file, field });
    expect(problems[0]!.message).toMatch(says);
  });
}

test('fields that belong together are checked even if other fields are wrong', () => {
  const content = validContent();
  Object.assign(content.projects.projects[1]!, { tilte: 'x', title: undefined, video: undefined });
  Object.assign(content.site.site.contact, { Email: 'x', email: undefined, phoneText: undefined });
  expect(problemsOf(content).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^is missing: write one like you@/),
    expect.stringMatching(/^has Email, which/),
    expect.stringMatching(/^is missing: write the number of phone/),
    expect.stringMatching(/^is missing: write a text/),
    expect.stringMatching(/^has tilte, which/),
    expect.stringMatching(/^has an image or video that no file exports/),
  ]);
});

test('a link is not called dead while a file that may hold its target could not be read', () => {
  const content: Partial<Content> = validContent();
  content.services!.services[0]!.link = { path: '/#technologies', title: 'More' };
  delete content.technologies;
  expect(problemsOf(content)).toEqual([]);
});

test('all mistakes of a paragraph are reported at once', () => {
  const content = validContent();
  content.experience.experience[2]!.description[1] = '3 < 4, <u>and</u> &euro; <em>never closed';
  const found = problemsOf(content).map(({ message }) => message);
  expect(found).toEqual([
    expect.stringMatching(/'<'/),
    expect.stringMatching(/<u>/),
    expect.stringMatching(/&euro;/),
    expect.stringMatching(/never closes/),
  ]);
});

test.each([
  ...sections.map(({ id }) => id),
  ...iconNames.map((name) => `icon-${name}`),
  'root',
  'main',
  'menu',
  'hero',
  'opening',
  'footer',
])('a project cannot have the id %s, which the page has already', (id) => {
  const content = validContent();
  content.projects.projects.push({ ...content.projects.projects[3]!, id });
  expect(problemsOf(content)).toEqual([
    {
      file: 'projects',
      path: ['projects', 4, 'id'],
      field: 'projects[4] (Tide Table).id',
      message: `'${id}' is taken by the page itself: choose another`,
    },
  ]);
});

test.each(Object.keys(schemas))(
  'a value of the wrong kind in %s.ts gets a message that an owner understands',
  (file) => {
    const content = validContent();
    // Fewer entries, because the check runs hundreds of times.
    content.projects.projects.length = 2;
    content.experience.experience.length = 1;
    const places = [...placesIn(content)].filter(([, { path }]) =>
      path.replace(/^stories\/[^.]+/, 'stories').startsWith(`${file}.`),
    );
    const messagesOfZod: string[] = [];
    for (const [place, { parent, key }] of places) {
      const right = parent[key];
      for (const wrong of [undefined, null, 1.5, 'x', [], {}, [null]]) {
        parent[key] = wrong;
        const problems = problemsOf(content);
        if (wrong === null) expect(problems, `${place} = null`).not.toEqual([]);
        for (const { message } of problems)
          if (/^(Invalid|Too|undefined)/.test(message))
            messagesOfZod.push(`${place} = ${JSON.stringify(wrong)}: ${message}`);
      }
      parent[key] = right;
    }
    expect(messagesOfZod).toEqual([]);

    for (const [place, { parent, key }] of places) {
      const group = parent[key];
      if (typeof group !== 'object' || group === null || Array.isArray(group)) continue;
      Object.assign(group, { mispelt: 'x' });
      expect(problemsOf(content), `an unknown field of ${place}`).not.toEqual([]);
      delete (group as { mispelt?: string }).mispelt;
    }
    expect(problemsOf(content)).toEqual([]);
  },
);

type Place = { parent: Record<string, unknown>; key: string; path: string };

/** Every field of the content. All entries of a list have the same fields, and so have all clips: only the last is kept. */
function placesIn(group: object, path = ''): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [key, value] of Object.entries(group)) {
    const name = `${path}${path && '.'}${key.replace(/^\d+$/, 'entry')}`;
    places.set(name.replace(/.*\.(?=(video|poster)\.)/, ''), {
      parent: group as Place['parent'],
      key,
      path: name,
    });
    if (value && typeof value === 'object')
      for (const [place, field] of placesIn(value, name)) places.set(place, field);
  }
  return places;
}
