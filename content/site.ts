import type { Site } from '../model/written.ts';

export const site: Site = {
  language: 'en',
  url: 'https://example.com',
  name: 'Idris Vale',
  initials: 'IV',
  role: 'Freelance full-stack and mobile developer',
  title: 'Idris Vale, freelance full-stack and mobile developer',
  description:
    'I design, build and look after mobile apps and the systems behind them, for teams that have outgrown their spreadsheets. See the work and start a conversation.',
  contact: {
    email: 'idris@example.com',
    message: 'Hello Idris, I found your site and would like to talk about a project.',
    phone: '+442079460321',
    phoneText: '+44 20 7946 0321',
    chat: { kind: 'whatsapp', number: '+442079460321' },
    network: { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/in/sample-handle' },
    marketplace: {
      name: 'Upwork',
      icon: 'brand-upwork',
      url: 'https://www.upwork.com/freelancers/~sample-handle',
    },
  },
  hero: {
    headline: 'Apps and systems your team will still like in two years.',
    bio: 'I’m Idris. I turn work that lives in spreadsheets and messages into apps people open without being told to. One person, from the first sketch to the app stores and after.',
    invitation: 'Tell me what slows you down',
    video: 'hero',
  },
  sections: {
    services: {
      heading: "Services I'm Offering",
      intro: 'Three ways to work together, and most projects need a little of each.',
    },
    experience: {
      heading: 'Experience',
      intro: 'Product teams first, then on my own. The habits came along.',
    },
    technologies: {
      heading: 'Technology Stack',
      intro: 'Dull on purpose: tools with long support, so that anyone can take over what I leave behind.',
    },
    hireMe: {
      heading: 'Hire Me',
      text: 'Prefer a contract with escrow and tracked hours? Hire me on Upwork: same person, same rates, and the platform holds the money until you are happy with the milestone.',
    },
    projects: {
      heading: 'Latest Projects',
      intro: 'Six products, what each one does, and for whom.',
    },
  },
  footer: 'Available for new work, remote, in British and Gulf business hours.',
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Here are the ways on.',
    heading: 'Nothing lives at this address.',
    text: 'The link may be old, or a letter may be missing. Everything there is to see starts from the home page.',
  },
};
