import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('es', { one: '# año', other: '# años' });

export const labels: Labels = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Menú principal',
  home: (name) => `${name}, inicio`,
  menu: 'Menú',
  technologies: 'Tecnologías',
  services: 'Servicios',
  projects: 'Proyectos',
  discussProject: 'Hablar de un proyecto',
  language: 'Idioma',
  pauseMotion: 'Pausar las animaciones',
  playMotion: 'Reproducir las animaciones',
  scheme: 'Apariencia',
  lightScheme: 'Claro',
  darkScheme: 'Oscuro',
  systemScheme: 'Sistema',
  playClips: 'Reproducir los vídeos',

  opensInNewTab: '(se abre en una pestaña nueva)',
  visitProfile: 'Ver perfil',
  visitProfileOn: (network) => `Ver perfil en ${network}`,
  profileOn: (network) => `Perfil en ${network}`,
  call: (phone) => `Llamar al ${phone}`,
  chatOn: (service) => `Chatear por ${service}`,
  writeOn: (service) => `Escribir por ${service}`,
  bookOn: (service) => `Reservar una cita en ${service}`,
  writeMail: 'Escribir un correo',
  writeToMe: 'Enviar un mensaje',
  chatAboutThis: 'Chatear sobre esto',
  writeAboutThis: 'Enviar un mensaje sobre esto',
  bookAboutThis: 'Reservar una cita para hablarlo',

  introduction: 'Presentación',
  builtWith: 'Hecho con',
  readTheStory: 'Leer la historia',
  years: (from, to) => {
    if (!to) return `Desde ${from}`;
    return to === from ? `${from}` : `De ${from} a ${to}, ${years(to - from)}`;
  },
  cv: (size) => `Currículum, PDF, ${size}`,

  whatYouGet: 'Qué incluye',
  howTheWorkGoes: 'Cómo es el proceso',
  projectsThatShowIt: 'Proyectos relacionados',
  nextStep: 'Siguiente paso',

  role: 'Rol',
  time: 'Periodo',
  situation: 'La situación',
  decisions: 'Qué se decidió y por qué',
  outcome: 'El resultado',
  nextStory: 'Siguiente historia',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Pie de página',
  saveContact: 'Guardar contacto',
  afterName: '. ',
  goHome: 'Ir a la página de inicio',
  latestProjects: 'Últimos proyectos',
};
