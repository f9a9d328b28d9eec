import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('fr', { one: '# an', other: '# ans' });

export const labels: Labels = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Menu principal',
  home: (name) => `${name}, accueil`,
  menu: 'Menu',
  technologies: 'Technologies',
  services: 'Services',
  projects: 'Projets',
  discussProject: 'Parler d’un projet',
  language: 'Langue',
  pauseMotion: 'Arrêter les animations',
  playMotion: 'Lancer les animations',
  scheme: 'Apparence',
  lightScheme: 'Clair',
  darkScheme: 'Sombre',
  systemScheme: 'Système',
  playClips: 'Lire les vidéos',

  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  visitProfile: 'Voir le profil',
  visitProfileOn: (network) => `Voir le profil sur ${network}`,
  profileOn: (network) => `Profil sur ${network}`,
  call: (phone) => `Appeler le ${phone}`,
  chatOn: (service) => `Discuter sur ${service}`,
  writeOn: (service) => `M’écrire sur ${service}`,
  bookOn: (service) => `Prendre rendez-vous sur ${service}`,
  writeMail: 'Écrire un e-mail',
  writeToMe: 'M’écrire',
  chatAboutThis: 'En discuter',
  writeAboutThis: 'M’écrire à ce sujet',
  bookAboutThis: 'Prendre rendez-vous',

  introduction: 'Présentation',
  builtWith: 'Réalisé avec',
  readTheStory: 'Lire l’étude de cas',
  years: (from, to) => {
    if (!to) return `Depuis ${from}`;
    return to === from ? `${from}` : `De ${from} à ${to}, ${years(to - from)}`;
  },
  cv: (size) => `CV, PDF, ${size}`,

  whatYouGet: 'Ce que vous obtenez',
  howTheWorkGoes: 'Le déroulement du projet',
  projectsThatShowIt: 'Exemples de projets',
  nextStep: 'Prochaine étape',

  role: 'Rôle',
  time: 'Période',
  situation: 'Le contexte',
  decisions: 'Ce qui a été décidé, et pourquoi',
  outcome: 'Le résultat',
  nextStory: 'Étude de cas suivante',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Pied de page',
  saveContact: 'Enregistrer le contact',
  afterName: '. ',
  goHome: 'Retour à l’accueil',
  latestProjects: 'Derniers projets',
};
