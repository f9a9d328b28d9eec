import type { Labels } from './type.ts';
import { plural } from './plural.ts';

const years = plural('hi', { other: '# वर्ष' });

export const labels: Labels = {
  skipToContent: 'सामग्री पर जाएँ',
  mainNavigation: 'मुख्य मेन्यू',
  home: (name) => `${name}, होम पेज`,
  menu: 'मेन्यू',
  technologies: 'टेक्नोलॉजी',
  services: 'सेवाएँ',
  projects: 'प्रोजेक्ट',
  discussProject: 'प्रोजेक्ट पर बात करें',
  language: 'भाषा',
  pauseMotion: 'ऐनिमेशन रोकें',
  playMotion: 'ऐनिमेशन चलाएँ',
  scheme: 'दिखावट',
  lightScheme: 'हल्का',
  darkScheme: 'गहरा',
  systemScheme: 'सिस्टम',
  playClips: 'क्लिप चलाएँ',

  opensInNewTab: '(नए टैब में खुलता है)',
  visitProfile: 'प्रोफ़ाइल देखें',
  visitProfileOn: (network) => `${network} पर प्रोफ़ाइल देखें`,
  profileOn: (network) => `${network} पर प्रोफ़ाइल`,
  call: (phone) => `${phone} पर कॉल करें`,
  chatOn: (service) => `${service} पर चैट करें`,
  writeOn: (service) => `${service} पर मैसेज भेजें`,
  bookOn: (service) => `${service} पर समय बुक करें`,
  writeMail: 'ईमेल लिखें',
  writeToMe: 'मैसेज भेजें',
  chatAboutThis: 'इस बारे में चैट करें',
  writeAboutThis: 'इस बारे में मैसेज भेजें',
  bookAboutThis: 'इस पर बात के लिए समय बुक करें',

  introduction: 'परिचय',
  builtWith: 'इस्तेमाल की गई टेक्नोलॉजी',
  readTheStory: 'कहानी पढ़ें',
  years: (from, to) => {
    if (!to) return `${from} से अब तक`;
    return to === from ? `${from}` : `${from} से ${to} तक, ${years(to - from)}`;
  },
  cv: (size) => `सीवी, PDF, ${size}`,

  whatYouGet: 'आपको क्या मिलेगा',
  howTheWorkGoes: 'काम कैसे होता है',
  projectsThatShowIt: 'संबंधित प्रोजेक्ट',
  nextStep: 'अगला कदम',

  role: 'भूमिका',
  time: 'अवधि',
  situation: 'पृष्ठभूमि',
  decisions: 'क्या तय हुआ, और क्यों',
  outcome: 'नतीजा',
  nextStory: 'अगली कहानी',
  quotedPerson: (name, role) => `${name}, ${role}`,

  footerNavigation: 'फ़ुटर',
  saveContact: 'संपर्क सहेजें',
  afterName: '। ',
  goHome: 'होम पेज पर जाएँ',
  latestProjects: 'नए प्रोजेक्ट',
};
