import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('pt', { one: '# ano', other: '# anos' });

export const labels: Labels = {
  skipToContent: 'Ir para o conteúdo',
  mainNavigation: 'Menu principal',
  home: (name) => `${name}, página inicial`,
  menu: 'Menu',
  technologies: 'Tecnologias',
  services: 'Serviços',
  projects: 'Projetos',
  discussProject: 'Falar sobre um projeto',
  language: 'Idioma',
  pauseMotion: 'Pausar as animações',
  playMotion: 'Reproduzir as animações',
  scheme: 'Aparência',
  lightScheme: 'Claro',
  darkScheme: 'Escuro',
  systemScheme: 'Sistema',
  playClips: 'Reproduzir os vídeos',

  opensInNewTab: '(abre em uma nova aba)',
  visitProfile: 'Ver perfil',
  visitProfileOn: (network) => `Ver perfil: ${network}`,
  profileOn: (network) => `Perfil: ${network}`,
  call: (phone) => `Ligar para ${phone}`,
  chatOn: (service) => `Conversar pelo ${service}`,
  writeOn: (service) => `Escrever via ${service}`,
  bookOn: (service) => `Agendar um horário via ${service}`,
  writeMail: 'Escrever um e-mail',
  writeToMe: 'Enviar uma mensagem',
  chatAboutThis: 'Conversar sobre isso',
  writeAboutThis: 'Enviar uma mensagem sobre isso',
  bookAboutThis: 'Agendar uma conversa sobre isso',

  introduction: 'Apresentação',
  builtWith: 'Feito com',
  readTheStory: 'Ler a história',
  years: (from, to) => {
    if (!to) return `Desde ${from}`;
    return to === from ? `${from}` : `De ${from} a ${to}, ${years(to - from)}`;
  },
  cv: (size) => `Currículo, PDF, ${size}`,

  whatYouGet: 'O que você recebe',
  howTheWorkGoes: 'Como é o processo',
  projectsThatShowIt: 'Projetos relacionados',
  nextStep: 'Próximo passo',

  role: 'Função',
  time: 'Período',
  situation: 'A situação',
  decisions: 'O que foi decidido e por quê',
  outcome: 'O resultado',
  nextStory: 'Próxima história',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Rodapé',
  saveContact: 'Salvar contato',
  afterName: '. ',
  goHome: 'Ir para a página inicial',
  latestProjects: 'Projetos recentes',
};
