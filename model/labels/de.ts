import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('de', { one: '# Jahr', other: '# Jahre' });

export const labels: Labels = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  home: (name) => `${name}, Startseite`,
  menu: 'Menü',
  technologies: 'Technologien',
  services: 'Leistungen',
  projects: 'Projekte',
  discussProject: 'Projekt besprechen',
  language: 'Sprache',
  pauseMotion: 'Animationen anhalten',
  playMotion: 'Animationen abspielen',
  scheme: 'Darstellung',
  lightScheme: 'Hell',
  darkScheme: 'Dunkel',
  systemScheme: 'Systemstandard',
  playClips: 'Clips abspielen',

  opensInNewTab: '(öffnet in neuem Tab)',
  visitProfile: 'Profil ansehen',
  visitProfileOn: (network) => `Profil ansehen auf ${network}`,
  profileOn: (network) => `Profil auf ${network}`,
  call: (phone) => `${phone} anrufen`,
  chatOn: (service) => `Per ${service} chatten`,
  writeOn: (service) => `Per ${service} schreiben`,
  bookOn: (service) => `Termin über ${service} buchen`,
  writeMail: 'E-Mail schreiben',
  writeToMe: 'Nachricht schreiben',
  chatAboutThis: 'Im Chat besprechen',
  writeAboutThis: 'Nachricht dazu schreiben',
  bookAboutThis: 'Gespräch dazu buchen',

  introduction: 'Vorstellung',
  builtWith: 'Umgesetzt mit',
  readTheStory: 'Fallstudie lesen',
  years: (from, to) => {
    if (!to) return `${from} bis heute`;
    return to === from ? `${from}` : `${from} bis ${to}, ${years(to - from)}`;
  },
  cv: (size) => `Lebenslauf, PDF, ${size}`,

  whatYouGet: 'Was Sie bekommen',
  howTheWorkGoes: 'So arbeiten wir zusammen',
  projectsThatShowIt: 'Passende Projekte',
  nextStep: 'Nächster Schritt',

  role: 'Rolle',
  time: 'Zeitraum',
  situation: 'Die Ausgangslage',
  decisions: 'Was entschieden wurde und warum',
  outcome: 'Was daraus wurde',
  nextStory: 'Nächste Fallstudie',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Fußzeile',
  saveContact: 'Kontakt speichern',
  afterName: '. ',
  goHome: 'Zur Startseite',
  latestProjects: 'Neueste Projekte',
};
