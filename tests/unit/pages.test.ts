import { expect, test } from 'vitest';
import { pagesOf, storiesIn, storyPath } from '../../model/pages.ts';
import { contentWith, gone, validContent } from './valid-content.ts';

const url = 'https://lena.example/portfolio';

test('the pages are home, services, stories and 404, each with its file, head and share picture', () => {
  const [apps, shops] = validContent().services.servicePages;
  const { description } = validContent()['stories/stock-count']!.story;
  const head = (path: string, title: string, description: string) => ({
    title,
    description,
    canonical: url + path,
  });
  const homeHead = head('/', 'Lena Brandt, freelance developer', validContent().site.site.description);
  const appsHead = head('/services/apps', 'App development · Lena Brandt', apps!.description);
  const shopsHead = head('/services/shops', 'Shops on the web · Lena Brandt', shops!.description);
  const storyHead = head('/projects/stock-count', 'Stock Count · Lena Brandt', description);
  const lostHead = { title: 'Not found · Lena Brandt', description: 'This page does not exist.' };
  // biome-ignore format: a table, one page a line
  expect(pagesOf(validContent())).toEqual([
    { kind: 'home', path: '/', file: 'index.html', head: homeHead, sharePicture: 'share/home.jpg' },
    { kind: 'service', path: '/services/apps', file: 'services/apps.html', head: appsHead, sharePicture: 'share/services/apps.jpg' },
    { kind: 'service', path: '/services/shops', file: 'services/shops.html', head: shopsHead, sharePicture: 'share/services/shops.jpg' },
    { kind: 'story', path: '/projects/stock-count', id: 'stock-count', file: 'projects/stock-count.html', head: storyHead, sharePicture: 'share/projects/stock-count.jpg' },
    { kind: 'not-found', path: '/404', file: '404.html', head: lostHead },
  ]);
});

test('a site without services and stories has the home page and 404', () => {
  const content = contentWith({ 'services.servicePages': [], 'stories/stock-count': gone });
  expect(pagesOf(content).map(({ path }) => path)).toEqual(['/', '/404']);
});

test('stories are in the order of their projects, and one of no project is left out', () => {
  const { story } = validContent()['stories/stock-count']!;
  const [first, other] = [
    { ...story, lead: 'One' },
    { ...story, lead: 'Two' },
  ];
  const content = contentWith({
    'stories/tide-table': { story: other },
    'stories/route-planner': { story: first },
    'stories/lost': { story },
  });
  expect(storiesIn(content)).toEqual([
    { id: 'route-planner', story: first },
    { id: 'stock-count', story },
    { id: 'tide-table', story: other },
  ]);
  const stories = pagesOf(content).filter(({ kind }) => kind === 'story');
  expect(stories.map(({ path, head }) => [path, head.title])).toEqual([
    [storyPath('route-planner'), 'Route Planner · Lena Brandt'],
    [storyPath('stock-count'), 'Stock Count · Lena Brandt'],
    [storyPath('tide-table'), 'Tide Table · Lena Brandt'],
  ]);
});
