import { callingSoftware } from './media/calling-software.ts';
import { darziApp } from './media/darzi-app.ts';
import { eCommerceManagementSystem } from './media/e-commerce-management-system.ts';
import { internalAuditSystem } from './media/internal-audit-system.ts';
import { medicalConsultancyApp } from './media/medical-consultancy-app.ts';
import { orderTracker } from './media/order-tracker.ts';
import type { Project } from '../model/projects.ts';

export const projects: Project[] = [
  {
    id: 'calling-software',
    image: callingSoftware,
    alt: 'A support desk during a call: the caller and the running timer, the queue behind them, and notes being written.',
    attachmentOnRight: true,
    title: 'Calling Software',
    subTitle: 'A phone desk in the browser for a support team',
    description: [
      'Calls arrive beside the customer’s history, so nobody has to ask for an order number twice.',
      'Notes are written during the call and filed on their own when it ends.',
      'The queue shows who has waited longest, not who rang last.',
    ],
    techStack: ['React', 'TypeScript', 'WebRTC', 'Node.js', 'Redis'],
    link: { path: '/services/service1', title: 'How I build software like this' },
  },
  {
    id: 'e-commerce-management-system',
    video: eCommerceManagementSystem,
    alt: 'An order is opened in a shop’s back office, an item low on stock is reordered, and the order moves to packed.',
    attachmentOnRight: false,
    title: 'E-Commerce Management System',
    subTitle: 'One back office for orders, stock and money',
    description: [
      'A shop that sold in three places and counted by hand now sees one list of orders and one number for each shelf.',
      'Low stock asks to be reordered before it runs out.',
      'Every figure opens into the orders behind it.',
    ],
    techStack: ['Next.js', 'NestJS', 'PostgreSQL', 'Docker'],
  },
  {
    id: 'internal-audit-system',
    video: internalAuditSystem,
    alt: 'Controls of an audit are ticked off, a finding is filed with its owner, and the signed report puts itself together.',
    attachmentOnRight: true,
    title: 'Internal Audit System',
    subTitle: 'From checklist to signed report, without the binder',
    description: [
      'Auditors work through a checklist on a tablet; a finding gets its evidence, its owner and its date on the spot.',
      'The report writes itself from what was recorded, and keeps who signed it and when.',
    ],
    techStack: ['React', 'Node.js', 'PostgreSQL', 'PDF export'],
  },
  {
    id: 'order-tracker',
    video: orderTracker,
    alt: 'A phone shows an order on its way across a town map, from packed to delivered at the door.',
    attachmentOnRight: false,
    title: 'Order Tracker',
    subTitle: 'Where is my parcel, answered before it is asked',
    description: [
      'Customers follow the courier on a map and see an honest time of arrival.',
      'Couriers get a list in driving order and one large button for each stop.',
      'The shop sees the same truth as both.',
    ],
    techStack: ['React Native', 'Expo', 'WebSockets', 'PostGIS'],
  },
  {
    id: 'darzi-app',
    video: darziApp,
    alt: 'A tailor enters a customer’s measurements on a drawing of the garment, then picks fitting and due dates.',
    attachmentOnRight: true,
    title: 'Darzi App',
    subTitle: 'A tailor’s notebook that cannot get lost',
    description: [
      'Measurements, fabric and dates for every customer, entered on a drawing instead of in a form.',
      'Works in Urdu and English, and without a signal.',
      'The morning list says who comes for a fitting and what is due.',
    ],
    techStack: ['React Native', 'SQLite', 'Offline sync'],
  },
  {
    id: 'medical-consultancy-app',
    video: medicalConsultancyApp,
    alt: 'A patient finds a doctor, books a free time, and reads the notes of the consultation afterwards.',
    attachmentOnRight: false,
    title: 'Medical Consultancy App',
    subTitle: 'See a doctor without seeing a waiting room',
    description: [
      'Find a doctor by what is wrong, not by department. Book a time, have the call, keep the notes.',
      'Doctors write once: the summary, the prescription and the follow-up come from the same note.',
    ],
    techStack: ['React Native', 'WebRTC', 'NestJS', 'PostgreSQL'],
  },
];
