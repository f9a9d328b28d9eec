import type { Content } from '../../model/content.ts';
import type { Picture } from '../../model/media.ts';
import type { OwnSection } from '../../model/sections.ts';

/** A section of each kind, and two lists. */
export const ownSections = (portrait: Picture): OwnSection[] => [
  {
    id: 'education',
    kind: 'list',
    heading: 'Education',
    intro: 'Where I learned to build things that last.',
    menuLabel: 'Education',
    entries: [
      {
        title: 'Computer science',
        place: 'Technical University of Trieste',
        from: '2014-09',
        to: '2018-06-30',
        text: 'A thesis on maps that load on slow phones.',
        link: 'https://www.example.org/maps',
        icon: 'school',
      },
      { title: 'Certified accessibility specialist', time: 'May 2021', icon: 'certificate' },
      { title: 'First aid' },
    ],
  },
  {
    id: 'talks',
    kind: 'list',
    heading: 'Talks',
    entries: [
      { title: 'Offline first', place: 'Ljubljana' },
      { title: 'Quiet maps', from: '2023' },
    ],
  },
  {
    id: 'about',
    kind: 'text',
    heading: 'About me',
    menuLabel: 'About',
    paragraphs: [
      'I grew up above a <em>bakery</em>, where bread for the whole street had to be ready at six. It taught me to begin early, and to promise only what fits into a day.',
      'See <a href="/#talks">my talks</a>.',
    ],
    portrait,
  },
  {
    id: 'languages',
    kind: 'facts',
    heading: 'Languages',
    facts: [
      { value: 'Italian', meaning: 'Native speaker' },
      { value: 'English', meaning: 'Fluent' },
      { value: '11', meaning: 'Years of freelance work' },
    ],
  },
];

/** The same as a content file. */
export function ownSectionsFile(portrait: string): string {
  const sections = ownSections(portrait as unknown as Picture);
  return `export const sections = ${JSON.stringify(sections, null, 2)};\n`;
}

/** The same in Arabic. */
export const ownSectionsInArabic = (portrait: Picture): OwnSection[] => [
  {
    id: 'education',
    kind: 'list',
    heading: 'التعليم',
    intro: 'أين تعلّمت بناء ما يدوم.',
    menuLabel: 'التعليم',
    entries: [
      {
        title: 'علوم الحاسوب',
        place: 'الجامعة التقنية في ترييستي',
        from: '2014-09',
        to: '2018-06-30',
        text: 'أطروحة عن خرائط تعمل على الهواتف البطيئة.',
        link: 'https://www.example.org/maps',
        icon: 'school',
      },
      { title: 'أخصائي معتمد في سهولة الاستخدام', time: 'مايو 2021', icon: 'certificate' },
      { title: 'الإسعافات الأولية' },
    ],
  },
  {
    id: 'talks',
    kind: 'list',
    heading: 'محاضرات',
    entries: [
      { title: 'العمل دون اتصال', place: 'ليوبليانا' },
      { title: 'خرائط هادئة', from: '2023' },
    ],
  },
  {
    id: 'about',
    kind: 'text',
    heading: 'نبذة عني',
    menuLabel: 'نبذة',
    paragraphs: [
      'نشأت فوق <em>مخبز</em> كان خبز الحيّ كله يُجهَّز فيه قبل السادسة. علّمني ذلك أن أبدأ مبكرًا، وألّا أعِد إلا بما يتسع له اليوم.',
      'انظر <a href="/#talks">محاضراتي</a>.',
    ],
    portrait,
  },
  {
    id: 'languages',
    kind: 'facts',
    heading: 'اللغات',
    facts: [
      { value: 'الإيطالية', meaning: 'اللغة الأم' },
      { value: 'الإنجليزية', meaning: 'بطلاقة' },
      { value: '11', meaning: 'سنوات من العمل الحر' },
    ],
  },
];

/** A picture of the sample in place of a portrait. */
export function somePicture({ projects: { projects } }: Content): Picture {
  return projects.flatMap(({ image, video }) => image ?? video?.poster ?? [])[0]!;
}
