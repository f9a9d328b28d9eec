import type { ContactCard, MenuItem, Service, ServicePage } from '../model/written.ts';

export const services: Service[] = [
  { title: 'Ledgers', icon: 'stack-2', text: 'Who owes what, and since when, on one page a customer.' },
];

export const contactCard: ContactCard = {
  title: 'Something else?',
  text: 'Tell me what you look for every morning.',
  chatLabel: 'Send a message',
};

export const serviceMenu: MenuItem[] = [];

export const servicePages: ServicePage[] = [];
