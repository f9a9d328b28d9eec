import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('ja', { other: '#年間' });

export const labels: Labels = {
  skipToContent: 'コンテンツへスキップ',
  mainNavigation: 'メインメニュー',
  home: (name) => `${name}、トップページ`,
  menu: 'メニュー',
  technologies: '技術',
  services: 'サービス',
  projects: 'プロジェクト',
  discussProject: 'お仕事のご相談',
  language: '言語',
  pauseMotion: 'アニメーションを停止',
  playMotion: 'アニメーションを再生',
  scheme: '外観',
  lightScheme: 'ライト',
  darkScheme: 'ダーク',
  systemScheme: 'システム',
  playClips: '動画を再生',

  opensInNewTab: '（新しいタブで開きます）',
  visitProfile: 'プロフィールを見る',
  visitProfileOn: (network) => `${network}のプロフィールを見る`,
  profileOn: (network) => `${network}のプロフィール`,
  call: (phone) => `${phone}に電話する`,
  chatOn: (service) => `${service}でチャット`,
  writeOn: (service) => `${service}で連絡する`,
  bookOn: (service) => `${service}で日時を予約`,
  writeMail: 'メールを送る',
  writeToMe: '連絡する',
  chatAboutThis: 'チャットで相談する',
  writeAboutThis: 'この件を相談する',
  bookAboutThis: '相談の日時を予約する',

  introduction: '自己紹介',
  builtWith: '使用技術',
  readTheStory: 'ストーリーを読む',
  years: (from, to) => {
    if (!to) return `${from}年〜現在`;
    return to === from ? `${from}年` : `${from}年〜${to}年（${years(to - from)}）`;
  },
  cv: (size) => `職務経歴書（PDF、${size}）`,

  whatYouGet: 'ご提供内容',
  howTheWorkGoes: '進め方',
  projectsThatShowIt: '関連プロジェクト',
  nextStep: '次のステップ',

  role: '担当',
  time: '期間',
  situation: '背景',
  decisions: '決めたことと、その理由',
  outcome: '成果',
  nextStory: '次のストーリー',
  quotedPerson: (name, role) => `${name}、${role}`,

  footerNavigation: 'フッター',
  saveContact: '連絡先を保存',
  afterName: '。',
  goHome: 'トップページへ戻る',
  latestProjects: '最近のプロジェクト',
};
