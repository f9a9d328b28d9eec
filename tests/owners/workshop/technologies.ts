import type { TechnologyGroup } from '../model/written.ts';

export const technologies: TechnologyGroup[] = [];
