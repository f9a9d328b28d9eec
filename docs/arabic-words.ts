/** The texts of the sample that docs/screens/arabic-1440-360.webp shows, in Arabic. */
export const arabicWords: Record<string, string> = {
  'Not sure which?': 'لستم متأكّدين؟',
  'Most people aren’t. Write two sentences about what goes wrong today, and I’ll tell you honestly whether software would help.':
    'معظم الناس كذلك. اكتبوا جملتين عمّا يتعثّر اليوم، وسأقول لكم بصدق هل تفيدكم البرمجيات.',
  'Start a chat': 'ابدؤوا محادثة',
  'Mobile Apps': 'تطبيقات الجوال',
  'One app for iPhone and Android that opens fast, works in a lift, and earns its place on your customers’ first screen.':
    'تطبيق واحد لأجهزة iPhone وAndroid، يفتح بسرعة، ويعمل حتى في المصعد، ويستحقّ مكانه على الشاشة الأولى في هواتف عملائكم.',
  'Released to both stores for you': 'أنشره لكم في المتجرين',
  'Usable without a signal': 'يعمل من دون إشارة',
  'Updates without waiting weeks': 'تحديثات بلا انتظار أسابيع',
  'How an app gets made': 'كيف يُصنع التطبيق',
  'Custom Softwares': 'برمجيات مخصّصة',
  'The tool your team describes when they say ‘if only it could’: built around how you work, not the other way round.':
    'الأداة التي يقصدها فريقكم حين يقول «ليت البرنامج يستطيع ذلك»: تُبنى حول طريقة عملكم، لا العكس.',
  'Your data moved in and checked': 'نقل بياناتكم والتحقّق منها',
  'Roles, history and exports': 'صلاحيات وسجلّ وتصدير',
  'Yours to keep, code and all': 'ملك لكم مع شيفرتها كاملة',
  'How the work goes': 'كيف يسير العمل',
  'UI/UX Designs': 'تصميم الواجهات (UI/UX)',
  'Screens drawn with the people who will use them, tried out as a prototype before a line of code costs you money.':
    'شاشات تُرسم مع من سيستخدمونها، وتُجرَّب في نموذج أوليّ قبل أن تدفعوا ثمن سطر واحد من الشيفرة.',
  'Prototype to tap in a week': 'نموذج تنقرون عليه خلال أسبوع',
  'Readable, reachable, accessible': 'واضحة وفي المتناول ومتاحة للجميع',
  'A kit developers can build from': 'مكتبة عناصر يبني منها المطوّرون',
  'See it in the projects': 'شاهدوها في المشاريع',
  'Idris Vale': 'إدريس ڤيل',
  'Apps and systems your team will still like in two years.': 'تطبيقات وأنظمة سيظلّ فريقكم يحبّها بعد عامين.',
  'I’m Idris. I turn work that lives in spreadsheets and messages into apps people open without being told to. One person, from the first sketch to the app stores and after.':
    'أنا إدريس. أحوّل العمل المبعثر بين الجداول والرسائل إلى تطبيقات يفتحها الناس من تلقاء أنفسهم. شخص واحد معكم، من الرسم الأول إلى متاجر التطبيقات وما بعدها.',
  'Tell me what slows you down': 'أخبروني بما يعطّل عملكم',
  "Services I'm Offering": 'الخدمات التي أقدّمها',
  'Three ways to work together, and most projects need a little of each.':
    'ثلاث طرق للعمل معًا، ومعظم المشاريع تحتاج إلى شيء من كلٍّ منها.',
};
