/** An action and its value as text, for example `wheel 400`. A report of them can be read, and replayed. */
export type Step = string;

/** Where the visitor clicks. A number after the name chooses one of several. */
export const controls = {
  skip: 'a[href="#main"]',
  initials: 'header > a',
  logo: 'header > div > div > a',
  motion: 'header nav > button:not([popovertarget])',
  menu: '[popovertarget=menu]',
  services: '#menu summary',
  'services-item': '#menu details a',
  'bar-link': '#menu > li > a',
  'page-link': 'main a',
  'play-clips': 'main button',
  'footer-link': 'footer a',
};

const numbered = (name: keyof typeof controls, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

const clickable = [
  ...['skip', 'initials', 'logo', 'logo', 'motion', 'menu', 'menu', 'services', 'services', 'play-clips 0'],
  ...numbered('services-item', 4),
  ...numbered('bar-link', 3),
  ...numbered('page-link', 12),
  ...numbered('footer-link', 6),
];

/** Around the breakpoints at 768 and 1200 px, with small and tall windows. */
const sizes = ['320x568', '390x780', '767x1024', '768x1024', '1133x744', '1199x800', '1200x800', '1440x1400'];

type Choice = { weight: number; action: string; values?: (string | number)[] };

const choices: Choice[] = [
  { weight: 24, action: 'wheel', values: [1, 8, 12, 150, 600, 3000, -1, -8, -12, -150, -600, -3000] },
  { weight: 26, action: 'click', values: clickable },
  { weight: 4, action: 'double-click', values: clickable },
  { weight: 14, action: 'tab', values: [1, 1, 2, 5, 11, -1, -1, -4] },
  {
    weight: 16,
    action: 'press',
    values: ['Enter', 'Enter', 'Enter', 'Escape', 'Escape', 'Space', 'PageDown', 'Home', 'End'],
  },
  { weight: 4, action: 'point', values: ['at-bar', 'at-middle', 'at-bottom'] },
  { weight: 7, action: 'back' },
  { weight: 4, action: 'forward' },
  { weight: 3, action: 'reload' },
  { weight: 8, action: 'resize', values: sizes },
  { weight: 2, action: 'colours', values: ['dark', 'light', 'forced', 'unforced'] },
  { weight: 2, action: 'motion', values: ['less', 'full'] },
  { weight: 2, action: 'text', values: ['large', 'normal'] },
  { weight: 1, action: 'print' },
  { weight: 1, action: 'offline' },
  { weight: 2, action: 'online' },
  { weight: 1, action: 'second-tab' },
  { weight: 1, action: 'translate' },
  { weight: 1, action: 'extension', values: ['beside', 'inside'] },
];

/** The same seed gives the same steps. `paths` are the addresses that the visitor may type. */
export function makeSteps(seed: number, count: number, paths: string[]): Step[] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!;
  const all = [...choices, { weight: 3, action: 'visit', values: paths }];
  const weighted = all.flatMap((choice) => Array<Choice>(choice.weight).fill(choice));
  return Array.from({ length: count }, () => {
    const { action, values } = pick(weighted);
    return values ? `${action} ${pick(values)}` : action;
  });
}

/** Mulberry32: numbers from 0 up to 1 that depend on nothing but the seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
