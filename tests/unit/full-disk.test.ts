import { expect, test } from 'vitest';
import { fullDisk } from '../../tools/user-error.ts';

test.each([
  ['ENOSPC: no space left on device, write', true],
  ['Could not write file: No space left on device (os error 28)', true],
  ['ENOSPC: System limit for number of file watchers reached', false],
])('%s is a full disk: %s', (message, isFull) => {
  expect(fullDisk(new Error(message)) !== undefined).toBe(isFull);
});
