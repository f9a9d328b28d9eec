import type { ContactCard, MenuItem, Service, ServicePage } from '../model/written.ts';

export const services: Service[] = [
  {
    title: '業務アプリ開発',
    icon: 'stack-2',
    text: '受注、在庫、日報、シフト。いまの手順を書き写すことから始め、二重入力と転記をなくします。',
    points: ['既存データの移行と確認', '権限と変更履歴', 'ソースコードはお客様のもの'],
    link: { path: '/services/business-apps', title: '進め方を見る' },
  },
  {
    title: 'スマートフォンアプリケーション開発',
    icon: 'device-mobile',
    text: 'iPhoneとAndroidの両方で、電波の届かない倉庫や地下でも止まらないアプリを作ります。',
    points: ['両ストアへの申請も担当', 'オフラインでも入力できる'],
    link: { path: '/#projects', title: '事例を見る' },
  },
  {
    title: '「困った」の相談だけでも！',
    icon: 'vector',
    text: '作らないほうがよいこともあります。画面の下書きをお見せしながら、一緒に考えます。',
  },
];

export const contactCard: ContactCard = {
  title: 'どれに当てはまるか、わからないときは？',
  text: 'いま困っていることを二、三行で送ってください。アプリで解決できるかどうか、正直にお答えします。',
  chatLabel: 'LINEで話す',
};

export const serviceMenu: MenuItem[] = [
  { title: '無料相談', chatMessage: '藤村様、無料相談をお願いします。困っていることは：' },
  { title: '業務アプリ開発', path: '/services/business-apps' },
];

export const servicePages: ServicePage[] = [
  {
    path: '/services/business-apps',
    title: '業務アプリ開発',
    description:
      '紙と表計算の仕事を、現場の手順のまま使える業務アプリに。お渡しするもの、進め方、使用する技術、関連する事例をご紹介します。',
    headline: '手順は変えず、手間だけを減らす。',
    intro:
      '担当者の記憶と共有フォルダーに頼っている会社のためのサービスです。誰が見ても同じ答えになる、一つの仕組みをお渡しします。',
    deliverables: [
      {
        title: '動いている仕組み',
        text: 'お客様のアカウントに設置し、いまあるデータを移して一緒に確認します。',
      },
      {
        title: '権限と履歴',
        text: '誰が見られるか、誰がいつ直したか。監査で聞かれることに、その場で答えられます。',
      },
      {
        title: '引き継ぎの手引き',
        text: '次の担当者が読める数ページの手引きと、ソースコード一式をお渡しします。',
      },
    ],
    steps: [
      {
        title: '現場を見る',
        text: '半日、作業の横に座らせてください。作るものと作らないものを、一枚にまとめます。',
      },
      {
        title: '下書きを触る',
        text: '一週間ほどで、押して試せる画面をお見せします。間違えるなら、ここが一番安く済みます。',
      },
      {
        title: '少しずつ作る',
        text: '二週間ごとに使える部分を増やします。途中の版は、いつでも開いて確かめられます。',
      },
    ],
    builtWith: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    projects: ['calling-software', 'shift-board'],
    nextStep: 'いちばん手間のかかっている仕事を教えてください。',
    chatMessage: '藤村様、業務アプリについて相談があります。いま手間なのは：',
  },
];
