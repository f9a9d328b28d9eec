import type { Role } from '../model/written.ts';

export const experience: Role[] = [
  {
    company: 'Aegean Tools',
    designation: 'Developer',
    from: 2019,
    supportLine: 'Tools for rent, from a shed',
    description: ['I wrote the list of what is lent to whom.'],
    icon: 'stack-2',
  },
];
