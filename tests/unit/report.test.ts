import { afterEach, expect, test, vi } from 'vitest';
import { type Broken, report } from '../every-site/report.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const printed = () => log.mock.calls.map(([line]) => line);

afterEach(() => log.mockClear());

test('a check says what holds on how many pages', () => {
  report({ pages: ['http://127.0.0.1/', 'http://127.0.0.1/no/such/page'], broken: [], unjudged: [] });
  expect(printed().join('\n')).toMatch(
    /^What every site promises, on its 2 pages:\n( {2}✓ .+\n){8}\nEverything holds/,
  );
});

test('a check fails with each promise that is broken, and where', () => {
  const broken: Broken[] = [
    { promise: 'layout', path: '/', what: '320 wide: the page scrolls sideways, to 1500' },
    { promise: 'layout', path: '/services/service1', what: '320 wide: the page scrolls sideways, to 1500' },
  ];
  expect(() => report({ pages: [], broken, unjudged: [] })).toThrow(/The check failed/);
  expect(printed().filter((line) => line.startsWith('  ✓'))).toHaveLength(7);
  expect(printed()).toContain('  ✗ layout (2)');
  expect(printed()).toContain('      /  320 wide: the page scrolls sideways, to 1500');
});

test('a check does not fail for what this machine cannot judge, and names it', () => {
  const what = 'this machine has no font for Han: 390 wide: what is shown moves while the page loads: 0.0137';
  report({ pages: [], broken: [], unjudged: [{ promise: 'layout shift', path: '/', what }] });
  expect(printed().filter((line) => line.startsWith('  ✓'))).toHaveLength(7);
  expect(printed()).toContain('  ? layout shift (1 not judged)');
  expect(printed()).toContain(`      /  ${what}`);
  expect(printed().at(-1)).toMatch(/^\nEverything that this machine can judge holds/);
});

test('a check prints what is broken as data, for other programs', () => {
  const broken: Broken[] = [
    { promise: 'layout', path: '/', what: 'It scrolls', width: 320, selector: 'main' },
  ];
  report({ pages: [], broken, unjudged: [] }, { json: true });
  expect(JSON.parse(printed().join('\n'))).toEqual([
    { kind: 'layout', page: '/', width: 320, selector: 'main', message: 'It scrolls' },
  ]);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
});
