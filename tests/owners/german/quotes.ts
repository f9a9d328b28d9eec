import type { Quote } from '../model/written.ts';

export const quotes: Quote[] = [
  {
    words: 'Unsere Nebenkostenabrechnungswiderspruchsquote hat sich halbiert.',
    name: 'Dr. Wolfgang Oberstudienrat-Freudenberger',
    role: 'Genossenschaftsvorstandsvorsitzender',
  },
];
