import type { Theme } from '../../model/theme.ts';

/** How round the corners are: the radii of the page and its pictures are multiples of this. */
export const roundness: Record<Theme['corners'], number> = { sharp: 0, soft: 1, round: 2.25 };
