import type { OwnSection } from '../model/written.ts';

export const sections: OwnSection[] = [
  {
    id: 'certificates',
    kind: 'list',
    heading: '資格と学歴',
    intro: '仕事の土台になった学びです。',
    menuLabel: '資格',
    entries: [
      {
        title: '情報工学科 卒業',
        place: '東海工業大学',
        from: '2010-04',
        to: '2014-03',
        text: '卒業研究は、電波の弱い場所でも使える在庫管理の画面設計です。',
        icon: 'school',
      },
      { title: '応用情報技術者', time: '2016年', icon: 'certificate', link: 'https://www.example.org/exam' },
      { title: '衛生管理者' },
    ],
  },
  {
    id: 'about',
    kind: 'text',
    heading: '私について',
    paragraphs: [
      '商店街の<strong>八百屋</strong>で育ちました。朝の忙しさの中で使える道具だけが残ると知っています。',
      'いままでの仕事は<a href="/#projects">制作事例</a>をご覧ください。',
    ],
    portrait: 'portrait',
  },
  {
    id: 'languages',
    kind: 'facts',
    heading: '言語と時間',
    facts: [
      { value: '日本語', meaning: '母語' },
      { value: '英語', meaning: '会議と文書' },
      { value: '9時から17時まで', meaning: '平日の連絡時間' },
    ],
  },
];

export const order: string[] = [
  'services',
  'experience',
  'certificates',
  'projects',
  'about',
  'technologies',
  'languages',
  'hire-me',
  'quotes',
];
