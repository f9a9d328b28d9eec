import type { Story } from '../../../model/written.ts';

export const story: Story = {
  description:
    'How Delivery Signpost was made: one record for customer, courier and shop, and why there is one large button.',
  lead: 'A shop that delivers in its own town had the same call all day: where is my parcel?',
  role: 'Research, design, development',
  time: 'Eleven weeks in 2024',
  situation: {
    paragraphs: [
      'Parcels were packed from a printed list, and the list left with the courier. Nobody in the shop knew more.',
      'Before the first drawing I followed the delivery bicycle for half a day.',
    ],
  },
  decisions: {
    entries: [
      {
        title: 'One record, three views',
        text: 'Customer, courier and shop see the same record. <strong>Nothing is sent, so nothing differs</strong>.',
      },
      { title: 'The arrival may change', text: 'It is worked out again at every door, in whole minutes.' },
      { title: 'One button, for gloves', text: 'Each stop asks for one press. The rest is one screen away.' },
    ],
    media: [
      {
        image: 'order-tracker-delivered',
        alt: 'The last screen: the parcel beside a blue door, and three steps with their times.',
        caption: 'The last screen says where the parcel was put.',
      },
    ],
  },
  outcome: {
    paragraphs: ['The answer comes before the question, and a talk begins with what to do.'],
    figures: [
      { value: '3', meaning: 'views of one record' },
      { value: '1', meaning: 'press for each stop' },
    ],
  },
};
