import type { Quote } from '../../model/written.ts';

export const quotes: Quote[] = [
  {
    words: 'Those who said that paper is faster now use it most.',
    name: 'Kazuko Nakano',
    role: 'Office manager of a delivery company',
    portrait: 'portrait',
  },
  { words: 'We used it from the first day, without a manual.', name: 'Ken Onishi', role: 'Greengrocer' },
];
