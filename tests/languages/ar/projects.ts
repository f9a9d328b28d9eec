import { callingSoftware } from '../media/calling-software.ts';
import { darziApp } from '../media/darzi-app.ts';
import { eCommerceManagementSystem } from '../media/e-commerce-management-system.ts';
import { internalAuditSystem } from '../media/internal-audit-system.ts';
import { medicalConsultancyApp } from '../media/medical-consultancy-app.ts';
import { orderTracker } from '../media/order-tracker.ts';
import type { Project } from '../../model/projects.ts';

export const projects: Project[] = [
  {
    id: 'calling-software',
    image: callingSoftware,
    alt: 'مكتب دعم أثناء مكالمة: المتّصلة والمؤقّت الجاري، وطابور الانتظار إلى جانبهما، وملاحظات تُكتب.',
    attachmentOnRight: true,
    title: 'برنامج الاتصالات',
    subTitle: 'مكتب هاتفي داخل المتصفّح لفريق الدعم',
    description: [
      'تصل المكالمات وإلى جانبها سجلّ العميل، فلا يُسأل أحد عن رقم طلبه مرّتين.',
      'تُكتب الملاحظات أثناء المكالمة، وتُحفظ من تلقاء نفسها عند انتهائها.',
      'يُظهر الطابور من طال انتظاره أكثر، لا من اتّصل آخرًا.',
    ],
    techStack: ['React', 'TypeScript', 'WebRTC', 'Node.js', 'Redis'],
    link: { path: '/services/service1', title: 'كيف أبني برنامجًا كهذا' },
  },
  {
    id: 'e-commerce-management-system',
    video: eCommerceManagementSystem,
    alt: 'يُفتح طلب في لوحة إدارة متجر، ويُعاد طلب صنف أوشك على النفاد، ثم تصبح حالة الطلب «مغلّف».',
    attachmentOnRight: false,
    title: 'نظام إدارة التجارة الإلكترونية',
    subTitle: 'لوحة إدارة واحدة للطلبات والمخزون والمال',
    description: [
      'متجر كان يبيع في ثلاثة أماكن ويعدّ باليد، صار يرى قائمة واحدة للطلبات ورقمًا واحدًا لكل رفّ.',
      'الصنف القليل يطلب إعادة توريده قبل أن ينفد.',
      'كل رقم يُفتح على الطلبات التي وراءه.',
    ],
    techStack: ['Next.js', 'NestJS', 'PostgreSQL', 'Docker'],
  },
  {
    id: 'internal-audit-system',
    video: internalAuditSystem,
    alt: 'تُؤشَّر ضوابط التدقيق واحدًا تلو الآخر، وتُسجَّل ملاحظة باسم المسؤول عنها، ويتجمّع التقرير الموقّع من تلقاء نفسه.',
    attachmentOnRight: true,
    title: 'نظام التدقيق الداخلي',
    subTitle: 'من قائمة التحقّق إلى التقرير الموقّع، بلا ملفّات ورقية',
    description: [
      'يعمل المدقّقون على قائمة تحقّق في جهاز لوحي؛ وتُسجَّل كل ملاحظة في مكانها مع دليلها والمسؤول عنها وموعدها.',
      'يُكتب التقرير من تلقاء نفسه ممّا سُجّل، ويحفظ من وقّعه ومتى.',
    ],
    techStack: ['React', 'Node.js', 'PostgreSQL', 'تصدير PDF'],
  },
  {
    id: 'order-tracker',
    video: orderTracker,
    alt: 'هاتف يعرض طلبًا في طريقه على خريطة المدينة، من التغليف حتى التسليم عند الباب.',
    attachmentOnRight: false,
    title: 'Order Tracker',
    subTitle: 'أين طردي؟ سؤال يُجاب عنه قبل أن يُطرح',
    description: [
      'يتابع العملاء المندوب على الخريطة ويرون وقت وصول صادقًا.',
      'وللمندوبين قائمة بترتيب الطريق وزرّ كبير واحد لكل محطّة.',
      'والمتجر يرى الحقيقة نفسها التي يراها الطرفان.',
    ],
    techStack: ['React Native', 'Expo', 'WebSockets', 'PostGIS'],
  },
  {
    id: 'darzi-app',
    video: darziApp,
    alt: 'خيّاط يُدخل قياسات عميل على رسم للثوب، ثم يختار موعد التجربة وموعد التسليم.',
    attachmentOnRight: true,
    title: 'تطبيق Darzi',
    subTitle: 'دفتر خيّاط لا يضيع',
    description: [
      'القياسات والقماش والمواعيد لكل عميل، تُدخَل على رسم بدلًا من استمارة.',
      'يعمل بالأردية والإنجليزية، ومن دون إشارة.',
      'قائمة الصباح تقول من سيأتي لتجربة ثوبه وما حان تسليمه.',
    ],
    techStack: ['React Native', 'SQLite', 'المزامنة من دون اتصال'],
  },
  {
    id: 'medical-consultancy-app',
    video: medicalConsultancyApp,
    alt: 'مريض يعثر على طبيبة، ويحجز موعدًا متاحًا، ثم يقرأ ملاحظات الاستشارة بعدها.',
    attachmentOnRight: false,
    title: 'تطبيق الاستشارات الطبية',
    subTitle: 'زيارة الطبيب بلا غرفة انتظار',
    description: [
      'ابحثوا عن طبيب بحسب الشكوى، لا بحسب القسم. احجزوا موعدًا، وأجروا المكالمة، واحتفظوا بالملاحظات.',
      'يكتب الأطباء مرّة واحدة: الملخّص والوصفة والمتابعة تأتي كلّها من الملاحظة نفسها.',
    ],
    techStack: ['React Native', 'WebRTC', 'NestJS', 'PostgreSQL'],
  },
];
