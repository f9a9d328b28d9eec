import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('ar', {
  one: 'سنة واحدة',
  two: 'سنتان',
  few: '# سنوات',
  other: '# سنة',
});

export const labels: Labels = {
  skipToContent: 'الانتقال إلى المحتوى',
  mainNavigation: 'القائمة الرئيسية',
  home: (name) => `${name}، الصفحة الرئيسية`,
  menu: 'القائمة',
  technologies: 'التقنيات',
  services: 'الخدمات',
  projects: 'المشاريع',
  discussProject: 'مناقشة مشروع',
  language: 'اللغة',
  pauseMotion: 'إيقاف الحركة',
  playMotion: 'تشغيل الحركة',
  scheme: 'المظهر',
  lightScheme: 'فاتح',
  darkScheme: 'داكن',
  systemScheme: 'حسب النظام',
  playClips: 'تشغيل المقاطع',

  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  visitProfile: 'زيارة الملف الشخصي',
  visitProfileOn: (network) => `زيارة الملف الشخصي على ${network}`,
  profileOn: (network) => `الملف الشخصي على ${network}`,
  call: (phone) => `الاتصال بالرقم ${phone}`,
  chatOn: (service) => `محادثة عبر ${service}`,
  writeOn: (service) => `التواصل عبر ${service}`,
  bookOn: (service) => `حجز موعد عبر ${service}`,
  writeMail: 'إرسال بريد إلكتروني',
  writeToMe: 'إرسال رسالة',
  chatAboutThis: 'لنتحدث عن هذا',
  writeAboutThis: 'إرسال رسالة بهذا الشأن',
  bookAboutThis: 'حجز موعد بهذا الشأن',

  introduction: 'نبذة تعريفية',
  builtWith: 'التقنيات المستخدمة',
  readTheStory: 'قراءة قصة المشروع',
  years: (from, to) => {
    if (!to) return `من ${from} حتى الآن`;
    return to === from ? `${from}` : `من ${from} إلى ${to}، ${years(to - from)}`;
  },
  cv: (size) => `السيرة الذاتية، PDF، ${size}`,

  whatYouGet: 'ما تشمله الخدمة',
  howTheWorkGoes: 'كيف يسير العمل',
  projectsThatShowIt: 'مشاريع ذات صلة',
  nextStep: 'الخطوة التالية',

  role: 'الدور',
  time: 'المدة',
  situation: 'نقطة الانطلاق',
  decisions: 'القرارات وأسبابها',
  outcome: 'النتيجة',
  nextStory: 'القصة التالية',
  quotedPerson: (name, role) => `${name}، ${role}`,

  footerNavigation: 'تذييل الصفحة',
  saveContact: 'حفظ جهة الاتصال',
  afterName: '. ',
  goHome: 'العودة إلى الصفحة الرئيسية',
  latestProjects: 'أحدث المشاريع',
};
