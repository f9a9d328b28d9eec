import type { Project } from '../model/written.ts';

export const projects: Project[] = [
  {
    id: 'order-tracker',
    video: 'order-tracker',
    alt: 'スマートフォンの地図の上を荷物が進み、玄関先に届くまでの様子。',
    attachmentOnRight: true,
    title: '配達みちしるべ',
    subTitle: '「荷物はいまどこ？」に、聞かれる前に答える',
    description: [
      'お客様は配達員の位置と、無理のない到着予定を地図で見られます。',
      '配達員の画面には、回る順番と大きなボタンが一つだけ。',
    ],
    techStack: ['React Native', 'Expo', 'PostGIS'],
  },
  {
    id: 'calling-software',
    image: 'calling-software',
    alt: '通話中の受付画面。相手の名前と経過時間、待っている人の一覧、書きかけのメモが並んでいる。',
    attachmentOnRight: false,
    title: 'カスタマーサポートダッシュボード',
    subTitle: '電話の受付を、ブラウザー一つで',
    description: [
      '着信と同時に、その方のこれまでの記録が開きます。',
      '通話中のメモは、切ったあとに自動で整理されます。',
    ],
    techStack: ['React', 'WebRTC', 'Node.js'],
    link: { path: '/services/business-apps', title: 'こうした仕組みの進め方' },
  },
  {
    id: 'shift-board',
    attachmentOnRight: true,
    title: 'シフト表「ひとめ」',
    subTitle: '休みの希望から、貼り出す一枚まで',
    description: ['希望を集め、重なりを知らせ、印刷できる表にします。', '店長の月末の夜を一つ減らしました！'],
    techStack: ['TypeScript', 'SQLite'],
  },
  {
    id: 'stock-count',
    video: 'stock-count',
    alt: '縦長のスマートフォンの画面で、数えた棚の行が一つずつ下へ進む様子。',
    attachmentOnRight: false,
    title: '棚卸し「かぞえる」',
    subTitle: '片手で数えて、そのまま締める',
    description: [
      '棚のラベルを読み取ると、数える行が画面の真ん中に来ます。',
      '電波のない地下でも止まりません。',
    ],
    techStack: ['React Native', 'SQLite'],
  },
];
