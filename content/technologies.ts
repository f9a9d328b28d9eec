import type { TechnologyGroup } from '../model/written.ts';

export const technologies: TechnologyGroup[] = [
  {
    heading: 'Mobile Application Development',
    tags: [
      'React Native',
      'Expo',
      'Swift',
      'Kotlin',
      'SQLite',
      'Push notifications',
      'Offline sync',
      'App Store and Play release',
    ],
  },
  {
    heading: 'Web Development',
    tags: ['TypeScript', 'React', 'Next.js', 'Vite', 'Tailwind CSS', 'Accessibility', 'Playwright'],
  },
  {
    heading: 'Backend Development',
    tags: ['Node.js', 'NestJS', 'PostgreSQL', 'Redis', 'REST and GraphQL', 'WebSockets', 'Docker', 'AWS'],
  },
];
