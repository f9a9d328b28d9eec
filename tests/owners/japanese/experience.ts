import type { Role } from '../model/written.ts';

export const experience: Role[] = [
  {
    company: '株式会社みなと工房',
    designation: 'フルスタックエンジニア（業務委託）',
    from: 2021,
    supportLine: '物流と小売の会社のための受託開発',
    description: [
      '倉庫と店舗で使う在庫アプリを、設計から運用まで担当しています。電波が切れても入力が止まらないよう、<strong>端末の中に記録してから</strong>送る作りに改めました。',
      '月に一度だった公開を、毎週の決まった作業にしました。',
    ],
    icon: 'device-mobile',
  },
  {
    company: '有限会社北文社',
    designation: 'ウェブ開発者',
    from: 2017,
    to: 2021,
    supportLine: '地域の新聞社と出版社のサイト制作',
    description: [
      '記事の編集画面を作り、<em>書く人の隣に座って</em>直すことを覚えました。そのときの進め方は、<a href="/services/business-apps">いまの業務アプリ開発でも変わらない、現場を見るところから始める進め方</a>になっています。',
    ],
    icon: 'code',
  },
];
