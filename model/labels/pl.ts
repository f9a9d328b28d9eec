import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('pl', { one: '# rok', few: '# lata', many: '# lat', other: '# roku' });

export const labels: Labels = {
  skipToContent: 'Przejdź do treści',
  mainNavigation: 'Menu główne',
  home: (name) => `${name}, strona główna`,
  menu: 'Menu',
  technologies: 'Technologie',
  services: 'Usługi',
  projects: 'Projekty',
  discussProject: 'Omów projekt',
  language: 'Język',
  pauseMotion: 'Zatrzymaj animacje',
  playMotion: 'Odtwórz animacje',
  scheme: 'Wygląd',
  lightScheme: 'Jasny',
  darkScheme: 'Ciemny',
  systemScheme: 'Systemowy',
  playClips: 'Odtwórz filmy',

  opensInNewTab: '(otwiera się w nowej karcie)',
  visitProfile: 'Zobacz profil',
  visitProfileOn: (network) => `Zobacz profil w serwisie ${network}`,
  profileOn: (network) => `Profil w serwisie ${network}`,
  call: (phone) => `Zadzwoń pod numer ${phone}`,
  chatOn: (service) => `Czat przez ${service}`,
  writeOn: (service) => `Napisz przez ${service}`,
  bookOn: (service) => `Umów termin przez ${service}`,
  writeMail: 'Napisz e-mail',
  writeToMe: 'Napisz do mnie',
  chatAboutThis: 'Porozmawiajmy o tym',
  writeAboutThis: 'Napisz w tej sprawie',
  bookAboutThis: 'Umów rozmowę na ten temat',

  introduction: 'Wprowadzenie',
  builtWith: 'Użyte technologie',
  readTheStory: 'Poznaj historię projektu',
  years: (from, to) => {
    if (!to) return `${from} – obecnie`;
    return to === from ? `${from}` : `${from}–${to}, ${years(to - from)}`;
  },
  cv: (size) => `CV, PDF, ${size}`,

  whatYouGet: 'Co otrzymujesz',
  howTheWorkGoes: 'Jak wygląda współpraca',
  projectsThatShowIt: 'Przykładowe projekty',
  nextStep: 'Następny krok',

  role: 'Rola',
  time: 'Czas realizacji',
  situation: 'Punkt wyjścia',
  decisions: 'Co postanowiono i dlaczego',
  outcome: 'Efekty',
  nextStory: 'Następna historia',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Stopka',
  saveContact: 'Zapisz kontakt',
  afterName: '. ',
  goHome: 'Przejdź do strony głównej',
  latestProjects: 'Najnowsze projekty',
};
