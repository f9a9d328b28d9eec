import type { Labels } from './type.ts';

export const labels: Labels = {
  skipToContent: '본문 바로가기',
  mainNavigation: '주 메뉴',
  home: (name) => `${name}, 홈`,
  menu: '메뉴',
  technologies: '기술',
  services: '서비스',
  projects: '프로젝트',
  discussProject: '프로젝트 문의',
  language: '언어',
  pauseMotion: '애니메이션 멈추기',
  playMotion: '애니메이션 재생',
  scheme: '화면 모드',
  lightScheme: '라이트',
  darkScheme: '다크',
  systemScheme: '시스템 설정',
  playClips: '동영상 재생',

  opensInNewTab: '(새 탭에서 열림)',
  visitProfile: '프로필 보기',
  visitProfileOn: (network) => `${network} 프로필 보기`,
  profileOn: (network) => `${network} 프로필`,
  call: (phone) => `전화 걸기: ${phone}`,
  chatOn: (service) => `${service}에서 채팅하기`,
  writeOn: (service) => `${service}에서 문의하기`,
  bookOn: (service) => `${service}에서 시간 예약하기`,
  writeMail: '이메일 보내기',
  writeToMe: '문의하기',
  chatAboutThis: '채팅으로 상담하기',
  writeAboutThis: '이 내용으로 문의하기',
  bookAboutThis: '상담 시간 예약하기',

  introduction: '소개',
  builtWith: '사용 기술',
  readTheStory: '프로젝트 이야기 보기',
  years: (from, to) => {
    if (!to) return `${from}년~현재`;
    return to === from ? `${from}년` : `${from}년~${to}년(${to - from}년)`;
  },
  cv: (size) => `이력서(PDF, ${size})`,

  whatYouGet: '제공 내용',
  howTheWorkGoes: '진행 과정',
  projectsThatShowIt: '관련 프로젝트',
  nextStep: '다음 단계',

  role: '역할',
  time: '기간',
  situation: '배경',
  decisions: '내린 결정과 그 이유',
  outcome: '결과',
  nextStory: '다음 이야기',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: '하단 메뉴',
  saveContact: '연락처 저장',
  afterName: '. ',
  goHome: '홈으로 가기',
  latestProjects: '최근 프로젝트',
};
