import type { Labels } from './type.ts';
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
  discussProject: 'Projenizi konuşalım',
  language: 'Dil',
  pauseMotion: 'Animasyonları duraklat',
  playMotion: 'Animasyonları oynat',
  scheme: 'Görünüm',
  lightScheme: 'Açık',
  darkScheme: 'Koyu',
  systemScheme: 'Sistem',
  playClips: 'Videoları oynat',

  opensInNewTab: '(yeni sekmede açılır)',
  visitProfile: 'Profili görüntüle',
  visitProfileOn: (network) => `Profili görüntüle: ${network}`,
  profileOn: (network) => `${network} profili`,
  call: (phone) => `${phone} numarasını arayın`,
  chatOn: (service) => `${service} üzerinden sohbet`,
  writeOn: (service) => `${service} üzerinden yazın`,
  bookOn: (service) => `${service} üzerinden randevu alın`,
  writeMail: 'E-posta yazın',
  writeToMe: 'Bana yazın',
  chatAboutThis: 'Bunu konuşalım',
  writeAboutThis: 'Bu konuda bana yazın',
  bookAboutThis: 'Bu konu için randevu alın',

  introduction: 'Tanıtım',
  builtWith: 'Kullanılan teknolojiler',
  readTheStory: 'Projenin hikâyesi',
  years: (from, to) => {
    if (!to) return `${from} – günümüz`;
    return to === from ? `${from}` : `${from}–${to}, ${years(to - from)}`;
  },
  cv: (size) => `Özgeçmiş, PDF, ${size}`,

  whatYouGet: 'Hizmetin kapsamı',
  howTheWorkGoes: 'Çalışma süreci',
  projectsThatShowIt: 'İlgili projeler',
  nextStep: 'Sonraki adım',

  role: 'Görev',
  time: 'Süre',
  situation: 'Başlangıç noktası',
  decisions: 'Alınan kararlar ve nedenleri',
  outcome: 'Sonuç',
  nextStory: 'Sonraki hikâye',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'Alt bilgi',
  saveContact: 'Kişiyi kaydet',
  afterName: '. ',
  goHome: 'Ana sayfaya git',
  latestProjects: 'Son projeler',
};
