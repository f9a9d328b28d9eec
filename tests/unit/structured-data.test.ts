import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { structuredData } from '../../tools/pages/structured-data.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const me = 'https://lena.example/portfolio/#me';

/** Media have the URL of the built site. */
function servedContent() {
  const json = JSON.stringify(validContent()).replaceAll('./content/media/', '/portfolio/assets/');
  return JSON.parse(json) as ReturnType<typeof validContent>;
}

test('the home page says who this is, what is offered and what was made', () => {
  const { '@graph': graph } = structuredData('/', servedContent())!;
  const [webSite, profile, ...works] = graph;
  expect(webSite).toEqual({
    '@type': 'WebSite',
    '@id': 'https://lena.example/portfolio/#site',
    url: 'https://lena.example/portfolio/',
    name: 'Lena Brandt',
    inLanguage: 'en',
  });
  expect(profile).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://lena.example/portfolio/',
    inLanguage: 'en',
    mainEntity: {
      '@type': 'Person',
      '@id': me,
      name: 'Lena Brandt',
      jobTitle: 'Freelance developer',
      sameAs: [
        'https://www.linkedin.com/in/lena',
        'https://www.upwork.com/freelancers/lena',
        'https://github.com/lena',
      ],
      knowsAbout: ['React Native', 'TypeScript', 'PostgreSQL'],
      worksFor: { '@type': 'Organization', name: 'Nordlicht' },
    },
  });
  expect(works.map(({ name }) => name)).toEqual(['Route Planner', 'Stock Count', 'Seed Shop', 'Tide Table']);
  for (const work of works) expect(work).toMatchObject({ '@type': 'CreativeWork', creator: { '@id': me } });
});

test('a service is offered with its page, where it has one on this site', () => {
  const { mainEntity } = structuredData('/', servedContent())!['@graph'][1] as never as {
    mainEntity: { makesOffer: { itemOffered: object }[] };
  };
  expect(mainEntity.makesOffer.map(({ itemOffered }) => itemOffered)).toEqual([
    {
      '@type': 'Service',
      name: 'Apps',
      description: 'Apps for telephones.',
      url: 'https://lena.example/portfolio/services/apps',
    },
    { '@type': 'Service', name: 'Shops', description: 'Shops on the web.' },
    { '@type': 'Service', name: 'Design', description: 'How it looks.' },
  ]);
});

test('a project is described in plain words, with its picture or its clip', () => {
  const [, , withPicture, withClip] = structuredData('/', servedContent())!['@graph'];
  expect(withPicture).toEqual({
    '@type': 'CreativeWork',
    url: 'https://lena.example/portfolio/#route-planner',
    name: 'Route Planner',
    alternativeHeadline: 'Fewer miles for a van',
    description: 'The van takes the shortest way. See the stock.',
    keywords: 'React, Redis',
    creator: { '@id': me },
    image: 'https://lena.example/portfolio/assets/route-planner.jpg',
  });
  expect(withClip).not.toHaveProperty('image');
  expect(withClip!.video).toEqual({
    '@type': 'VideoObject',
    name: 'Stock Count',
    description: 'A hand scans a shelf, and the number on the screen goes up.',
    thumbnailUrl: 'https://lena.example/portfolio/assets/stock-count.jpg',
    contentUrl: 'https://lena.example/portfolio/assets/stock-count.h264.mp4',
    duration: 'PT10S',
    uploadDate: '2026-05-31T00:00:00Z',
  });
});

test('a project without a picture or a clip has neither', () => {
  const content = servedContent();
  const project = content.projects.projects[1]!;
  delete project.video;
  delete project.alt;
  const work = structuredData('/', content)!['@graph'].find(({ name }) => name === project.title);
  expect(work).toMatchObject({ '@type': 'CreativeWork', alternativeHeadline: project.subTitle });
  expect(work).not.toHaveProperty('image');
  expect(work).not.toHaveProperty('video');
});

test('the page of a service says what it is, who offers it and where it is on the site', () => {
  const { '@graph': graph } = structuredData('/services/apps', servedContent())!;
  const url = 'https://lena.example/portfolio/services/apps';
  expect(graph).toEqual([
    {
      '@type': 'WebPage',
      url,
      inLanguage: 'en',
      name: 'App development',
      mainEntity: {
        '@type': 'Service',
        name: 'App development',
        description: 'An app for your company, on both kinds of telephones, within three months.',
        url,
        provider: {
          '@type': 'Person',
          '@id': me,
          name: 'Lena Brandt',
          url: 'https://lena.example/portfolio/',
        },
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Lena Brandt', item: 'https://lena.example/portfolio/' },
        { '@type': 'ListItem', position: 2, name: 'App development', item: url },
      ],
    },
  ]);
});

test('the page of a story says which project it is about, who made it and where it is on the site', () => {
  const content = servedContent();
  const { '@graph': graph } = structuredData('/projects/stock-count', content)!;
  const url = 'https://lena.example/portfolio/projects/stock-count';
  const onHomePage = structuredData('/', content)!['@graph'].find(({ name }) => name === 'Stock Count')!;
  expect(onHomePage).toMatchObject({ url, creator: { '@id': me } });
  expect(graph).toEqual([
    {
      '@type': 'WebPage',
      inLanguage: 'en',
      url,
      name: 'Stock Count',
      mainEntity: {
        ...onHomePage,
        creator: {
          '@type': 'Person',
          '@id': me,
          name: 'Lena Brandt',
          url: 'https://lena.example/portfolio/',
        },
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Lena Brandt', item: 'https://lena.example/portfolio/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Projects',
          item: 'https://lena.example/portfolio/#projects',
        },
        { '@type': 'ListItem', position: 3, name: 'Stock Count', item: url },
      ],
    },
  ]);
  expect(structuredData('/projects/seed-shop', content)).toBeUndefined();
});

test('the words of clients are not claimed as reviews', () => {
  for (const path of ['/', '/projects/stock-count'])
    expect(JSON.stringify(structuredData(path, servedContent()))).not.toMatch(/review|rating/i);
});

test('the 404 page has no structured data', () => {
  expect(structuredData('/404', servedContent())).toBeUndefined();
});

test('a former employer is not named as the current one', () => {
  const content = servedContent();
  content.experience.experience[0]!.to = 2026;
  expect(JSON.stringify(structuredData('/', content))).not.toContain('worksFor');
});

test('an owner without profiles has an empty list of them', () => {
  const content = servedContent();
  delete content.site.site.contact.network;
  delete content.site.site.contact.marketplace;
  delete content.site.site.contact.profiles;
  expect(structuredData('/', content)!['@graph'][1]).toMatchObject({ mainEntity: { sameAs: [] } });
});

test('every term is a term of schema.org, at a place where it is allowed', async () => {
  const graphs = ['/', '/services/apps', '/projects/stock-count'].map((path) =>
    JSON.stringify(structuredData(path, servedContent())),
  );
  const { '@graph': nodes, ...context } = structuredData('/', servedContent())!;
  const shortGraph = JSON.stringify({ ...context, '@graph': [nodes[1], nodes[3]] });
  const misspelt = [
    ['thumbnailUrl', 'thumbnailURL'],
    ['jobTitle', 'jobtitle'],
    ['"VideoObject"', '"Video"'],
  ].map(([term, wrong]) => shortGraph.replace(term!, wrong!));
  const source = (each: string[]) =>
    [
      "import type { Graph } from 'schema-dts';",
      ...each.map((graph, index) => `export const graph${index}: Graph = ${graph};`),
    ].join('\n');
  const folder = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'as-written.ts': source(graphs),
    'misspelt.ts': source(misspelt),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const flags =
    '--ignoreConfig --pretty false --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --lib es5 --singleThreaded';
  const { stdout } = await promisify(execFile)(
    join(folder, 'node_modules/.bin/tsc'),
    [...flags.split(' '), 'as-written.ts', 'misspelt.ts'],
    { cwd: folder },
  ).catch((error) => error);
  expect(stdout.match(/^[\w-]+\.ts\(\d+/gm)).toEqual(misspelt.map((_, index) => `misspelt.ts(${index + 2}`));
});
