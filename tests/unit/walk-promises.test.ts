import { describe, expect, test } from 'vitest';
import { barAfter } from '../walk/bar-model.ts';
import type { Look } from '../walk/look.ts';
import { brokenPromises } from '../walk/promises.ts';

describe('the model of the bar', () => {
  test.each([
    { positions: [0], isHidden: false, isTransparent: true },
    { positions: [9], isHidden: false, isTransparent: false },
    { positions: [10], isHidden: true, isTransparent: false },
    { positions: [900, 899], isHidden: false, isTransparent: false },
    { positions: [900, 899, 899], isHidden: false, isTransparent: false },
    { positions: [900, 899, 900], isHidden: true, isTransparent: false },
    { positions: [900, 0], isHidden: false, isTransparent: true },
  ])('after $positions', ({ positions, ...expected }) => {
    expect(barAfter(positions)).toEqual(expected);
  });
});

const atTop: Look = {
  path: '/',
  hash: '',
  load: 1,
  top: 0,
  target: null,
  width: 1280,
  pageWidth: 1280,
  headings: 1,
  positions: [0],
  bar: { isShown: true, isTransparent: true, hasInitials: false, hasFocus: false, pointer: 'away' },
  menu: { isOpen: false, isServicesOpen: false, isWide: true },
  focus: null,
  clips: [],
  motion: true,
  isForced: false,
  clicks: 0,
  policy: [],
};
const shownBar = { ...atTop.bar, isTransparent: false };
const hiddenBar = { ...shownBar, isShown: false, hasInitials: true };
const down = { ...atTop, top: 900, positions: [900], bar: hiddenBar };
const link = { name: 'a Projects', hasRing: true, isSeen: true };
const clip = { isPlaying: true, isBroken: false, seen: 1, fromMiddle: 0 };
const phone = { ...atTop.menu, isWide: false };

type Case = { step?: string; before?: Partial<Look>; after: Partial<Look> };

function check({ step = 'wheel 1', before = {}, after }: Case): string[] {
  return brokenPromises(step, { ...atTop, ...before }, { ...atTop, ...after });
}

test.each<[string, Case]>([
  ['at the top', { after: {} }],
  ['further down, where the bar is hidden', { after: down }],
  ['a bar that is held by the keyboard', { after: { ...down, bar: { ...shownBar, hasFocus: true } } }],
  ['a bar below the pointer', { after: { ...down, bar: { ...shownBar, pointer: 'over' } } }],
  ['a bar that came to a resting pointer', { after: { ...down, bar: { ...shownBar, pointer: 'unknown' } } }],
  [
    'a bar with an open menu',
    { after: { ...down, bar: shownBar, menu: { ...atTop.menu, isServicesOpen: true } } },
  ],
  ['forced colours', { after: { bar: shownBar, isForced: true } }],
  [
    'Services in the open menu of a phone',
    { after: { menu: { ...phone, isOpen: true, isServicesOpen: true } } },
  ],
  ['a new page with its section in view', { after: { ...down, path: '/a', target: { isSeen: true } } }],
  [
    'a focused link that was scrolled away',
    { before: { focus: link }, after: { focus: { ...link, isSeen: false } } },
  ],
  [
    'a focused link that was out of view before',
    {
      step: 'resize 390x780',
      before: { focus: { ...link, isSeen: false } },
      after: { focus: { ...link, isSeen: false } },
    },
  ],
  ['a click on a link after a reload', { step: 'press Enter', before: { focus: link }, after: { load: 2 } }],
  ['two clips in a wide window', { after: { clips: [clip, { ...clip, fromMiddle: 400 }] } }],
  [
    'a clip in the middle that could not be fetched',
    { after: { clips: [{ ...clip, isPlaying: false, isBroken: true }] } },
  ],
  ['a sliver of a clip that stands still', { after: { clips: [{ ...clip, isPlaying: false, seen: 0.2 }] } }],
])('nothing is broken: %s', (_, walk) => {
  expect(check(walk)).toEqual([]);
});

test.each<[string, Case]>([
  ['content policy', { after: { policy: ['style-src inline'] } }],
  ['sideways scroll', { after: { pageWidth: 1281 } }],
  ['main heading', { after: { headings: 0 } }],
  ['main heading', { after: { headings: 2 } }],
  ['bar hidden', { after: { ...down, positions: [900, 899] } }],
  ['bar hidden', { after: { ...down, positions: [9] } }],
  ['bar shown', { after: { ...down, bar: shownBar } }],
  ['bar hidden while in use', { after: { ...down, bar: { ...hiddenBar, hasFocus: true } } }],
  ['bar hidden while in use', { after: { ...down, bar: { ...hiddenBar, pointer: 'over' } } }],
  ['bar hidden while in use', { after: { ...down, menu: { ...atTop.menu, isServicesOpen: true } } }],
  ['initials', { after: { ...down, bar: { ...hiddenBar, hasInitials: false } } }],
  ['initials', { after: { bar: { ...atTop.bar, hasInitials: true } } }],
  ['bar solid', { after: { bar: shownBar } }],
  ['bar transparent', { after: { positions: [1] } }],
  ['menu open', { after: { menu: { ...atTop.menu, isOpen: true } } }],
  ['menu open', { after: { menu: { ...phone, isServicesOpen: true } } }],
  ['menu open', { after: { path: '/a', menu: { ...phone, isOpen: true } } }],
  ['menu open', { after: { hash: '#projects', menu: { ...atTop.menu, isServicesOpen: true } } }],
  ['focus lost', { step: 'press Enter', before: { focus: link }, after: {} }],
  ['focus lost', { step: 'click logo', before: { focus: link }, after: { path: '/a' } }],
  ['focus not seen', { step: 'tab 1', after: { focus: { ...link, isSeen: false } } }],
  [
    'focus not seen',
    { step: 'resize 390x780', before: { focus: link }, after: { focus: { ...link, isSeen: false } } },
  ],
  ['place', { step: 'back', after: { ...down, path: '/a' } }],
  ['place', { step: 'back', after: { path: '/a', target: { isSeen: false } } }],
  ['paused motion', { after: { motion: false, clips: [clip] } }],
  ['covered clip', { after: { menu: { ...phone, isOpen: true }, clips: [clip] } }],
  ['number of clips', { after: { clips: [clip, clip, clip] } }],
  ['number of clips', { after: { menu: phone, clips: [clip, clip] } }],
  [
    'clip in the middle',
    {
      after: {
        clips: [
          { ...clip, isPlaying: false },
          { ...clip, fromMiddle: 400 },
        ],
      },
    },
  ],
  ['pause button', { step: 'click motion', after: { clicks: 1 } }],
])('%s: it is reported', (kind, walk) => {
  expect(check(walk).map((broken) => broken.split(':')[0])).toEqual([kind]);
});
