import type { Site } from '../model/written.ts';

export const site: Site = {
  language: 'ja',
  url: 'https://you.github.io/portfolio',
  name: '藤村 遥',
  initials: '藤村',
  role: 'フリーランスの業務アプリ開発者',
  title: '藤村 遥｜業務アプリとスマートフォンアプリの開発',
  description:
    '紙と表計算で回している仕事を、現場の方がそのまま使えるアプリにします。設計から公開、その後の手入れまで、ひとりで責任を持って担当します。',
  contact: {
    email: 'fujimura@fujimura.example',
    message: '藤村様、サイトを拝見してご連絡しました。',
    phone: '+81312345678',
    phoneText: '03-1234-5678',
    chat: { kind: 'line', account: '@fujimura-example' },
    booking: { name: 'TimeRex', url: 'https://timerex.net/s/fujimura-example' },
    network: {
      name: 'LinkedIn',
      icon: 'brand-linkedin',
      url: 'https://www.linkedin.com/in/fujimura-example',
    },
    profiles: [{ name: 'GitHub', url: 'https://github.com/fujimura-example' }],
  },
  hero: {
    headline: '現場の手順が、そのまま画面になる。',
    bio: '藤村です。紙の帳票や表計算で回っている仕事を伺い、使う方の手順を変えないアプリに仕立てます。最初の打ち合わせから公開後の手入れまで、窓口は私ひとりです。',
    invitation: 'お困りごとを聞かせてください',
    video: 'hero',
  },
  sections: {
    services: {
      heading: 'お手伝いできること',
      intro: '「何を作ればよいか」が決まっていなくても大丈夫です。',
    },
    experience: { heading: 'これまでの仕事', intro: '会社で学んだことを、いまは一人で続けています。' },
    technologies: { heading: '使っている技術', intro: '長く保守できる、枯れた道具を選びます。' },
    quotes: { heading: 'いただいた言葉' },
    projects: { heading: '最近つくったもの', intro: 'どれも、現場を見せていただくところから始めました。' },
  },
  footer: 'ここまで読んでくださり、ありがとうございます。',
  notFound: {
    title: 'ページが見つかりません',
    description: 'このアドレスにページはありません。トップページからお探しください。',
    heading: 'お探しのページはありませんでした。',
    text: 'リンクが古いか、アドレスの文字が抜けているようです。トップページからもう一度お探しください。',
  },
};
