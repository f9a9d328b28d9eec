import type { Role } from '../model/written.ts';

export const experience: Role[] = [
  {
    company: 'Fieldnote',
    image: 'fieldnote.svg',
    imageWidth: 56,
    designation: 'Senior Mobile Developer',
    from: 2024,
    duration: '2024 to present',
    supportLine: 'Apps for crews who work where the signal ends',
    description: [
      'I lead the mobile side of an inspection app that is used in basements, tunnels and ships’ holds. It had to be <strong>fully usable offline</strong>, so I rebuilt its storage as a local database that settles its differences with the server when the signal returns.',
      'I also moved releases from a monthly event to a quiet weekly habit: one command builds, signs and ships both stores, and a crash report lands beside the line that caused it.',
    ],
    icon: 'device-mobile',
  },
  {
    company: 'Harbour & Pine',
    image: 'harbour-and-pine.svg',
    imageWidth: 56,
    designation: 'Senior Full-Stack Developer',
    from: 2022,
    to: 2024,
    duration: '2022 to 2024, 2 years',
    supportLine: 'A product studio for companies that run on operations',
    description: [
      'Here I learned to <em>ask for the spreadsheet first</em>. I built order desks, audit tools and stock systems from the database to the last button, and sat beside the people who used them on the first morning.',
      'I set up the shared parts that every new project began with: accounts, roles, exports, and a <code>staging</code> copy that the client could break without fear.',
    ],
    icon: 'stack-2',
  },
  {
    company: 'Kitebox',
    image: 'kitebox.svg',
    imageWidth: 56,
    designation: 'Mobile Developer',
    from: 2021,
    to: 2022,
    duration: '2021 to 2022',
    supportLine: 'Parcel delivery for small shops',
    description: [
      'My first product with strangers depending on it: the courier’s app, with its map, its barcode scanner and its very small patience for slow screens.',
      'I wrote the first automated tests the team had, <strong>for the part that hurt most</strong>: handing a parcel over with gloves on, in the rain, with no signal.',
    ],
    icon: 'package',
  },
];
