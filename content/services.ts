import type { ContactCard, MenuItem, Service, ServicePage } from '../model/written.ts';

export const services: Service[] = [
  {
    title: 'Mobile Apps',
    icon: 'device-mobile',
    text: 'One app for iPhone and Android that opens fast, works in a lift, and earns its place on your customers’ first screen.',
    points: ['Released to both stores for you', 'Usable without a signal', 'Updates without waiting weeks'],
    link: { path: '/services/service2', title: 'How an app gets made' },
  },
  {
    title: 'Custom Softwares',
    icon: 'stack-2',
    text: 'The tool your team describes when they say ‘if only it could’: built around how you work, not the other way round.',
    points: ['Your data moved in and checked', 'Roles, history and exports', 'Yours to keep, code and all'],
    link: { path: '/services/service1', title: 'How the work goes' },
  },
  {
    title: 'UI/UX Designs',
    icon: 'vector',
    text: 'Screens drawn with the people who will use them, tried out as a prototype before a line of code costs you money.',
    points: [
      'Prototype to tap in a week',
      'Readable, reachable, accessible',
      'A kit developers can build from',
    ],
    link: { path: '/#projects', title: 'See it in the projects' },
  },
];

export const contactCard: ContactCard = {
  title: 'Not sure which?',
  text: 'Most people aren’t. Write two sentences about what goes wrong today, and I’ll tell you honestly whether software would help.',
  chatLabel: 'Start a chat',
};

export const serviceMenu: MenuItem[] = [
  {
    title: 'Free Consultation',
    chatMessage: 'Hello Idris, I would like to book a free consultation. My project in two sentences: ',
  },
  { title: 'Custom Software Development', path: '/services/service1' },
  { title: 'Web Development', path: '/services/service2' },
  { title: 'Mobile App Development', path: '/services/service2' },
];

export const servicePages: ServicePage[] = [
  {
    path: '/services/service1',
    title: 'Custom Software Development',
    description:
      'Custom software by one senior developer: what you get, how the work goes step by step, what it is built with, and projects that show it.',
    headline: 'Software cut to the way you work',
    intro:
      'For teams whose process has outgrown spreadsheets, shared inboxes and good memory. You get one system that everyone trusts, and one person who answers for it.',
    deliverables: [
      {
        title: 'A working system',
        text: 'In your own accounts, on your own domain, with your existing data moved in and checked.',
      },
      {
        title: 'Roles and history',
        text: 'Who may see what, who changed what and when. The questions an auditor asks, answered in two clicks.',
      },
      {
        title: 'The keys',
        text: 'Source code, a manual of a few pages that your next developer can follow, and no licence that ends.',
      },
    ],
    steps: [
      {
        title: 'Listen',
        text: 'A free call, then half a day beside the people who do the work. You get a one-page summary of what to build, and what not to.',
      },
      {
        title: 'Sketch',
        text: 'A prototype to click through within a week. It is cheap to be wrong here, so we try to be.',
      },
      {
        title: 'Build in slices',
        text: 'Something usable every two weeks, on a test address that you can open at any time. You pay for each slice when it works.',
      },
      {
        title: 'Go live and stay',
        text: 'I move your data, train your team on the first morning, and stay reachable. Afterwards by the month, or not at all: your choice.',
      },
    ],
    builtWith: [
      'TypeScript',
      'React',
      'Next.js',
      'Node.js',
      'NestJS',
      'PostgreSQL',
      'Redis',
      'Docker',
      'AWS',
    ],
    projects: ['calling-software', 'e-commerce-management-system', 'internal-audit-system'],
    nextStep: 'Tell me about the process that hurts most.',
    chatMessage: 'Hello Idris, I am interested in custom software. What hurts most today is: ',
  },
  {
    path: '/services/service2',
    title: 'Web and Mobile App Development',
    description:
      'Web and mobile apps from first sketch to release: what you get, how the work goes step by step, what it is built with, and projects that show it.',
    headline: 'One product, on every screen your customers own',
    intro:
      'For a product your customers will hold in their hands. One code base for iPhone, Android and the web where that saves you money, native parts where it shows.',
    deliverables: [
      {
        title: 'An app people keep',
        text: 'Fast to open, clear at a glance, usable with one thumb and without a signal.',
      },
      {
        title: 'A web app or site beside it',
        text: 'Found by search, quick on an old phone, readable by everyone, and easy for you to change.',
      },
      {
        title: 'Releases taken care of',
        text: 'Store accounts in your name, review questions answered, and every update one command away.',
      },
    ],
    steps: [
      {
        title: 'Agree on one job',
        text: 'We pick the one thing the first version must do well, and write down what can wait.',
      },
      {
        title: 'Prototype on your phone',
        text: 'Within a week you hold screens you can tap. We show them to three people who have never seen them.',
      },
      {
        title: 'Build, with a test version each Friday',
        text: 'You install it like any other app and tell me what feels wrong while it is still easy to change.',
      },
      {
        title: 'Release and listen',
        text: 'I take it through both stores, watch the first weeks closely, and fix what real use brings up.',
      },
    ],
    builtWith: [
      'React Native',
      'Expo',
      'Swift',
      'Kotlin',
      'TypeScript',
      'React',
      'Next.js',
      'Node.js',
      'PostgreSQL',
    ],
    projects: ['order-tracker', 'darzi-app', 'medical-consultancy-app'],
    nextStep: 'Tell me what the app should do first.',
    chatMessage: 'Hello Idris, I am interested in a web or mobile app. The one thing it must do well is: ',
  },
];
