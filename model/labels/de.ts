import type { Labels } from './labels.ts';
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
  pauseMotion: 'Bewegung anhalten',
  playMotion: 'Bewegung abspielen',
  playClips: 'Clips abspielen',

  opensInNewTab: '(öffnet in neuem Tab)',
  visitProfile: 'Profil ansehen',
  visitProfileOn: (network) => `Profil ansehen auf ${network}`,
  profileOn: (network) => `Profil auf ${network}`,
  call: (phone) => `${phone} anrufen`,
  chatOn: (service) => `Chat über ${service}`,
  writeOn: (service) => `Über ${service} schreiben`,
  bookOn: (service) => `Termin über ${service} buchen`,
  writeMail: 'E-Mail schreiben',
  writeToMe: 'Nachricht schreiben',
  chatAboutThis: 'Darüber chatten',
  writeAboutThis: 'Nachricht dazu schreiben',
  bookAboutThis: 'Gespräch dazu buchen',

  introduction: 'Vorstellung',
  builtWith: 'Umgesetzt mit',
  readTheStory: 'Projektgeschichte lesen',
  years: (from, to) => {
    if (!to) return `${from} bis heute`;
    return to === from ? `${from}` : `${from} bis ${to}, ${years(to - from)}`;
  },

  whatYouGet: 'Was Sie bekommen',
  howTheWorkGoes: 'So läuft die Arbeit ab',
  projectsThatShowIt: 'Projekte dazu',
  nextStep: 'Nächster Schritt',

  role: 'Rolle',
  time: 'Zeitraum',
  situation: 'Die Ausgangslage',
  decisions: 'Was entschieden wurde, und warum',
  outcome: 'Was daraus wurde',
  nextStory: 'Nächste Projektgeschichte',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Fußzeile',
  saveContact: 'Kontakt speichern',
  afterName: '. ',
  goHome: 'Zur Startseite',
  latestProjects: 'Neueste Projekte',
};
