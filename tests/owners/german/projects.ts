import type { Project } from '../model/written.ts';

export const projects: Project[] = [
  {
    id: 'nebenkostenabrechnung',
    video: 'order-tracker',
    alt: 'Eine Karte, auf der ein Paket seinen Weg nimmt.',
    attachmentOnRight: true,
    title: 'Nebenkostenabrechnung',
    subTitle: 'Jahresabschlussarbeiten in dreißig Minuten',
    description: ['Abrechnungszeiträume, Verteilungsschlüssel und Widerspruchsbearbeitung.'],
    techStack: ['Hintergrundverarbeitung', 'Dokumentenerzeugung'],
  },
  {
    id: 'instandhaltungsplanung',
    attachmentOnRight: false,
    title: 'Instandhaltungsplanung',
    subTitle: 'Handwerkerbenachrichtigungen ohne Telefonwarteschleife',
    description: ['Schadensmeldungen mit Fotodokumentation und Bearbeitungsstandsanzeige.'],
    link: { path: '/services/genossenschaftsverwaltung', title: 'Leistungsbeschreibung' },
  },
];
