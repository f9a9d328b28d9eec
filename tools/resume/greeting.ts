import { nameParts } from '../../model/name-parts.ts';

/** `formal` is the family name where the name has one first, as in 山田 太郎, and else the full name. */
type Name = { full: string; given: string; formal: string };

/** How a visitor begins a message to the owner, in each language that the page has labels for. */
const greetings: Record<string, (name: Name) => string> = {
  ar: ({ given }) => `مرحبًا ${given}، اطّلعت على موقعك وأودّ أن أتحدث معك عن مشروع.`,
  de: ({ given }) => `Hallo ${given}, ich bin auf Ihre Seite gestoßen und möchte über ein Projekt sprechen.`,
  es: ({ given }) => `Hola, ${given}: he visto tu web y me gustaría hablar de un proyecto.`,
  fr: ({ given }) => `Bonjour ${given}, j’ai découvert votre site et j’aimerais parler d’un projet.`,
  hi: ({ given }) => `नमस्ते ${given} जी, मुझे आपकी वेबसाइट मिली। मुझे एक प्रोजेक्ट के बारे में बात करनी है।`,
  ja: ({ formal }) => `${formal}様、サイトを拝見しました。プロジェクトについてご相談させてください。`,
  ko: ({ full }) => `${full} 님, 안녕하세요. 사이트를 보고 프로젝트에 대해 상의드리고 싶어 연락드립니다.`,
  pl: () => 'Dzień dobry, piszę po obejrzeniu strony: chcę porozmawiać o projekcie.',
  pt: ({ given }) => `Olá, ${given}! Vi o seu site e gostaria de falar sobre um projeto.`,
  th: ({ given }) => `สวัสดีคุณ${given} ได้ชมเว็บไซต์ของคุณแล้ว จึงอยากปรึกษาเรื่องโปรเจกต์`,
  tr: ({ given }) => `Merhaba ${given}, sitenizi gördüm ve bir proje hakkında konuşmak istiyorum.`,
  ur: ({ given }) => `السلام علیکم ${given}، میں نے آپ کی ویب سائٹ دیکھی، ایک پروجیکٹ پر بات کرنی ہے۔`,
  zh: ({ full }) => `${full}，您好！我看了您的网站，想和您聊聊一个项目。`,
};

/** A message of the sample to the owner of this name, in the language of the site where its greeting is known. */
export function greet(message: string, sampleName: string, name: string, code: string): string {
  const { family, given } = nameParts(name, code);
  const [first = name] = given.split(' ').filter(Boolean);
  const greeting = greetings[new Intl.Locale(code).language];
  // What the owner has translated already keeps its words.
  if (!greeting || !message.startsWith(`Hello ${sampleName}, `)) return message.replaceAll(sampleName, first);
  const formal = family && name.startsWith(family) ? family : name;
  return greeting({ full: name, given: first, formal });
}
