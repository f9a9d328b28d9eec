import type { OwnSection } from '../../model/written.ts';

export const sections: OwnSection[] = [
  {
    id: 'certificates',
    kind: 'list',
    heading: 'Certificates',
    intro: 'What my work stands on.',
    menuLabel: 'Certificates',
    entries: [
      {
        title: 'Information engineering',
        place: 'Tokai Technical University',
        from: '2010-04',
        to: '2014-03',
        text: 'A thesis on screens for counting stock where there is no signal.',
        icon: 'school',
      },
      {
        title: 'Applied information technology engineer',
        time: '2016',
        icon: 'certificate',
        link: 'https://www.example.org/exam',
      },
      { title: 'Health supervisor' },
    ],
  },
  {
    id: 'about',
    kind: 'text',
    heading: 'About me',
    paragraphs: [
      'I grew up in a <strong>grocery</strong>. Only tools that work in the rush of the morning stay.',
      'See <a href="/#projects">what I built</a>.',
    ],
    portrait: 'portrait',
  },
  {
    id: 'languages',
    kind: 'facts',
    heading: 'Languages and hours',
    facts: [
      { value: 'Japanese', meaning: 'Native speaker' },
      { value: 'English', meaning: 'Meetings and documents' },
      { value: '9 to 17', meaning: 'Weekdays in Tokyo' },
    ],
  },
];
