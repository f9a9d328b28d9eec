import type { Labels } from './labels.ts';
import { plural } from './plural.ts';

const years = plural('tr', { other: '# yıl' });

export const labels: Labels = {
  skipToContent: 'İçeriğe geç',
  mainNavigation: 'Ana menü',
  home: (name) => `${name}, ana sayfa`,
  menu: 'Menü',
  technologies: 'Teknolojiler',
  services: 'Hizmetler',
  projects: 'Projeler',
  discussProject: 'Projeyi konuşalım',
  language: 'Dil',
  pauseMotion: 'Hareketi duraklat',
  playMotion: 'Hareketi oynat',
  playClips: 'Klipleri oynat',

  opensInNewTab: '(yeni sekmede açılır)',
  visitProfile: 'Profili gör',
  visitProfileOn: (network) => `Profili gör: ${network}`,
  profileOn: (network) => `${network} profili`,
  call: (phone) => `${phone} numarasını ara`,
  chatOn: (service) => `${service} üzerinden sohbet`,
  writeOn: (service) => `${service} üzerinden yazın`,
  bookOn: (service) => `${service} üzerinden randevu alın`,
  writeMail: 'E-posta yazın',
  writeToMe: 'Bana yazın',
  chatAboutThis: 'Bunu konuşalım',
  writeAboutThis: 'Bu konuda bana yazın',
  bookAboutThis: 'Bu konuda randevu alın',

  introduction: 'Tanıtım',
  builtWith: 'Kullanılan teknolojiler',
  readTheStory: 'Hikâyeyi okuyun',
  years: (from, to) => {
    if (!to) return `${from} – günümüz`;
    return to === from ? `${from}` : `${from}–${to}, ${years(to - from)}`;
  },

  whatYouGet: 'Neler alırsınız',
  howTheWorkGoes: 'Çalışma nasıl ilerler',
  projectsThatShowIt: 'Bunu gösteren projeler',
  nextStep: 'Sonraki adım',

  role: 'Görev',
  time: 'Süre',
  situation: 'Durum',
  decisions: 'Ne kararlaştırıldı, neden',
  outcome: 'Ortaya çıkan sonuç',
  nextStory: 'Sonraki hikâye',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Alt bilgi',
  saveContact: 'Kişiyi kaydet',
  afterName: '. ',
  goHome: 'Ana sayfaya git',
  latestProjects: 'Son projeler',
};
