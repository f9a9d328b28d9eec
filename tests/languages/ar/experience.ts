import fieldnote from '../media/fieldnote.svg';
import harbourAndPine from '../media/harbour-and-pine.svg';
import kitebox from '../media/kitebox.svg';
import type { Role } from '../../model/experience.ts';

export const experience: Role[] = [
  {
    company: 'Fieldnote',
    image: fieldnote,
    imageWidth: 56,
    designation: 'مطوّر أول لتطبيقات الجوال',
    from: 2024,
    duration: 'من 2024 حتى الآن',
    supportLine: 'تطبيقات لفرق تعمل حيث تنتهي الإشارة',
    description: [
      'أقود جانب الجوال من تطبيق تفتيش يُستخدم في الأقبية والأنفاق وعنابر السفن. كان لا بدّ أن <strong>يعمل بالكامل من دون اتصال</strong>، فأعدت بناء تخزينه على قاعدة بيانات محلّية تسوّي فروقها مع الخادم حين تعود الإشارة.',
      'كما حوّلت الإصدارات من حدث شهري إلى عادة أسبوعية هادئة: أمر واحد يبني ويوقّع وينشر في المتجرين، وتقرير العطل يصل إلى جانب السطر الذي سبّبه.',
    ],
    icon: 'device-mobile',
  },
  {
    company: 'Harbour & Pine',
    image: harbourAndPine,
    imageWidth: 56,
    designation: 'مطوّر أول للأنظمة المتكاملة (Full-Stack)',
    from: 2022,
    to: 2024,
    supportLine: 'استوديو منتجات لشركات قوامها العمليات اليومية',
    description: [
      'هنا تعلّمت أن <em>أطلب جدول البيانات أولًا</em>. بنيت أنظمة للطلبات وأدوات للتدقيق وأنظمة للمخزون، من قاعدة البيانات إلى آخر زرّ، وجلست في الصباح الأول إلى جانب من يستخدمونها.',
      'وأعددت الأجزاء المشتركة التي بدأ بها كل مشروع جديد: الحسابات والصلاحيات والتصدير، ونسخة <code>staging</code> يستطيع العميل أن يعبث بها بلا خوف.',
    ],
    icon: 'stack-2',
  },
  {
    company: 'Kitebox',
    image: kitebox,
    imageWidth: 56,
    designation: 'مطوّر تطبيقات جوال',
    from: 2021,
    to: 2022,
    duration: 'من 2021 إلى 2022',
    supportLine: 'توصيل الطرود للمتاجر الصغيرة',
    description: [
      'أول منتج لي يعتمد عليه غرباء: تطبيق المندوب، بخريطته وقارئ الباركود فيه وصبره القليل جدًّا على الشاشات البطيئة.',
      'كتبت أول اختبارات آلية عرفها الفريق، <strong>للجزء الأكثر إيلامًا</strong>: تسليم طرد بالقفّازات، تحت المطر، ومن دون إشارة.',
    ],
    icon: 'package',
  },
];
