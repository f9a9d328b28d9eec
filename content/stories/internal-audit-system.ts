import type { Story } from '../../model/written.ts';

export const story: Story = {
  description:
    'How Internal Audit System was made: findings with owner and date on the spot, a report that is written while the audit runs, and a signature that cannot move.',
  lead: 'The audits were careful. The reports came weeks later, from photographs, memory and a binder, and by then half of the findings belonged to nobody.',
  role: 'Design and development, with the team’s lead auditor',
  time: 'Fourteen weeks in 2024',
  situation: {
    paragraphs: [
      'A small team walked through stock rooms and offices with a checklist on paper. What was wrong went into the margin, what proved it into a phone.',
      'Back at the desk the same facts were typed twice: once into a sheet, once into a letter. Who had to mend what, and until when, was agreed by mail, or it was not.',
    ],
    media: [
      {
        image: 'internal-audit-system-finding',
        alt: 'A check is answered with No. Below it a finding is written: a door left open, severity high, its owner named.',
        caption: 'A No opens the finding in its place. It cannot be filed without an owner.',
      },
    ],
  },
  decisions: {
    entries: [
      {
        title: 'No finding without an owner',
        text: 'What is wrong, how bad it is and who mends it are asked in the room, while the person is there. It costs twenty seconds and saves a chain of mails.',
      },
      {
        title: 'The report is always open',
        text: 'It stands beside the checklist and fills itself. Nobody writes it, so <strong>nobody can write it differently</strong> from what was recorded.',
      },
      {
        title: 'A signature closes the file',
        text: 'After it nothing can be changed, only added to, with a name and a date. That is what the paper was trusted for, so the tool has to be able to do it too.',
      },
    ],
    media: [
      {
        image: 'internal-audit-system-signed',
        alt: 'The finished report: eleven checks in order, one finding with its owner and date, and the auditor’s signature below.',
        caption: 'Signed in the room where the last check was made.',
      },
    ],
  },
  outcome: {
    paragraphs: [
      'The report is finished when the audit is. The team walks out with it, and the owner of a finding has it before they do.',
      'The binder is still on the shelf. It holds the paper from before.',
    ],
    figures: [
      { value: '12', meaning: 'checks for a stock room, each answered with one tap' },
      { value: '20 s', meaning: 'to file a finding with its owner and date' },
      { value: '1', meaning: 'time that each fact is written down' },
    ],
  },
};
