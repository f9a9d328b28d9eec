import type { Role } from '../../model/written.ts';

export const experience: Role[] = [
  {
    company: 'Minato Kobo, Inc.',
    designation: 'Full-stack engineer, by contract',
    from: 2021,
    supportLine: 'Software for logistics and retail',
    description: [
      'I design and run a stock app for warehouses and shops. It now <strong>records on the device first</strong>, so a lost signal stops nobody.',
      'A monthly release became a weekly habit.',
    ],
    icon: 'device-mobile',
  },
  {
    company: 'Hokubunsha, Ltd.',
    designation: 'Web developer',
    from: 2017,
    to: 2021,
    supportLine: 'Sites for local newspapers and publishers',
    description: [
      'I built the editor for articles, and learned to <em>sit beside the people who write</em>. It is still <a href="/services/business-apps">how every business app of mine begins, with half a day beside the work and one page on what to build</a>.',
    ],
    icon: 'code',
  },
];
