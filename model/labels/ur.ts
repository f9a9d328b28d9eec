import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('ur', { other: '# سال' });

export const labels: Labels = {
  skipToContent: 'مواد پر جائیں',
  mainNavigation: 'مرکزی مینو',
  home: (name) => `${name}، ہوم پیج`,
  menu: 'مینو',
  technologies: 'ٹیکنالوجیز',
  services: 'خدمات',
  projects: 'پروجیکٹس',
  discussProject: 'پروجیکٹ پر بات کریں',
  language: 'زبان',
  pauseMotion: 'اینیمیشن روکیں',
  playMotion: 'اینیمیشن چلائیں',
  scheme: 'ظاہری شکل',
  lightScheme: 'ہلکی',
  darkScheme: 'گہری',
  systemScheme: 'سسٹم کے مطابق',
  playClips: 'کلپس چلائیں',

  opensInNewTab: '(نئے ٹیب میں کھلتا ہے)',
  visitProfile: 'پروفائل دیکھیں',
  visitProfileOn: (network) => `${network} پر پروفائل دیکھیں`,
  profileOn: (network) => `${network} پر پروفائل`,
  call: (phone) => `${phone} پر کال کریں`,
  chatOn: (service) => `${service} پر چیٹ کریں`,
  writeOn: (service) => `${service} پر پیغام بھیجیں`,
  bookOn: (service) => `${service} پر وقت بک کریں`,
  writeMail: 'ای میل لکھیں',
  writeToMe: 'پیغام بھیجیں',
  chatAboutThis: 'اس بارے میں چیٹ کریں',
  writeAboutThis: 'اس بارے میں پیغام بھیجیں',
  bookAboutThis: 'اس پر بات کے لیے وقت بک کریں',

  introduction: 'تعارف',
  builtWith: 'استعمال شدہ ٹیکنالوجیز',
  readTheStory: 'کہانی پڑھیں',
  years: (from, to) => {
    if (!to) return `${from} سے اب تک`;
    return to === from ? `${from}` : `${from} سے ${to} تک، ${years(to - from)}`;
  },
  cv: (size) => `سی وی، PDF، ${size}`,

  whatYouGet: 'آپ کو کیا ملے گا',
  howTheWorkGoes: 'کام کیسے ہوتا ہے',
  projectsThatShowIt: 'متعلقہ پروجیکٹس',
  nextStep: 'اگلا قدم',

  role: 'کردار',
  time: 'مدت',
  situation: 'صورتِ حال',
  decisions: 'کیا طے ہوا، اور کیوں',
  outcome: 'نتیجہ',
  nextStory: 'اگلی کہانی',
  quotedPerson: (name, role) => `${name}، ${role}`,

  footerNavigation: 'فوٹر',
  saveContact: 'رابطہ محفوظ کریں',
  afterName: '۔ ',
  goHome: 'ہوم پیج پر جائیں',
  latestProjects: 'تازہ ترین پروجیکٹس',
};
