import { expect, test } from 'vitest';
import type { Look } from '../walk/look.ts';
import { brokenPromises } from '../walk/promises.ts';

// biome-ignore format: what belongs together on one line
const atTop: Look = {
  path: '/', hash: '', load: 1, top: 0, positions: [0], isTargetSeen: null,
  width: 1280, pageWidth: 1280, headings: 1,
  bar: { isShown: true, isTransparent: true, hasInitials: false, hasFocus: false, pointer: 'away' },
  menu: { isOpen: false, isServicesOpen: false, isWide: true },
  focus: null, clips: [], motion: true, isForced: false, clicks: 0, policy: [],
};
const shownBar = { ...atTop.bar, isTransparent: false };
const hiddenBar = { ...shownBar, isShown: false, hasInitials: true };
const down = { ...atTop, top: 900, positions: [900], bar: hiddenBar };
const link = { name: 'a Projects', hasRing: true, isSeen: true };
const lostLink = { ...link, isSeen: false };
const clip = { isPlaying: true, isBroken: false, seen: 1, fromMiddle: 0 };
const still = { ...clip, isPlaying: false };
const other = { ...clip, fromMiddle: 400 };
const phone = { ...atTop.menu, isWide: false };
const openMenu = { ...phone, isOpen: true };
const openServices = { ...atTop.menu, isServicesOpen: true };

// biome-ignore format: a table, one case a line
test.each<[kind: string, step: string, before: Partial<Look>, after: Partial<Look>]>([
  ['nothing', 'wheel 1', {}, down],
  ['content policy', 'wheel 1', {}, { policy: ['style-src inline'] }],
  ['sideways scroll', 'wheel 1', {}, { pageWidth: 1281 }],
  ['main heading', 'wheel 1', {}, { headings: 0 }],
  ['main heading', 'wheel 1', {}, { headings: 2 }],
  ['bar hidden', 'wheel 1', {}, { ...down, positions: [900, 899] }],
  ['bar shown', 'wheel 1', {}, { ...down, bar: shownBar }],
  ['bar hidden while in use', 'wheel 1', {}, { ...down, bar: { ...hiddenBar, hasFocus: true } }],
  ['bar hidden while in use', 'wheel 1', {}, { ...down, bar: { ...hiddenBar, pointer: 'over' } }],
  ['bar hidden while in use', 'wheel 1', {}, { ...down, menu: openServices }],
  ['initials', 'wheel 1', {}, { ...down, bar: { ...hiddenBar, hasInitials: false } }],
  ['initials', 'wheel 1', {}, { bar: { ...atTop.bar, hasInitials: true } }],
  ['bar transparent or solid', 'wheel 1', {}, { bar: shownBar }],
  ['bar transparent or solid', 'wheel 1', {}, { positions: [1] }],
  ['menu open', 'wheel 1', {}, { menu: { ...atTop.menu, isOpen: true } }],
  ['menu open', 'wheel 1', {}, { menu: { ...phone, isServicesOpen: true } }],
  ['menu open after a page change', 'wheel 1', {}, { path: '/a', menu: openMenu }],
  ['menu open after a page change', 'wheel 1', {}, { hash: '#projects', menu: openServices }],
  ['focus lost', 'press Enter', { focus: link }, {}],
  ['focus lost', 'click logo', { focus: link }, { path: '/a' }],
  ['focus not seen', 'tab 1', {}, { focus: lostLink }],
  ['focus not seen', 'resize 390x780', { focus: link }, { focus: lostLink }],
  ['place', 'back', {}, { ...down, path: '/a' }],
  ['place', 'back', {}, { path: '/a', isTargetSeen: false }],
  ['paused motion', 'wheel 1', {}, { motion: false, clips: [clip] }],
  ['covered clip', 'wheel 1', {}, { menu: openMenu, clips: [clip] }],
  ['number of clips', 'wheel 1', {}, { clips: [clip, clip, clip] }],
  ['number of clips', 'wheel 1', {}, { menu: phone, clips: [clip, clip] }],
  ['clip in the middle', 'wheel 1', {}, { clips: [still, other] }],
  ['pause button', 'click motion 0', {}, { clicks: 1 }],
])('%s: a random visitor notices it after %s', (kind, step, before, after) => {
  const broken = brokenPromises(step, { ...atTop, ...before }, { ...atTop, ...after });
  expect(broken.map((each) => each.split(':')[0])).toEqual(kind === 'nothing' ? [] : [kind]);
});
