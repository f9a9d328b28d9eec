import type { Quote } from '../model/written.ts';

export const quotes: Quote[] = [
  { words: 'It is paid now.', name: 'Ela Demir', role: 'Owner of a workshop' },
  { words: 'I found my keys, too.', name: 'Can Yurt', role: 'Welder' },
];
