import type { HotUpdateOptions, ViteDevServer } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../tools/content/check-content.ts';
import { problemOfFile } from '../../tools/content/problem.ts';
import { siteInDev } from '../../tools/dev/site-in-dev.ts';

vi.mock('../../tools/content/check-content.ts', () => ({ checkContent: vi.fn() }));
// The rest of it stays: other test files share the modules that import it here.
vi.mock(import('../../tools/content/load-site.ts'), async (load) => ({
  ...(await load()),
  loadSite: vi.fn(),
}));
vi.mock('../../tools/content/load-model.ts', () => ({ loadModel: vi.fn() }));
vi.mock('../../tools/content/site.ts', () => ({
  siteOf: () => ({ theme: { accent: 58, ground: 205 }, languages: [{ code: 'en' }] }),
}));

const send = vi.fn();
const clients = new Set<unknown>();
let change: (file: string, problems: string[]) => Promise<unknown>;

beforeEach(() => {
  send.mockClear();
  clients.clear();
  clients.add('a page');
  const logger = { error: () => {}, info: () => {} };
  const server = { config: { root: '/site', logger }, ws: { send, clients } } as unknown as ViteDevServer;
  const hotUpdate = siteInDev('/site').hotUpdate as (this: object, options: HotUpdateOptions) => unknown;
  change = async (file, problems) => {
    vi.mocked(checkContent).mockReturnValue(problems.map((line) => problemOfFile(line, '')));
    return hotUpdate.call({ environment: { name: 'client' } }, {
      type: 'create',
      file: `/site/${file}`,
      modules: [],
      server,
    } as unknown as HotUpdateOptions);
  };
});

const sent = () => send.mock.calls.map(([message]) => message.err?.message ?? message.event ?? message.type);
const closed = 'update';

test('the overlay shows what is left, and closes with the last problem, whichever language has it', async () => {
  await change('content/de/site.ts', ['content/de/site.ts:1:1  wrong', 'content/site.ts:2:2  wrong']);
  await change('content/site.ts', ['content/de/site.ts:1:1  wrong']);
  await change('content/de/site.ts', []);
  expect(sent().slice(0, 3)).toEqual([
    'content/de/site.ts:1:1  wrong\n\ncontent/site.ts:2:2  wrong',
    'content/de/site.ts:1:1  wrong',
    closed,
  ]);
});

test('the page is told of an edit only if the content has no problems', async () => {
  await change('content/site.ts', []);
  await change('content/site.ts', ['wrong']);
  expect(sent().filter((message) => message === 'content')).toHaveLength(0);
  await change('content/de/quotes.ts', []);
  expect(sent().filter((message) => message === 'content')).toHaveLength(1);
});

test.each(['model/labels/ko.ts', 'model/icon-names.ts', 'package.json'])(
  'a problem that is corrected in %s closes the overlay too',
  async (file) => {
    await change('content/site.ts', ['wrong']);
    await change(file, []);
    expect(sent().slice(0, 2)).toEqual(['wrong', closed]);
  },
);

test('a change of the code is no change of the content', async () => {
  await change('src/app.tsx', ['wrong']);
  expect(sent()).toEqual([]);
});

test('while no page is open nothing is sent, because Vite would show it at the next load', async () => {
  clients.clear();
  await change('content/site.ts', ['wrong']);
  expect(sent()).toEqual([]);
});
