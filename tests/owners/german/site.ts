import type { Site } from '../model/written.ts';

export const site: Site = {
  language: 'de',
  url: 'https://you.github.io/portfolio',
  name: 'Friederike Schmidt-Wachtmeister',
  initials: 'FSW',
  role: 'Freiberufliche Anwendungsentwicklerin',
  title: 'Friederike Schmidt-Wachtmeister, Anwendungsentwicklung',
  description:
    'Ich entwickle Verwaltungsanwendungen für Genossenschaften, von der Anforderungsbeschreibung bis zur Langzeitbetreuung.',
  contact: {
    email: 'friederike.schmidt-wachtmeister@anwendungsentwicklung.example',
    message: 'Guten Tag Frau Schmidt-Wachtmeister, es geht um eine Anwendungsentwicklung.',
    phone: '+4930123456789',
    phoneText: '+49 (0)30 123 456 789, werktags',
    chat: { kind: 'other', name: 'Kurznachrichtendienst', url: 'https://signal.me/schmidt-wachtmeister' },
    booking: { name: 'Besprechungsterminkalender', url: 'https://cal.com/schmidt-wachtmeister' },
    profiles: [{ name: 'Berufsnetzwerkverzeichnis', url: 'https://www.xing.com/profile/example' }],
  },
  hero: {
    headline: 'Verwaltungsanwendungen ohne Bedienungsanleitung',
    bio: 'Ich baue Genossenschaftsverwaltungssoftware, die Sachbearbeiterinnen und Sachbearbeiter ohne Benutzerschulung verstehen.',
    invitation: 'Beschreiben Sie Ihre Arbeitsabläufe',
    video: 'hero',
  },
  sections: {
    services: { heading: 'Dienstleistungsangebot', intro: 'Von der Machbarkeitsuntersuchung an.' },
    experience: { heading: 'Berufserfahrungen', intro: 'Siebenundzwanzig Softwareveröffentlichungen.' },
    technologies: { heading: 'Entwicklungswerkzeuge', intro: 'Langzeitunterstützung vorausgesetzt.' },
    quotes: { heading: 'Kundenrückmeldungen' },
    projects: { heading: 'Veröffentlichungen', intro: 'Für Wohnungsbaugenossenschaften.' },
  },
  footer: 'Terminvereinbarungen außerhalb der Sommerferienzeit',
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Internetadresse gibt es keine Seite.',
    heading: 'Adressverwechslung oder Rechtschreibfehler?',
    text: 'Möglicherweise eine Buchstabenvertauschung. Die Inhaltsübersicht hilft weiter.',
  },
};
