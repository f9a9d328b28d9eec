import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { exportName } from '../../tools/media/export-name.ts';

const names: [name: string, exported: string][] = [
  ['order-tracker', 'orderTracker'],
  ['e-commerce-management-system', 'eCommerceManagementSystem'],
  ['my-clip-v2', 'myClipV2'],
  ['hero', 'hero'],
  ['drawing', 'drawing'],
  ['level2', 'level2'],
  ['level-2', 'level_2'],
  ['recording-2026-01-02-at-10-11', 'recording_2026_01_02At_10_11'],
  ['a--b', 'a_B'],
  ['3d-view', '_3dView'],
  ['2026', '_2026'],
  ['class', '_class'],
  ['await', '_await'],
  ['jpeg', '_jpeg'],
  ['avif960', '_avif960'],
  ['projects', '_projects'],
  ['class-room', 'classRoom'],
];

test.each(names)('the record %s exports %s', (name, exported) => {
  expect(exportName(name)).toBe(exported);
  // As strict as a module.
  expect(() => new Script(`async () => { 'use strict'; const ${exported} = 0; }`)).not.toThrow();
});
