import type { TechnologyGroup } from '../model/written.ts';

export const technologies: TechnologyGroup[] = [
  { heading: 'Programmiersprachenkenntnisse', tags: ['TypeScript', 'Datenbankabfragesprachen'] },
  {
    heading: 'Qualitätssicherung',
    tags: ['Barrierefreiheitsprüfwerkzeuge', 'Regressionstestautomatisierung'],
  },
];
