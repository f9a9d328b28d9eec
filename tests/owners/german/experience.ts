import type { Role } from '../model/written.ts';

export const experience: Role[] = [
  {
    company: 'Wohnungsbaugenossenschaftsverband',
    designation: 'Softwareentwicklungsabteilungsleiterin',
    from: 2016,
    supportLine: 'Rechenzentrumsdienstleistungen für Genossenschaften',
    description: ['Verantwortlich für die <strong>Abrechnungsdatenübermittlungsschnittstelle</strong>.'],
    icon: 'stack-2',
  },
];
