import type {
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  OfferLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { expect, test } from 'vitest';
import { pagesOf } from '../../model/pages.ts';
import { structuredData } from '../../tools/pages/structured-data.ts';
import { validContent } from './valid-content.ts';

// With these types, type checking finds a term below that is not one of schema.org, or that is not allowed at its place.
const home = 'https://lena.example/portfolio';
const { name, title, description, hero } = validContent().site.site;
const page = { url: `${home}/`, inLanguage: 'en' };
const onHomePage = { '@id': `${home}/#me` };
const me = { '@type': 'Person', ...onHomePage, name, url: `${home}/` } satisfies PersonLeaf;

/** What the page at a path says. Media have the URL of the built site. */
function dataOn(path: string, change = (_: ReturnType<typeof validContent>) => {}) {
  const content = validContent();
  change(content);
  const served = JSON.parse(JSON.stringify(content).replaceAll('./content/media/', '/portfolio/assets/'));
  return structuredData(pagesOf(content).find((page) => page.path === path)!, served);
}

const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
const work = (id: string) =>
  ({ '@type': 'CreativeWork', url: `${home}/${id}`, creator: onHomePage }) satisfies CreativeWorkLeaf;
const clip = (id: string) =>
  ({
    '@type': 'VideoObject',
    thumbnailUrl: `${home}/assets/${id}.jpg`,
    contentUrl: `${home}/assets/${id}.h264.mp4`,
    duration: 'PT10S',
    uploadDate: '2026-05-31T00:00:00Z',
  }) satisfies VideoObjectLeaf;
const offer = (service: { name: string; description: string; url?: string }) =>
  ({ '@type': 'Offer', itemOffered: { '@type': 'Service', ...service } }) satisfies OfferLeaf;
const breadcrumbs = (...places: [name: string, path: string][]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: home + path,
  })),
});

const stockCount = {
  ...work('projects/stock-count'),
  name: 'Stock Count',
  alternativeHeadline: 'One number for each shelf',
  description: 'Everybody sees the same number.',
  keywords: 'Kotlin',
  video: {
    ...clip('stock-count'),
    name: 'Stock Count',
    description: 'A hand scans a shelf, and the number on the screen goes up.',
  },
} satisfies CreativeWorkLeaf;

test('the home page says who this is, what is offered and what was made, in plain words', () => {
  const webSite = { '@type': 'WebSite', '@id': `${home}/#site`, name, ...page } satisfies WebSiteLeaf;
  const profiles = ['www.linkedin.com/in/lena', 'www.upwork.com/freelancers/lena', 'github.com/lena'];
  const mainEntity = {
    ...me,
    jobTitle: 'Freelance developer',
    description: hero.bio,
    sameAs: profiles.map((profile) => `https://${profile}`),
    knowsAbout: ['React Native', 'TypeScript', 'PostgreSQL'],
    worksFor: { '@type': 'Organization', name: 'Nordlicht' },
    makesOffer: [
      // With its page, where it has one on this site.
      offer({ name: 'Apps', description: 'Apps for telephones.', url: `${home}/services/apps` }),
      offer({ name: 'Shops', description: 'Shops on the web.' }),
      offer({ name: 'Design', description: 'How it looks.' }),
    ],
  } satisfies PersonLeaf;
  const about = { name: title, description, mainEntity };
  const profile = { '@type': 'ProfilePage', ...page, ...about } satisfies ProfilePageLeaf;
  const routePlanner = {
    ...work('#route-planner'),
    name: 'Route Planner',
    alternativeHeadline: 'Fewer miles for a van',
    description: 'The van takes the shortest way. See the stock.',
    keywords: 'React, Redis',
    image: `${home}/assets/route-planner.jpg`,
  } satisfies CreativeWorkLeaf;
  const others = ['Seed Shop', 'Tide Table'].map((name) => expect.objectContaining({ name }));
  expect(dataOn('/')).toEqual(graph(webSite, profile, routePlanner, stockCount, ...others));
});

test('what an owner does not have is not claimed: a picture, a current employer, profiles', () => {
  const data = dataOn('/', ({ site, experience, projects }) => {
    for (const field of ['network', 'marketplace', 'profiles'] as const) delete site.site.contact[field];
    experience.experience[0]!.to = 2026;
    delete projects.projects[1]!.video;
    delete projects.projects[1]!.alt;
  });
  const { video, ...withoutPicture } = stockCount;
  const [, profile, , work] = data!['@graph'];
  expect(profile).toMatchObject({ mainEntity: { sameAs: [] } });
  expect(JSON.stringify(profile)).not.toContain('worksFor');
  expect(work).toEqual(withoutPicture);
});

test('the page of a service or a story says what it is about, by whom, and its place on the site', () => {
  const webPage = (path: string, name: string, mainEntity: ServiceLeaf | CreativeWorkLeaf) =>
    ({ '@type': 'WebPage', ...page, url: home + path, name, mainEntity }) satisfies WebPageLeaf;
  const [apps, story] = ['/services/apps', '/projects/stock-count'] as const;
  const offered = {
    '@type': 'Service',
    name: 'App development',
    url: home + apps,
    description: 'An app for your company, on both kinds of telephones, within three months.',
    provider: me,
  } satisfies ServiceLeaf;
  expect(dataOn(apps)).toEqual(
    graph(webPage(apps, offered.name, offered), breadcrumbs(['Lena Brandt', '/'], ['App development', apps])),
  );
  expect(dataOn(story)).toEqual(
    graph(
      webPage(story, 'Stock Count', { ...stockCount, creator: me }),
      breadcrumbs(['Lena Brandt', '/'], ['Projects', '/#projects'], ['Stock Count', story]),
    ),
  );
});

test('what the owner leaves out of the home page is not said there either', () => {
  const leave = (content: ReturnType<typeof validContent>) => {
    content.sections = { order: ['hire-me', 'quotes'] };
  };
  const { '@graph': things } = dataOn('/', leave)!;
  expect(things.map((thing) => thing['@type'])).toEqual(['WebSite', 'ProfilePage']);
  const person = things[1]!.mainEntity as object;
  expect(person).toMatchObject({ knowsAbout: [], makesOffer: [] });
  expect(person).not.toHaveProperty('worksFor');
  expect(JSON.stringify(dataOn('/projects/stock-count', leave))).not.toContain('/#projects');
});
