import type { ContactCard, MenuItem, Service, ServicePage } from '../model/written.ts';

const path = '/services/genossenschaftsverwaltung';
const title = 'Genossenschaftsverwaltungssoftware';
const steps = ['Anforderungsaufnahme', 'Oberflächenentwürfe', 'Auslieferungsvorbereitung'].map((title) => ({
  title,
  text: 'Mit wöchentlicher Fortschrittsbesprechung und Ergebnisniederschrift.',
}));

export const services: Service[] = [
  {
    title,
    icon: 'stack-2',
    text: 'Mitgliederverzeichnis, Nebenkostenabrechnung und Instandhaltungsplanung.',
    points: ['Zugriffsberechtigungsverwaltung', 'Datenschutzgrundverordnungskonform'],
    link: { path, title: 'Leistungsbeschreibung' },
  },
  {
    title: 'Benutzerfreundlichkeitsprüfung',
    icon: 'vector',
    text: 'Barrierefreiheitsuntersuchungen mit Verbesserungsvorschlägen.',
  },
];

export const contactCard: ContactCard = {
  title: 'Entscheidungsschwierigkeiten?',
  text: 'Schildern Sie mir Ihre Arbeitsablaufschwierigkeiten.',
  chatLabel: 'Kurznachricht schreiben',
};

export const serviceMenu: MenuItem[] = [
  { title: 'Kennenlerngespräch', chatMessage: 'Guten Tag, ich wünsche ein Kennenlerngespräch.' },
  { title, path },
];

export const servicePages: ServicePage[] = [
  {
    path,
    title,
    description: 'Leistungsbeschreibung der Genossenschaftsverwaltungssoftware mit Ablaufplanung.',
    headline: 'Nebenkostenabrechnungen ohne Tabellenkalkulation',
    intro: 'Für Wohnungsbaugenossenschaften mit unübersichtlichen Ablagesystemen.',
    deliverables: steps,
    steps,
    builtWith: ['Datenbankverwaltungssysteme', 'Programmierschnittstellen'],
    projects: ['nebenkostenabrechnung', 'instandhaltungsplanung'],
    nextStep: 'Beschreiben Sie Ihren Verwaltungsaufwand.',
    chatMessage: 'Guten Tag, es geht um Genossenschaftsverwaltungssoftware.',
  },
];
