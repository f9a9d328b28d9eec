import fc from 'fast-check';
import { content } from '../support/content.ts';

/** Where the visitor clicks, and how often: `page-link 3` is the fourth of those that are shown. */
export const controls = {
  skip: ['a[href="#main"]', 1],
  initials: ['header > a', 1],
  logo: ['header > div > div > a', 2],
  motion: ['header nav > button:not([popovertarget])', 1],
  menu: ['[popovertarget=menu]', 2],
  services: ['#menu summary', 2],
  'services-item': ['#menu details a', 4],
  'bar-link': ['#menu > li > a', 3],
  'page-link': ['main a', 12],
  'play-clips': ['main button', 1],
  'footer-link': ['footer a', 6],
} satisfies Record<string, [selector: string, count: number]>;

const clickable = Object.entries(controls).flatMap(([name, [, count]]) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`),
);
const paths = ['/', '/#projects', '/404-page', ...content.services.servicePages.map(({ path }) => path)];

/** How often the visitor does what, and with which values. A report shrinks to the first value of an action. */
const actions = {
  wheel: [24, 1, 8, 12, 150, 600, 3000, -1, -8, -12, -150, -600, -3000],
  click: [26, ...clickable],
  'double-click': [4, ...clickable],
  tab: [14, 1, 1, 2, 5, 11, -1, -1, -4],
  press: [16, 'Enter', 'Enter', 'Enter', 'Escape', 'Escape', 'Space', 'PageDown', 'Home', 'End'],
  point: [4, 'at-bar', 'at-middle', 'at-bottom'],
  back: [7],
  forward: [4],
  reload: [3],
  visit: [3, ...paths],
  // Around the breakpoints at 768 and 1200 px, with small and tall windows.
  resize: [8, '320x568', '390x780', '767x1024', '768x1024', '1133x744', '1199x800', '1200x800', '1440x1400'],
  colours: [2, 'dark', 'light', 'forced', 'unforced'],
  motion: [2, 'less', 'full'],
  text: [2, 'large', 'normal'],
  print: [1],
  offline: [1],
  online: [2],
  'second-tab': [1],
  translate: [1],
  extension: [1, 'beside', 'inside'],
} satisfies Record<string, [weight: number, ...values: (string | number)[]]>;

export type Action = keyof typeof actions;

/** An action and its value as text, for example `wheel 400`. A report of them can be read, and replayed. */
export const anyStep = fc.oneof(
  ...Object.entries(actions).map(([action, [weight, ...values]]) => ({
    weight,
    arbitrary: fc.constantFrom(
      ...(values.length > 0 ? values.map((value) => `${action} ${value}`) : [action]),
    ),
  })),
);
