import type { Quote } from '../../model/written.ts';

/** Words of clients, one to six. Write only what they said. The section is shown as soon as there is one. */
export const quotes: Quote[] = [];
