import type { TechnologyGroup } from '../../model/technologies.ts';

export const technologies: TechnologyGroup[] = [
  {
    heading: 'Entwicklung mobiler Apps',
    tags: [
      'React Native',
      'Expo',
      'Swift',
      'Kotlin',
      'SQLite',
      'Push-Benachrichtigungen',
      'Offline-Synchronisierung',
      'Release in App Store und Play Store',
    ],
  },
  {
    heading: 'Webentwicklung',
    tags: ['TypeScript', 'React', 'Next.js', 'Vite', 'Tailwind CSS', 'Barrierefreiheit', 'Playwright'],
  },
  {
    heading: 'Backend-Entwicklung',
    tags: ['Node.js', 'NestJS', 'PostgreSQL', 'Redis', 'REST und GraphQL', 'WebSockets', 'Docker', 'AWS'],
  },
];
