import type { Story } from '../../model/written.ts';

export const story: Story = {
  description: 'How the ledger of a workshop moved from a drawer to a screen, with one line for each debt.',
  lead: 'The ledger was in a drawer, and the drawer was locked.',
  role: 'Design and development',
  time: 'Three weeks in 2025',
  situation: {
    paragraphs: ['Nobody knew who owed what.'],
    media: [{ image: 'rota', alt: 'A list of names, each with a sum.', caption: 'One line for each debt.' }],
  },
  decisions: { entries: [{ title: 'One page a customer', text: 'It fits on a telephone.' }] },
  outcome: { paragraphs: ['The drawer is open.'] },
};
