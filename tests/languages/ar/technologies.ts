import type { TechnologyGroup } from '../../model/written.ts';

export const technologies: TechnologyGroup[] = [
  {
    heading: 'تطوير تطبيقات الجوال',
    tags: [
      'React Native',
      'Expo',
      'Swift',
      'Kotlin',
      'SQLite',
      'الإشعارات الفورية',
      'المزامنة من دون اتصال',
      'النشر في App Store وGoogle Play',
    ],
  },
  {
    heading: 'تطوير الويب',
    tags: ['TypeScript', 'React', 'Next.js', 'Vite', 'Tailwind CSS', 'سهولة الوصول', 'Playwright'],
  },
  {
    heading: 'تطوير الأنظمة الخلفية',
    tags: ['Node.js', 'NestJS', 'PostgreSQL', 'Redis', 'REST وGraphQL', 'WebSockets', 'Docker', 'AWS'],
  },
];
