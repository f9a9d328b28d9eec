import type { Site } from '../model/written.ts';

export const site: Site = {
  language: 'en',
  url: 'https://noor.dev/portfolio',
  name: 'Noor Aslan',
  initials: 'NA',
  role: 'Developer for workshops',
  title: 'Noor Aslan, apps for workshops',
  description: 'I build apps for small workshops: ledgers, rotas, and lists that hang beside the door.',
  contact: {
    email: 'noor@aslan.dev',
    message: 'Hello Noor, we have a workshop, and a drawer full of paper.',
    phone: '+905321234567',
    phoneText: '+90 532 123 45 67',
    chat: { kind: 'whatsapp', number: '+905321234567' },
    network: { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/in/noor-aslan' },
  },
  hero: {
    headline: 'Apps for hands that hold a tool.',
    bio: 'I stand beside the bench for a day, and build what is missing there.',
    invitation: 'Show me your drawer',
    video: 'hero',
  },
  sections: {
    services: { heading: 'What I build' },
    experience: { heading: 'Where I worked' },
    quotes: { heading: 'What clients say' },
    projects: { heading: 'What is in use' },
  },
  footer: 'Between Izmir and Ankara, on foot where it is near.',
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'This drawer is empty.',
    text: 'What there is to see begins at the home page.',
  },
};
