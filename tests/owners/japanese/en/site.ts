import type { Site } from '../../model/written.ts';

export const site: Site = {
  language: 'en',
  url: 'https://you.github.io/portfolio',
  name: 'Haruka Fujimura',
  initials: 'HF',
  role: 'Freelance developer of business apps',
  title: 'Haruka Fujimura, business and mobile apps',
  description:
    'I turn work that runs on paper and spreadsheets into apps that people use as they are. One person, from the first drawing to years of care.',
  contact: {
    email: 'fujimura@fujimura.example',
    message: 'Hello Haruka, I found your site and would like to talk about a project.',
    phone: '+81312345678',
    phoneText: '+81 3 1234 5678',
    chat: { kind: 'line', account: '@fujimura-example' },
    booking: { name: 'TimeRex', url: 'https://timerex.net/s/fujimura-example' },
    network: {
      name: 'LinkedIn',
      icon: 'brand-linkedin',
      url: 'https://www.linkedin.com/in/fujimura-example',
    },
    profiles: [{ name: 'GitHub', url: 'https://github.com/fujimura-example' }],
  },
  hero: {
    headline: 'The way you work becomes the screen.',
    bio: 'I’m Haruka. I listen to teams that run on forms and spreadsheets, and build apps that keep their steps and drop the copying. From the first meeting on, you talk to me alone.',
    invitation: 'Tell me what is in your way',
    video: 'hero',
  },
  sections: {
    services: { heading: 'What I can do for you', intro: 'You need not know yet what to build.' },
    experience: { heading: 'Work so far', intro: 'Learned in companies, continued on my own.' },
    technologies: { heading: 'Tools', intro: 'Proven ones that can be looked after for years.' },
    quotes: { heading: 'What clients said' },
    projects: { heading: 'Made lately', intro: 'Each began with a visit to where the work is done.' },
  },
  footer: 'Thank you for reading this far.',
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Begin at the home page.',
    heading: 'There is no such page.',
    text: 'The link may be old, or a letter may be missing. Please begin at the home page.',
  },
};
