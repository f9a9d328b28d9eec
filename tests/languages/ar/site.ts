import { hero } from '../media/hero.ts';
import type { Site } from '../../model/site.ts';

export const site: Site = {
  language: 'ar',
  url: 'https://example.com',
  fonts: { more: ['Noto Kufi Arabic'] },
  name: 'إدريس ڤيل',
  initials: 'إڤ',
  role: 'مطوّر مستقلّ لتطبيقات الجوال وأنظمة الويب المتكاملة',
  title: 'إدريس ڤيل، مطوّر مستقلّ لتطبيقات الجوال وأنظمة الويب',
  description:
    'أصمّم تطبيقات الجوال والأنظمة التي تقف خلفها وأبنيها وأرعاها، لفرق لم تعد جداول البيانات تكفيها. اطّلعوا على الأعمال ولنبدأ الحديث.',
  contact: {
    email: 'idris@example.com',
    message: 'مرحبًا إدريس، وجدت موقعك وأودّ أن أحدّثك عن مشروع.',
    phone: '+442079460321',
    phoneText: '+44 20 7946 0321',
    chat: { kind: 'whatsapp', number: '+442079460321' },
    network: { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/in/sample-handle' },
    marketplace: {
      name: 'Upwork',
      icon: 'brand-upwork',
      url: 'https://www.upwork.com/freelancers/~sample-handle',
    },
  },
  hero: {
    headline: 'تطبيقات وأنظمة سيظلّ فريقكم يحبّها بعد عامين.',
    bio: 'أنا إدريس. أحوّل العمل المبعثر بين الجداول والرسائل إلى تطبيقات يفتحها الناس من تلقاء أنفسهم. شخص واحد معكم، من الرسم الأول إلى متاجر التطبيقات وما بعدها.',
    invitation: 'أخبروني بما يعطّل عملكم',
    video: hero,
  },
  sections: {
    services: {
      heading: 'الخدمات التي أقدّمها',
      intro: 'ثلاث طرق للعمل معًا، ومعظم المشاريع تحتاج إلى شيء من كلٍّ منها.',
    },
    experience: {
      heading: 'الخبرة المهنية',
      intro: 'في فرق المنتجات أولًا، ثم مستقلًّا. والعادات الجيّدة بقيت معي.',
    },
    technologies: {
      heading: 'التقنيات المستخدمة',
      intro: 'بلا استعراض عن قصد: أدوات طويلة الدعم، ليتمكّن أيّ مطوّر من متابعة ما أتركه.',
    },
    hireMe: {
      heading: 'تعاقدوا معي',
      text: 'تفضّلون عقدًا بحساب ضمان وساعات موثّقة؟ تعاقدوا معي عبر Upwork: الشخص نفسه والأسعار نفسها، وتحتفظ المنصّة بالمال حتى ترضوا عن كل مرحلة.',
    },
    projects: {
      heading: 'أحدث المشاريع',
      intro: 'ستة منتجات: ماذا يفعل كلٌّ منها، ولمن.',
    },
  },
  footer: 'متاح لأعمال جديدة عن بُعد، في ساعات العمل البريطانية والخليجية.',
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد صفحة في هذا العنوان. يمكنكم المتابعة من هنا.',
    heading: 'لا شيء يسكن هذا العنوان.',
    text: 'قد يكون الرابط قديمًا، أو ينقصه حرف. كل ما يمكن مشاهدته يبدأ من الصفحة الرئيسية.',
  },
};
