import type { Project } from '../../model/written.ts';

export const projects: Project[] = [
  {
    id: 'order-tracker',
    video: 'order-tracker',
    alt: 'A parcel moves across a map on a phone until it is at the door.',
    attachmentOnRight: true,
    title: 'Delivery Signpost',
    subTitle: 'Where is my parcel, answered before it is asked',
    description: [
      'Customers see the courier on a map, with an arrival that can be kept.',
      'Couriers see the order of their stops and one large button.',
    ],
    techStack: ['React Native', 'Expo', 'PostGIS'],
  },
  {
    id: 'calling-software',
    image: 'calling-software',
    alt: 'A support desk during a call: the caller, the time, the queue, and notes being written.',
    attachmentOnRight: false,
    title: 'Customer Support Dashboard',
    subTitle: 'A phone desk in one browser tab',
    description: [
      'As the phone rings, the history of the caller opens.',
      'Notes written during the call are filed when it ends.',
    ],
    techStack: ['React', 'WebRTC', 'Node.js'],
    link: { path: '/services/business-apps', title: 'How such a system is made' },
  },
  {
    id: 'shift-board',
    attachmentOnRight: true,
    title: 'Shift Board',
    subTitle: 'From wishes for days off to one printed sheet',
    description: ['Collects wishes, warns of gaps and prints the plan.', 'One late evening a month less!'],
    techStack: ['TypeScript', 'SQLite'],
  },
  {
    id: 'stock-count',
    video: 'stock-count',
    alt: 'On the upright screen of a phone the row of the shelf that is counted moves down.',
    attachmentOnRight: false,
    title: 'Shelf Count',
    subTitle: 'Counted with one hand, and closed at once',
    description: [
      'Reading the label of a shelf brings its row to the middle.',
      'It works in a basement too.',
    ],
    techStack: ['React Native', 'SQLite'],
  },
];
