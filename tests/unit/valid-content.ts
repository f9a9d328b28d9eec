import type { Content } from '../../model/content.ts';
import { type Role, schema as experience } from '../../model/experience.ts';
import type { Clip, Picture } from '../../model/media.ts';
import { schema as projects } from '../../model/projects.ts';
import { schema as quotes } from '../../model/quotes.ts';
import { schema as services } from '../../model/services.ts';
import { schema as site } from '../../model/site.ts';
import { schema as stories } from '../../model/stories.ts';
import { schema as technologies } from '../../model/technologies.ts';
import { schema as theme } from '../../model/theme.ts';

export const schemas = { site, services, experience, technologies, quotes, projects, stories, theme };

/** Valid content that uses every optional field. Each call returns a new copy, which a test may change. */
export function validContent(): Content {
  // biome-ignore format: an entry or some small fields a line
  return structuredClone({
    site: { site: {
      language: 'en', url: 'https://lena.example/portfolio', name: 'Lena Brandt', initials: 'LB', role: 'Freelance developer',
      title: 'Lena Brandt, freelance developer',
      description: 'Apps for small companies, from the first sketch to the day that everybody uses them.',
      contact: {
        email: 'lena@lena.example',
        message: 'Hello Lena, I have a project in mind.',
        phone: '+493012345678',
        phoneText: '030 12345678',
        chat: { kind: 'whatsapp', number: '+4915112345678' },
        booking: { name: 'Cal.com', url: 'https://cal.com/lena' },
        network: { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/in/lena' },
        marketplace: { name: 'Upwork', icon: 'brand-upwork', url: 'https://www.upwork.com/freelancers/lena' },
        profiles: [{ name: 'GitHub', url: 'https://github.com/lena' }],
      },
      security: 'security@lena.example',
      hero: { headline: 'Software that is easy to use', bio: 'I build apps for small companies.', invitation: 'Write to me', video: clip('hero') },
      sections: {
        services: { heading: 'Services', intro: 'What I do.' },
        experience: { heading: 'Experience' },
        technologies: { heading: 'Technologies' },
        hireMe: { heading: 'Hire me', text: 'On the marketplace.' },
        quotes: { heading: 'What clients say' },
        projects: { heading: 'Projects', intro: 'What I built.' },
      },
      footer: 'Made in Berlin.',
      notFound: { title: 'Not found', description: 'This page does not exist.', heading: 'Nothing here', text: 'Go back to the home page.' },
    } },
    services: {
      services: [
        { title: 'Apps', icon: 'device-mobile', text: 'Apps for telephones.', points: ['Android', 'iOS'], link: { path: '/services/apps', title: 'More about apps' } },
        { title: 'Shops', icon: 'code', text: 'Shops on the web.', link: { path: 'https://shops.example/', title: 'A shop' } },
        { title: 'Design', icon: 'vector', text: 'How it looks.' },
      ],
      contactCard: { title: 'Not sure?', text: 'Ask me.', chatLabel: 'Chat' },
      serviceMenu: [
        { title: 'Apps', path: '/services/apps' },
        { title: 'Shops', path: '/services/shops' },
        { title: 'All services', path: '/#services' },
        { title: 'Something else', chatMessage: 'Hello Lena' },
      ],
      servicePages: [
        {
          path: '/services/apps', title: 'App development', description: 'An app for your company, on both kinds of telephones, within three months.',
          headline: 'Your app', intro: 'From the idea to the store.', deliverables: [{ title: 'The app', text: 'In both stores.' }],
          steps: [{ title: 'Talk', text: 'We meet.' }, { title: 'Build', text: 'I build.' }],
          builtWith: ['React Native'], projects: ['route-planner', 'stock-count'],
          nextStep: 'Write to me', chatMessage: 'Hello Lena, an app please.',
        },
        {
          path: '/services/shops', title: 'Shops on the web', description: 'A shop that is quick, and that you can look after without any help of mine.',
          headline: 'Your shop', intro: 'From the shelf to the parcel.', deliverables: [{ title: 'The shop', text: 'On your own address.' }],
          steps: [{ title: 'Count', text: 'What you sell.' }],
          nextStep: 'Write to me', chatMessage: 'Hello Lena, a shop please.',
        },
      ],
    },
    experience: { experience: [
      role('Nordlicht', { from: 2024, imageHeight: 40 }),
      role('Salt & Pepper', { from: 2021, to: 2024, duration: '2021 to 2024, 3 years' }),
      role('Kupfer', { from: 2019, to: 2021 }),
    ] },
    technologies: { technologies: [
      { heading: 'Mobile', tags: ['React Native', 'TypeScript'] },
      { heading: 'Server', tags: ['PostgreSQL', 'TypeScript'] },
    ] },
    quotes: { quotes: [
      { words: 'The van is home by four.', name: 'Uta Kranz', role: 'Driver', portrait: picture('uta-kranz') },
      { words: 'It counts so that I need not.', name: 'Emil Voss', role: 'Owner of a shop' },
    ] },
    'stories/stock-count': { story: {
      description: 'How Stock Count was made, with one number for each shelf and a scanner that works in a cellar.',
      lead: 'Nobody knew what was on the shelf.',
      role: 'Design and development', time: 'Six weeks in 2025',
      situation: {
        paragraphs: ['Each shop had <em>its own</em> list.'],
        media: [{ image: picture('shelf'), alt: 'A shelf with a paper list.', caption: 'Before.' }],
      },
      decisions: {
        entries: [{ title: 'One number', text: 'It is on the shelf, see <a href="/services/apps">the rest</a>.' }],
        media: [{ video: clip('scan'), alt: 'A hand scans a shelf.', caption: 'Two seconds.' }],
      },
      outcome: { paragraphs: ['The lists are gone.'], figures: [{ value: '1', meaning: 'number for each shelf' }] },
      quote: { words: 'It counts.', name: 'Emil Voss', role: 'Owner of a shop' },
    } },
    projects: { projects: [
      {
        id: 'route-planner', image: picture('route-planner'), alt: 'A map with the route of a van through six streets.',
        attachmentOnRight: true, title: 'Route Planner', subTitle: 'Fewer miles for a van',
        description: ['The van takes the <strong>shortest</strong> way.', 'See <a href="/#stock-count">the stock</a>.'],
        techStack: ['React', 'Redis'],
        link: { path: '/services/apps', title: 'How I build apps' },
      },
      {
        id: 'stock-count', video: clip('stock-count'), alt: 'A hand scans a shelf, and the number on the screen goes up.',
        attachmentOnRight: false, title: 'Stock Count', subTitle: 'One number for each shelf',
        description: ['Everybody sees the same number.'],
        techStack: ['Kotlin'],
      },
      {
        id: 'seed-shop', video: clip('seed-shop'), alt: 'Somebody puts three bags of seeds into a basket.',
        attachmentOnRight: true, title: 'Seed Shop', subTitle: 'Seeds by post',
        description: ['A shop that <em>a gardener</em> looks after.'],
      },
      {
        id: 'tide-table', image: picture('tide-table'), alt: 'A table of high and low water for a week.',
        attachmentOnRight: false, title: 'Tide Table', subTitle: 'When the water comes',
        description: ['Works without a network.<br>On the beach there is none.'],
      },
    ] },
    theme: { theme: { accent: '#7c3aed', ground: 30, fonts: { display: 'Funnel Display', text: 'Hanken Grotesk', more: ['Noto Kufi Arabic'] }, corners: 'round', hero: { scene: 'contours', seed: 'Lena' } } },
  } satisfies Content);
}

/** For a field that is not there. */
export const gone = Symbol('gone');

/** Valid content with these changes: `{ 'site.site.name': 'Ada', 'projects.projects.0.alt': gone }`. */
export function contentWith(changes: Record<string, unknown>, content = validContent()): Content {
  for (const [place, value] of Object.entries(changes)) setAt(content, keysOf(place), value);
  return content;
}

/** The file, and the path to the field in it. */
export function keysOf(place: string): [file: string, ...path: (string | number)[]] {
  const [file, ...path] = place.split('.');
  return [file!, ...path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))];
}

export function setAt(content: object, keys: PropertyKey[], value: unknown) {
  const group = keys.slice(0, -1).reduce((inner, key) => Reflect.get(inner, key), content);
  if (value === gone) Reflect.deleteProperty(group, keys.at(-1)!);
  else Reflect.set(group, keys.at(-1)!, value);
}

export function picture(name: string): Picture {
  const sources = (kind: string) =>
    [960, 1280].map((width) => ({ src: `./content/media/${name}.${width}.${kind}`, width }));
  return {
    width: 1280,
    height: 800,
    avif: sources('avif'),
    webp: sources('webp'),
    jpeg: `./content/media/${name}.jpg`,
  };
}

export function clip(name: string): Clip {
  return {
    width: 1280,
    height: 800,
    made: '2026-05-31',
    duration: 10,
    av1: { src: `./content/media/${name}.av1.mp4`, codecs: 'av01.0.05M.10' },
    h264: { src: `./content/media/${name}.h264.mp4`, codecs: 'avc1.640028' },
    poster: picture(name),
  };
}

function role(company: string, more: Pick<Role, 'from' | 'to' | 'duration' | 'imageHeight'>) {
  return {
    company,
    image: `./content/media/${company.toLowerCase().replace(/\W+/g, '-')}.svg`,
    imageWidth: 120,
    ...more,
    designation: 'Developer',
    supportLine: 'A company by the sea',
    description: ['Built the app.', 'Kept it running.'],
    icon: 'device-mobile' as const,
  };
}
