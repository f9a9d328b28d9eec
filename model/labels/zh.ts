import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('zh', { other: '# 年' });

export const labels: Labels = {
  skipToContent: '跳到正文',
  mainNavigation: '主菜单',
  home: (name) => `${name}，首页`,
  menu: '菜单',
  technologies: '技术',
  services: '服务',
  projects: '项目',
  discussProject: '洽谈项目',
  language: '语言',
  pauseMotion: '暂停动画',
  playMotion: '播放动画',
  scheme: '外观',
  lightScheme: '浅色',
  darkScheme: '深色',
  systemScheme: '跟随系统',
  playClips: '播放视频',

  opensInNewTab: '（在新标签页中打开）',
  visitProfile: '查看个人资料',
  visitProfileOn: (network) => `在${network}上查看个人资料`,
  profileOn: (network) => `${network}上的个人资料`,
  call: (phone) => `拨打 ${phone}`,
  chatOn: (service) => `用${service}聊天`,
  writeOn: (service) => `用${service}联系我`,
  bookOn: (service) => `在${service}上预约时间`,
  writeMail: '写邮件',
  writeToMe: '联系我',
  chatAboutThis: '在线咨询',
  writeAboutThis: '联系我咨询',
  bookAboutThis: '预约咨询',

  introduction: '个人简介',
  builtWith: '所用技术',
  readTheStory: '查看案例',
  years: (from, to) => {
    if (!to) return `${from} 年至今`;
    return to === from ? `${from} 年` : `${from} 年至 ${to} 年，共 ${years(to - from)}`;
  },
  cv: (size) => `简历（PDF，${size}）`,

  whatYouGet: '服务内容',
  howTheWorkGoes: '合作流程',
  projectsThatShowIt: '相关项目',
  nextStep: '下一步',

  role: '职责',
  time: '时间',
  situation: '背景',
  decisions: '关键决策与理由',
  outcome: '项目成果',
  nextStory: '下一个案例',
  quotedPerson: (name, role) => `${name}，${role}`,

  footerNavigation: '页脚',
  saveContact: '保存联系方式',
  afterName: '。',
  goHome: '返回首页',
  latestProjects: '最新项目',
};
