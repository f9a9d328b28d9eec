import type { TechnologyGroup } from '../model/written.ts';

export const technologies: TechnologyGroup[] = [
  { heading: 'スマートフォンアプリ', tags: ['React Native', 'Expo', 'SQLite', 'オフライン同期'] },
  { heading: 'ウェブとサーバー', tags: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'アクセシビリティ'] },
];
