import type { Story } from '../../model/written.ts';

export const story: Story = {
  description:
    'How Order Tracker was made: one order that customer, courier and shop see alike, a time of arrival that may change, and one button for each stop.',
  lead: 'A shop that delivers across its own town was asked one question all day: where is my parcel? The answer existed. It was in the courier’s head.',
  role: 'Research, design and development',
  time: 'Eleven weeks in 2025',
  situation: {
    paragraphs: [
      'Orders were packed against a printed list. The list left with the courier, and from then on nobody in the shop could say where a parcel was.',
      'So customers rang the shop, and the shop rang the courier. The courier stopped, answered, and reached the next door later because of it.',
      'I spent a morning on the back of a cargo bike before I drew the first screen. Most of what follows was decided there.',
    ],
    media: [
      {
        image: 'order-tracker-packed',
        alt: 'The tracker before the tour: three items are packed, a button says Track order, and the map shows where they start.',
        caption: 'Before the tour. There is one thing to do, so there is one button.',
      },
    ],
  },
  decisions: {
    entries: [
      {
        title: 'One order, three views',
        text: 'Customer, courier and shop look at the same record. Nothing is sent from one to the other, so <strong>nothing can be out of date</strong>.',
      },
      {
        title: 'A time that may change',
        text: 'The arrival is worked out again at every door, from the stops that are left, and shown in whole minutes. An exact time that turns out wrong is worse than a rough one that holds.',
      },
      {
        title: 'One large button for each stop',
        text: 'A courier has one hand free and no patience. Each stop asks for one tap, with a thumb, in a glove. Everything else is one screen further away.',
      },
      {
        title: 'It works in the stairwell',
        text: 'Without a signal the app keeps what was tapped, and sends it later in the order in which it happened.',
      },
    ],
    media: [
      {
        image: 'order-tracker-delivered',
        alt: 'The tracker at the end: the parcel stands beside a blue door, and all three steps are ticked with their times.',
        caption: 'The last screen says where the parcel is, not only that it is there.',
      },
    ],
  },
  outcome: {
    paragraphs: [
      'The question is answered before it is asked. The notification opens the map, the map shows the courier, and the time on it is the time the courier sees.',
      'The shop reads the same three steps on the counter that the customer reads on the sofa. When something goes wrong, both know it at once, and the talk is about what to do.',
    ],
    figures: [
      { value: '3', meaning: 'views of one order, with one record behind them' },
      { value: '1', meaning: 'tap for each stop, also without a signal' },
      { value: '0', meaning: 'calls it takes to find a parcel' },
    ],
  },
};
