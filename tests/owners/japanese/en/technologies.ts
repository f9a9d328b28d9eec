import type { TechnologyGroup } from '../../model/written.ts';

export const technologies: TechnologyGroup[] = [
  { heading: 'Mobile apps', tags: ['React Native', 'Expo', 'SQLite', 'Offline sync'] },
  { heading: 'Web and server', tags: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Accessibility'] },
];
