import type { Quote } from '../model/written.ts';

export const quotes: Quote[] = [
  {
    words: '「紙のほうが早い」と言っていた人が、いまは一番使っています。',
    name: '中野 和子',
    role: '配送会社 事務長',
    portrait: 'portrait',
  },
  { words: '説明書を読まずに、その日から使えました。', name: '大西 健', role: '青果店 店主' },
];
