import type { Labels } from './type.ts';

export const labels: Labels = {
  skipToContent: 'ข้ามไปยังเนื้อหา',
  mainNavigation: 'เมนูหลัก',
  home: (name) => `${name} หน้าแรก`,
  menu: 'เมนู',
  technologies: 'เทคโนโลยี',
  services: 'บริการ',
  projects: 'ผลงาน',
  discussProject: 'ปรึกษาโปรเจกต์',
  language: 'ภาษา',
  pauseMotion: 'หยุดภาพเคลื่อนไหว',
  playMotion: 'เล่นภาพเคลื่อนไหว',
  scheme: 'ลักษณะที่ปรากฏ',
  lightScheme: 'สว่าง',
  darkScheme: 'มืด',
  systemScheme: 'ตามระบบ',
  playClips: 'เล่นวิดีโอ',

  opensInNewTab: '(เปิดในแท็บใหม่)',
  visitProfile: 'ดูโปรไฟล์',
  visitProfileOn: (network) => `ดูโปรไฟล์บน ${network}`,
  profileOn: (network) => `โปรไฟล์บน ${network}`,
  call: (phone) => `โทร ${phone}`,
  chatOn: (service) => `แชทผ่าน ${service}`,
  writeOn: (service) => `ติดต่อผ่าน ${service}`,
  bookOn: (service) => `นัดเวลาผ่าน ${service}`,
  writeMail: 'ส่งอีเมล',
  writeToMe: 'ติดต่อสอบถาม',
  chatAboutThis: 'แชทสอบถามเรื่องนี้',
  writeAboutThis: 'สอบถามเรื่องนี้',
  bookAboutThis: 'นัดเวลาพูดคุยเรื่องนี้',

  introduction: 'แนะนำตัว',
  builtWith: 'เทคโนโลยีที่ใช้',
  readTheStory: 'อ่านเรื่องราวของผลงาน',
  years: (from, to) => {
    if (!to) return `${from} – ปัจจุบัน`;
    return to === from ? `${from}` : `${from} – ${to} (${to - from} ปี)`;
  },
  cv: (size) => `ประวัติการทำงาน (PDF, ${size})`,

  whatYouGet: 'สิ่งที่คุณจะได้รับ',
  howTheWorkGoes: 'ขั้นตอนการทำงาน',
  projectsThatShowIt: 'ผลงานที่เกี่ยวข้อง',
  nextStep: 'ขั้นตอนถัดไป',

  role: 'บทบาท',
  time: 'ระยะเวลา',
  situation: 'ที่มา',
  decisions: 'สิ่งที่ตัดสินใจและเหตุผล',
  outcome: 'ผลลัพธ์',
  nextStory: 'เรื่องถัดไป',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'เมนูท้ายหน้า',
  saveContact: 'บันทึกรายชื่อติดต่อ',
  afterName: ' – ',
  goHome: 'กลับไปหน้าแรก',
  latestProjects: 'ผลงานล่าสุด',
};
