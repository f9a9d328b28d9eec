import type { Project } from '../model/written.ts';

export const projects: Project[] = [
  {
    id: 'ledger',
    attachmentOnRight: true,
    title: 'Ledger',
    subTitle: 'Who owes what',
    description: ['One page a customer, which fits on a telephone.'],
  },
  {
    id: 'rota',
    attachmentOnRight: false,
    title: 'Rota',
    subTitle: 'Who opens the door',
    description: ['A week of names, which hangs beside the door.'],
  },
];
