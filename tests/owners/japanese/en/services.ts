import type { ContactCard, MenuItem, Service, ServicePage } from '../../model/written.ts';

export const services: Service[] = [
  {
    title: 'Business apps',
    icon: 'stack-2',
    text: 'Orders, stock, reports, shifts. I begin by writing down your steps, and end the copying between lists.',
    points: ['Your data moved and checked', 'Roles and history', 'The source code is yours'],
    link: { path: '/services/business-apps', title: 'How it goes' },
  },
  {
    title: 'Mobile apps',
    icon: 'device-mobile',
    text: 'For iPhone and Android, and for the warehouse and the basement where there is no signal.',
    points: ['Both stores taken care of', 'Usable offline'],
    link: { path: '/#projects', title: 'See the projects' },
  },
  {
    title: 'Just a question!',
    icon: 'vector',
    text: 'Sometimes it is better to build nothing. We look at drawings of screens and think it through together.',
  },
];

export const contactCard: ContactCard = {
  title: 'Not sure which of these?',
  text: 'Send me two or three lines about what is in your way. I will tell you honestly whether an app would help.',
  chatLabel: 'Talk on LINE',
};

export const serviceMenu: MenuItem[] = [
  {
    title: 'Free consultation',
    chatMessage: 'Hello Haruka, I would like a free consultation. It is about: ',
  },
  { title: 'Business apps', path: '/services/business-apps' },
];

export const servicePages: ServicePage[] = [
  {
    path: '/services/business-apps',
    title: 'Business app development',
    description:
      'Work on paper and in spreadsheets becomes an app that keeps your steps: what you get, how it goes, what it is built with.',
    headline: 'The same steps, with less effort',
    intro:
      'For companies that rely on what one person remembers and on a shared folder. You get one system that gives everybody the same answer.',
    deliverables: [
      { title: 'A working system', text: 'In your own accounts, with the data you have, checked together.' },
      { title: 'Roles and history', text: 'Who may see what, and who changed what, answered on the spot.' },
      {
        title: 'A short manual',
        text: 'A few pages that the next developer can read, with all source code.',
      },
    ],
    steps: [
      {
        title: 'Watch',
        text: 'Half a day beside the work. Then one page on what to build, and what not to.',
      },
      { title: 'Try a drawing', text: 'After about a week you press buttons. Mistakes are cheapest here.' },
      {
        title: 'Build in parts',
        text: 'Every two weeks more of it is usable, and you can open it at any time.',
      },
    ],
    builtWith: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    projects: ['calling-software', 'shift-board'],
    nextStep: 'Tell me which work takes most of your time.',
    chatMessage: 'Hello Haruka, I would like to talk about a business app. What takes most time is: ',
  },
];
