import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('en', { one: '# year', other: '# years' });

export const labels: Labels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: (name) => `${name}, home`,
  menu: 'Menu',
  technologies: 'Technologies',
  services: 'Services',
  projects: 'Projects',
  discussProject: 'Discuss Project',
  language: 'Language',
  pauseMotion: 'Pause motion',
  playMotion: 'Play motion',
  scheme: 'Appearance',
  lightScheme: 'Light',
  darkScheme: 'Dark',
  systemScheme: 'System',
  playClips: 'Play clips',

  opensInNewTab: '(opens in a new tab)',
  visitProfile: 'Visit Profile',
  visitProfileOn: (network) => `Visit Profile on ${network}`,
  profileOn: (network) => `Profile on ${network}`,
  call: (phone) => `Call ${phone}`,
  chatOn: (service) => `Chat on ${service}`,
  writeOn: (service) => `Write to me on ${service}`,
  bookOn: (service) => `Book a time on ${service}`,
  writeMail: 'Email me',
  writeToMe: 'Write to me',
  chatAboutThis: 'Chat about this',
  writeAboutThis: 'Write to me about this',
  bookAboutThis: 'Book a time to talk about this',

  introduction: 'Introduction',
  builtWith: 'Built with',
  readTheStory: 'Read the story',
  years: (from, to) => {
    if (!to) return `${from} to present`;
    return to === from ? `${from}` : `${from} to ${to}, ${years(to - from)}`;
  },
  cv: (size) => `CV, PDF, ${size}`,

  whatYouGet: 'What you get',
  howTheWorkGoes: 'How the work goes',
  projectsThatShowIt: 'Projects that show it',
  nextStep: 'Next step',

  role: 'Role',
  time: 'Time',
  situation: 'The situation',
  decisions: 'What was decided, and why',
  outcome: 'What came of it',
  nextStory: 'Next story',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Footer',
  saveContact: 'Save contact',
  afterName: '. ',
  goHome: 'Go to the home page',
  latestProjects: 'Latest projects',
};
