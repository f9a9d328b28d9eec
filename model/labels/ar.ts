import type { Labels } from './labels.ts';
import { plural } from './plural.ts';

const years = plural('ar', {
  one: 'سنة واحدة',
  two: 'سنتان',
  few: '# سنوات',
  other: '# سنة',
});

export const labels: Labels = {
  skipToContent: 'انتقل إلى المحتوى',
  mainNavigation: 'القائمة الرئيسية',
  home: (name) => `${name}، الصفحة الرئيسية`,
  menu: 'القائمة',
  technologies: 'التقنيات',
  services: 'الخدمات',
  projects: 'المشاريع',
  discussProject: 'ناقش مشروعك',
  language: 'اللغة',
  pauseMotion: 'إيقاف الحركة',
  playMotion: 'تشغيل الحركة',
  playClips: 'تشغيل المقاطع',

  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  visitProfile: 'زيارة الملف الشخصي',
  visitProfileOn: (network) => `زيارة الملف الشخصي على ${network}`,
  profileOn: (network) => `الملف الشخصي على ${network}`,
  call: (phone) => `الاتصال بالرقم ${phone}`,
  chatOn: (service) => `محادثة عبر ${service}`,
  writeOn: (service) => `راسلني عبر ${service}`,
  bookOn: (service) => `احجز موعدًا عبر ${service}`,
  writeMail: 'أرسل بريدًا إلكترونيًا',
  writeToMe: 'راسلني',
  chatAboutThis: 'لنتحدث عن هذا',
  writeAboutThis: 'راسلني بشأن هذا',
  bookAboutThis: 'احجز موعدًا للحديث عن هذا',

  introduction: 'نبذة تعريفية',
  builtWith: 'التقنيات المستخدمة',
  readTheStory: 'اقرأ القصة',
  years: (from, to) => {
    if (!to) return `من ${from} حتى الآن`;
    return to === from ? `${from}` : `من ${from} إلى ${to}، ${years(to - from)}`;
  },

  whatYouGet: 'ما الذي تحصل عليه',
  howTheWorkGoes: 'كيف يسير العمل',
  projectsThatShowIt: 'مشاريع تُظهر ذلك',
  nextStep: 'الخطوة التالية',

  role: 'الدور',
  time: 'المدة',
  situation: 'الوضع',
  decisions: 'ما تقرّر ولماذا',
  outcome: 'ما الذي نتج عنه',
  nextStory: 'القصة التالية',
  quotedPerson: (name, role) => `${name}، ${role}`,

  footerNavigation: 'تذييل الصفحة',
  saveContact: 'حفظ جهة الاتصال',
  afterName: '. ',
  goHome: 'إلى الصفحة الرئيسية',
  latestProjects: 'أحدث المشاريع',
};
