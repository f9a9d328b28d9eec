import { expect, test } from 'vitest';
import type { Chat } from '../../model/chat.ts';
import { contentIcons, iconNames } from '../../model/icon-names.ts';
import { sections } from '../../model/home-sections.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import type { Schemas } from '../../tools/content/load-model.ts';
import type { LoadedContent } from '../../tools/content/load-site.ts';
import { clip, contentWith, gone, keysOf, picture, schemas, setAt, validContent } from './valid-content.ts';

const mediaNames = ['hero', 'uta-kranz', 'shelf', 'scan', 'route-planner', 'stock-count', 'seed-shop'];
const problemsOf = (content: object, names = mediaNames, asked: Schemas = schemas) =>
  findProblems(content as LoadedContent, asked, (path) => !path.includes('lost'), names);

test('valid content has no problem', () => {
  expect(problemsOf(validContent())).toEqual([]);
});

test('a role needs no logo, and a project that must not be shown needs no picture', () => {
  const content = validContent();
  for (const role of content.experience.experience)
    for (const field of ['image', 'imageWidth', 'imageHeight'] as const) delete role[field];
  for (const project of content.projects.projects)
    for (const field of ['image', 'video', 'alt'] as const) delete project[field];
  expect(problemsOf(content)).toEqual([]);
});

const contact = 'site.site.contact';
const story = 'stories/stock-count.story';

test.each(['山田', '김', 'श्री', 'O\u0308A\u0308U\u0308'])(
  'the initials %s fit into the small logo',
  (initials) => {
    expect(problemsOf(contentWith({ 'site.site.initials': initials }))).toEqual([]);
  },
);

test('a message to which the visitor adds words may end with a space', () => {
  const messages = {
    [`${contact}.message`]: 'Hello ',
    'services.servicePages.0.chatMessage': 'Hello, my app is ',
  };
  expect(problemsOf(contentWith(messages))).toEqual([]);
});

test.each<Chat>([
  { kind: 'whatsapp', number: '+4915112345678' },
  { kind: 'telegram', user: 'lena_brandt' },
  { kind: 'signal', account: '+4915112345678' },
  { kind: 'signal', account: 'https://signal.me/#eu/x8_Qa-2' },
  { kind: 'line', account: '@lena.brandt' },
  { kind: 'line', account: 'https://line.me/ti/p/x8_Qa-2~z' },
  { kind: 'line', account: 'https://line.me/R/ti/p/%40lena' },
  { kind: 'line', account: 'https://lin.ee/x8Qa2' },
  { kind: 'kakaotalk', url: 'https://open.kakao.com/o/sAbC123' },
  { kind: 'kakaotalk', url: 'https://pf.kakao.com/_abc/chat' },
  { kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena' },
  { kind: 'other', name: 'Threema', url: 'https://threema.id/LENA1234' },
])('the chat $kind has no problem', (chat) => {
  expect(problemsOf(contentWith({ [`${contact}.chat`]: chat }))).toEqual([]);
});

const https = "'%s' is not an https address: write one like https://www.example.com/you";
const ownAddress =
  "'%s' cannot be this site's address: write it like https://example.com or https://you.github.io/portfolio, with a name in small letters (write other letters as xn--…) and without a slash at its end";
const unknown = (meant: string) =>
  `'%s' is no picture or clip in content/media: did you mean '${meant}'? If not, npm run media add -- <your file> makes it`;
const noPage =
  'is no page of this site: write one of /services/apps, /services/shops, /projects/stock-count, /';
const noProject =
  "'%s' is no project: write one of route-planner, stock-count, seed-shop, tide-table, or remove it";
const noFile = 'the file %s does not exist: add it, or write the name of one that does';
const notInternational = "'%s' is not an international number: write + and digits only, like '+442079460321'";
const kindsOfChat =
  "write kind 'whatsapp' with number, 'telegram' with user, 'signal' or 'line' with account, 'kakaotalk' with url, or 'booking' or 'other' with name and url for any other https address";
const wideInitials =
  'is too long for the small logo: write three letters at most, or two as wide as 山 or 김';
const blanks = 'begins or ends with a space or a line break: remove it';
const [one, two, three, four] = validContent().projects.projects;
const [page] = validContent().services.servicePages;
const link = (path: string) => ({ path, title: 'More' });

/** `%s` in a message stands for the value. Where the problem is at another field, that comes last. */
type Mistake = [place: string, value: unknown, message: string, at?: string];

// biome-ignore format: a table, one mistake a line
const mistakes: Mistake[] = [
  // Addresses.
  [`${contact}.network.url`, 'http://example.com/me', https],
  [`${contact}.network.url`, 'https:www.example.com/me', https],
  [`${contact}.network.url`, 'HTTPS://example.com/me', https],
  [`${contact}.network.url`, ' https://example.com/me', https],
  [`${contact}.network.url`, 'https://example.com/\u0007me', https],
  [`${contact}.marketplace.url`, 'javascript:alert(1)', https],
  [`${contact}.booking.url`, 'cal.com/lena', https],
  [`${contact}.profiles.1`, { name: 'GitLab', url: '' }, "'' is not an https address: write one like https://www.example.com/you", `${contact}.profiles.1.url`],
  [`${contact}.profiles.1`, { name: 'GitLab' }, 'is missing: write one like https://www.example.com/you', `${contact}.profiles.1.url`],
  ['site.site.url', 'https://example.com/#top', ownAddress],
  ['site.site.url', 'https://You.github.io', ownAddress],
  ['site.site.url', 'https://zoë.example', ownAddress],
  ['site.site.url', 'https://example..com', ownAddress],
  ['site.site.url', 'https://example.com/..', ownAddress],
  ['site.site.url', 'https://256.1.1.999', ownAddress],
  ['site.site.security', 'call me', "'%s' reaches nobody: write a mail address or an https address"],

  // Contact.
  [`${contact}.email`, gone, 'is missing: write one like you@example.com'],
  [`${contact}.email`, 'lena.example', "'%s' is not a mail address: write one like you@example.com"],
  [`${contact}.phone`, '020 7946 0321', notInternational],
  [`${contact}.phone`, '', notInternational],
  [`${contact}.phone`, gone, 'is missing: write the number to call, like +442079460321, or remove phoneText too'],
  [`${contact}.phoneText`, gone, 'is missing: write the number of phone as people read it, or remove phone too'],
  [`${contact}.chat`, { kind: 'viber', number: '+4930123' }, `'viber' is not a kind of chat: ${kindsOfChat}`, `${contact}.chat.kind`],
  [`${contact}.chat`, { name: 'Viber', number: '+4930123' }, `'Viber' is not a kind of chat: ${kindsOfChat}`, `${contact}.chat.kind`],
  [`${contact}.chat`, 'https://wa.me/49', `'%s' is no chat yet: ${kindsOfChat}`],
  [`${contact}.chat`, { kind: 'telegram' }, 'is missing: write it without @ and without t.me, like lena_brandt', `${contact}.chat.user`],
  [`${contact}.chat`, { kind: 'telegram', user: '@lena' }, "'@lena' is not a name on Telegram: write it without @ and without t.me, like lena_brandt", `${contact}.chat.user`],
  [`${contact}.chat`, { kind: 'signal', account: 'lena.42' }, "'lena.42' is not an account on Signal: write its number, like '+442079460321', or the link that Signal shows for it, https://signal.me/#eu/…", `${contact}.chat.account`],
  [`${contact}.chat`, { kind: 'line', account: 'lena' }, "'lena' is not an account on LINE: write the id of an official account with its @, like '@lena', or the link that LINE shows for yours, https://line.me/ti/p/… or https://lin.ee/…", `${contact}.chat.account`],
  [`${contact}.chat`, { kind: 'line' }, "is missing: write a text between '…'", `${contact}.chat.account`],
  [`${contact}.chat`, { kind: 'kakaotalk', url: 'https://kakao.com/lena' }, "'https://kakao.com/lena' is not a chat on KakaoTalk: write the link of an open chat or of a channel, https://open.kakao.com/o/… or https://pf.kakao.com/…", `${contact}.chat.url`],
  [`${contact}.chat`, { kind: 'booking', name: 'Cal.com', url: 'cal.com/lena' }, https.replace('%s', 'cal.com/lena'), `${contact}.chat.url`],

  // Texts.
  ['site.site.initials', 'ABCD', wideInitials],
  ['site.site.initials', '山田太', wideInitials],
  ['site.site.name', 'Lena Brandt ', blanks],
  ['site.site.name', '\tLena Brandt', blanks],
  ['site.site.name', 'Lena Brandt\n', blanks],
  ['site.site.name', '\u00a0Lena Brandt', blanks],
  [`${contact}.message`, ' Hello ', 'begins with a space or a line break: remove it'],
  ['quotes.quotes.1.name', '', 'is empty: write at least a word'],
  ['projects.projects.0.description.0', ' ', 'is empty: write a paragraph or remove it'],
  ['projects.projects.0.alt', ' ', 'is empty: say in a sentence what the picture or clip shows'],
  ['projects.projects.0.alt', gone, 'is missing: say in a sentence what the picture or clip shows'],
  ['projects.projects.3.id', 'zegar-pływów', "'%s' cannot be part of an address: begin with a letter from a to z, and use only a to z, 0 to 9 and -"],
  [`${story}.outcome.figures.0.value`, 'one number', 'is too long to be set large: write a number with its unit, eight letters at most'],
  ['experience.experience.2.description.1', '<script>alert(1)</script>', 'has the tag <script>: only <strong> <em> <a> <code> <br> may be used'],

  // Years and sizes.
  ['experience.experience.1.to', 2099, `%s is in the future: write a year up to ${new Date().getFullYear()}`],
  ['experience.experience.1.from', 2025, 'is before from: write the later year here', 'experience.experience.1.to'],
  ['experience.experience.1.from', '2021', "'%s' is no year: write one like 2022"],
  ['experience.experience.1.from', gone, 'is missing: write one like 2022'],
  ['experience.experience.0.imageWidth', 0, 'is not a size: write its pixels, like 120'],
  ['experience.experience.0.imageWidth', gone, 'is missing: write the width at which the logo is shown, like 56'],
  ['experience.experience.1.imageWidth', 512, 'is %s: write the size at which the logo is shown, not the size of its file, like 56, and 160 at most'],

  // Pictures, clips and icons.
  ['projects.projects.1.image', one!.image, 'has both image and video: keep one of them', 'projects.projects.1'],
  ['projects.projects.1.video', picture('stock-count'), 'is a picture: write image in place of video'],
  ['projects.projects.0.image', clip('route-planner'), 'is a clip: write video in place of image'],
  ['projects.projects.1.video', undefined, 'has an image or video without a name: write the one that npm run media add prints', 'projects.projects.1'],
  ['projects.projects.0.image.jpeg', gone, "is missing: write the name of a file in content/media, like 'mark.svg'"],
  ['projects.projects.2.video', './content/media/shop.mp4', "'shop.mp4' is the name of a file: write that of the clip, 'shop', without the ending"],
  ['quotes.quotes.0.portrait', './content/media/lost.960.jpg', "'lost.960.jpg' is the name of a file: write that of the picture, 'lost', without the ending"],
  ['quotes.quotes.0.portrait', 5, '%s is no picture yet: run npm run media add -- <your file>, and write here what it prints'],
  ['projects.projects.2.video.h264.src', './content/media/lost.mp4', noFile],
  ['site.site.hero.video', gone, 'is missing: run npm run media add -- <your file>, and write here what it prints'],
  ['site.site.hero.video.av1', gone, 'is missing: write a group of fields in { }'],
  ['site.site.hero.video', 'herro', unknown('hero')],
  ['projects.projects.0.image', 'rote-planner', unknown('route-planner')],
  ['quotes.quotes.0.portrait', 'uta-krantz', unknown('uta-kranz')],
  [`${story}.decisions.media.0.video`, 'scann', unknown('scan')],
  [`${story}.situation.media.0.image`, gone, 'needs one image or one video: write the name that npm run media add prints', `${story}.situation.media.0`],
  [`${story}.situation.media.0.image.jpeg`, './content/media/lost.jpg', noFile],
  ['experience.experience.0.image', 'nordlict', unknown('hero')],
  ['experience.experience.0.image', 5, "%s is no file: write the name of a file in content/media, like 'mark.svg'"],
  ['experience.experience.0.image', undefined, "is no file: write the name of one in content/media, like 'mark.svg', or remove image"],
  ['experience.experience.0.image', './content/media/mark.PNG', '%s is no file for a page: use one that ends in .svg, .png, .jpg, .webp, .avif or .mp4, in small letters'],
  ['experience.experience.0.icon', 'rocket', `'%s' is not an icon of this site: choose one of ${contentIcons.join(', ')}, or add it to model/icon-names.ts`],

  // Lists, groups and fields.
  ['projects.projects', [], 'is an empty list: write at least one entry'],
  ['services.servicePages.0.steps', [], 'is an empty list: write at least one entry'],
  [`${story}.decisions.entries`, [], 'is an empty list: write at least one entry'],
  ['technologies.technologies.0.tags', gone, 'is missing: write a list in [ ], with a comma after each entry'],
  ['experience.experience.2.description', 'One thing.', 'is a text: write a list in [ ], with a comma after each entry'],
  ['experience.experience.2.description', '', 'is a text: write a list in [ ], with a comma after each entry'],
  ['projects.projects.4', undefined, 'is missing: write a group of fields in { }'],
  [`${story}.outcome`, gone, 'is missing: write a group of fields in { }'],
  [`${story}.lead`, gone, "is missing: write a text between '…'"],
  ['site.site.fonts', { more: ['Noto Sans'] }, 'is in content/theme.ts now: move it there'],
  ['projects.projects.0.year', 2024, 'has year, which the page does not know: correct its spelling or remove it'],
  [`${contact}.chat.nummber`, '+4930123', 'has nummber, which the page does not know: correct its spelling or remove it'],
  ['site.site.hero.video.poser', 'x', 'has poser, which the page does not know: correct its spelling or remove it'],
  ['services.servicePages.1.bulitWith', [], 'has bulitWith, which the page does not know: did you mean builtWith? If not, remove it'],
  ['quotes.quotes', Array.from({ length: 7 }, (_, index) => ({ words: `It counts, ${index} times.`, name: 'Emil', role: 'Owner' })), 'has more than six quotes: keep the six that say the most'],
  ['site.site.sections.experience', gone, "is missing, and experience.ts has roles: write { heading: '…' }"],
  ['site.site.sections.technologies', undefined, "is missing, and technologies.ts has groups: write { heading: '…' }"],
  ['site.site.sections.quotes', gone, "is missing, and quotes.ts has quotes: write { heading: '…' }"],
  ['site.site.sections.hireMe', gone, "is missing, and contact.marketplace is there: write { heading: '…', text: '…' }"],

  // What is there twice.
  ['services.services.2.title', 'Apps', "'%s' is there twice: give each its own title"],
  ['services.serviceMenu.3.title', 'Apps', "'%s' is there twice: give each its own title"],
  ['services.servicePages.0.steps.1.title', 'Talk', "'%s' is there twice: give each its own title"],
  ['services.servicePages.2', page, "'/services/apps' is used twice: give each page a path of its own", 'services.servicePages.2.path'],
  ['services.servicePages.0.projects.2', 'route-planner', "'%s' is there twice: remove one"],
  ['technologies.technologies.1.heading', 'Mobile', "'%s' is there twice: give each its own heading"],
  ['projects.projects.0.techStack.2', 'React', "'%s' is there twice: remove one"],
  ['projects.projects.4', { ...four, id: 'seed-shop' }, "'seed-shop' is used twice: give each project an id of its own", 'projects.projects.4.id'],
  ['quotes.quotes.2', validContent().quotes.quotes[0], "'The van is home by four.' is there twice: give each its own words", 'quotes.quotes.2.words'],
  [`${story}.decisions.entries.1`, { title: 'One number', text: 'Again.' }, "'One number' is there twice: give each its own title", `${story}.decisions.entries.1.title`],

  // What leads to nothing.
  ['services.servicePages.2', { ...page, path: '/services/My Page' }, "'/services/My Page' is not a service's address: write one like /services/service1, with only a to z, 0 to 9 and -", 'services.servicePages.2.path'],
  ['services.serviceMenu.4', { title: 'Gone', path: '/services/gone' }, `'/services/gone' ${noPage}`, 'services.serviceMenu.4.path'],
  ['projects.projects.0.link', link('/services/service7'), `'/services/service7' ${noPage}`, 'projects.projects.0.link.path'],
  ['projects.projects.0.link', link('/projects/seed-shop'), `'/projects/seed-shop' ${noPage}`, 'projects.projects.0.link.path'],
  ['projects.projects.0.description.0', '<a href="/about">me</a>', `'/about' ${noPage}`],
  ['experience.experience.0.description.1', '<a href="/about">me</a>', `'/about' ${noPage}`],
  [`${story}.outcome.paragraphs.0`, '<a href="/projects/gone">it</a>', `'/projects/gone' ${noPage}`],
  ['services.servicePages.0.projects.2', 'lost', noProject],
  ['services.servicePages.0.projects.2', 'Seed Shop', noProject],
  ['stories/stock-cuont', validContent()['stories/stock-count'], 'is the story of no project: rename it to stock-count.ts, the nearest id, or remove it'],
];

for (const [place, value, said, at = place] of mistakes) {
  const message = said.replace('%s', String(value));
  test(`${place} = ${JSON.stringify(value)?.slice(0, 60)}: ${message}`, () => {
    const [file, ...path] = keysOf(at);
    expect(problemsOf(contentWith({ [place]: value }))).toEqual([
      expect.objectContaining({ file, path, message }),
    ]);
  });
}

test('a problem names its field with the title of the entry', () => {
  const content = contentWith({
    'projects.projects.0.image': 'route-planner',
    'projects.projects.1.subtitle': 'x',
  });
  expect(problemsOf(content, []).map(({ field, message }) => `${field}  ${message}`)).toEqual([
    'projects[1] (Stock Count)  has subtitle, which the page does not know: correct its spelling or remove it',
    // While there is no picture yet, none can be meant.
    "projects[0] (Route Planner).image  'route-planner' is no picture or clip in content/media: npm run media add -- <your file> makes it",
  ]);
});

test('a link to a section that has nothing to show is dead, but not while its file could not be read', () => {
  const content = contentWith({
    'technologies.technologies': [],
    'services.services.0.link': link('/#technologies'),
  });
  const ids = [one, two, three, four].map((project) => project!.id);
  const shown = ['services', 'experience', 'hire-me', 'quotes', 'projects', ...ids];
  const message = `'/#technologies' is nowhere on the home page: write one of /#${shown.join(', /#')}`;
  expect(problemsOf(content)).toMatchObject([{ field: 'services[0] (Apps).link.path', message }]);
  Reflect.deleteProperty(content, 'technologies');
  expect(problemsOf(content)).toEqual([]);
});

test('fields that belong together are checked even if other fields are wrong', () => {
  const content = validContent();
  Object.assign(content.projects.projects[1]!, { tilte: 'x', title: undefined, video: undefined });
  Object.assign(content.site.site.contact, { Email: 'x', email: undefined, phoneText: undefined });
  expect(problemsOf(content).map(({ message }) => message.slice(0, 30))).toEqual([
    'is missing: write one like you',
    'has Email, which the page does',
    'is missing: write the number o',
    'is missing: write a text betwe',
    'has tilte, which the page does',
    'has an image or video without ',
  ]);
});

test('all mistakes of a paragraph are reported at once', () => {
  const paragraph = '3 < 4, <u>and</u> &euro; <em>never closed';
  const found = problemsOf(contentWith({ 'experience.experience.2.description.1': paragraph }));
  const said = [/'<'/, /<u>/, /&euro;/, /never closes/];
  expect(found.map(({ message }) => message)).toEqual(said.map((words) => expect.stringMatching(words)));
});

const pageIds = ['root', 'main', 'menu', 'hero', 'opening', 'footer', ...sections.map(({ id }) => id)];

test('a project cannot have an id that the page has already', () => {
  const ids = [...pageIds, ...iconNames.map((name) => `icon-${name}`)];
  const content = validContent();
  content.projects.projects.push(...ids.map((id) => ({ ...four!, id, title: id })));
  expect(problemsOf(content).map(({ path, message }) => [path, message])).toEqual(
    ids.map((id, index) => [
      ['projects', 4 + index, 'id'],
      `'${id}' is taken by the page itself: choose another`,
    ]),
  );
});

test.each(Object.keys(schemas))(
  'a value of the wrong kind in %s.ts gets a message that an owner understands',
  (file) => {
    const content = validContent();
    // The check runs hundreds of times, so there are fewer entries, and no other files.
    content.projects.projects.length = 2;
    content.experience.experience.length = 1;
    const asked = { [file]: schemas[file as keyof typeof schemas] };
    const names = Object.keys(content).filter((name) => name.replace(/\/.*/, '') === file);
    const alone = Object.fromEntries(names.map((name) => [name, content[name as keyof typeof content]]));
    const places = [...placesIn(alone)].filter(([, { path }]) => path.length > 1);
    expect(places.length).toBeGreaterThan(2);
    const messagesOfZod: string[] = [];
    for (const [place, { path, value: right }] of places) {
      for (const wrong of [undefined, null, 1.5, 'x', [], {}, [null]]) {
        setAt(content, path, wrong);
        const problems = problemsOf(alone, mediaNames, asked);
        if (wrong === null) expect(problems, `${place} = null`).not.toEqual([]);
        for (const { message } of problems)
          if (/^(Invalid|Too|undefined)/.test(message))
            messagesOfZod.push(`${place} = ${JSON.stringify(wrong)}: ${message}`);
      }
      if (typeof right === 'object' && !Array.isArray(right)) {
        setAt(content, path, { ...right, mispelt: 'x' });
        expect(problemsOf(alone, mediaNames, asked), `an unknown field of ${place}`).not.toEqual([]);
      }
      setAt(content, path, right);
    }
    expect(messagesOfZod).toEqual([]);
    expect(problemsOf(content)).toEqual([]);
  },
);

type Place = { path: string[]; value: unknown };

/**
 * Every field of the content. All entries of a list have the same fields, and so have all clips and all pictures: only the
 * last is kept.
 */
function placesIn(group: object, path: string[] = []): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [key, value] of Object.entries(group)) {
    const inner = [...path, key];
    const name = inner.map((key) => key.replace(/^\d+$/, 'entry')).join('.');
    const kind = name.replace(/.*\.video\./, 'clip.').replace(/.*\.(image|portrait|poster)\./, 'picture.');
    places.set(kind, { path: inner, value });
    if (value && typeof value === 'object')
      for (const [place, field] of placesIn(value, inner)) places.set(place, field);
  }
  return places;
}
