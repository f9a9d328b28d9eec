/** The heading of each section that an import adds, in each language that the page has labels for. */
// biome-ignore format: some languages a line
const headings = {
  education: {
    ar: 'التعليم', de: 'Ausbildung', en: 'Education', es: 'Formación', fr: 'Formation', hi: 'शिक्षा', ja: '学歴', ko: '학력',
    pl: 'Wykształcenie', pt: 'Formação', th: 'การศึกษา', tr: 'Eğitim', ur: 'تعلیم', zh: '教育背景',
  },
  certificates: {
    ar: 'الشهادات', de: 'Zertifikate', en: 'Certificates', es: 'Certificados', fr: 'Certifications', hi: 'प्रमाणपत्र', ja: '資格', ko: '자격증',
    pl: 'Certyfikaty', pt: 'Certificados', th: 'ใบรับรอง', tr: 'Sertifikalar', ur: 'اسناد', zh: '证书',
  },
  awards: {
    ar: 'الجوائز', de: 'Auszeichnungen', en: 'Awards', es: 'Premios', fr: 'Distinctions', hi: 'पुरस्कार', ja: '受賞歴', ko: '수상',
    pl: 'Nagrody', pt: 'Prêmios', th: 'รางวัล', tr: 'Ödüller', ur: 'اعزازات', zh: '获奖',
  },
  publications: {
    ar: 'المنشورات', de: 'Veröffentlichungen', en: 'Publications', es: 'Publicaciones', fr: 'Publications', hi: 'प्रकाशन', ja: '執筆', ko: '저술',
    pl: 'Publikacje', pt: 'Publicações', th: 'ผลงานตีพิมพ์', tr: 'Yayınlar', ur: 'اشاعتیں', zh: '发表作品',
  },
  volunteer: {
    ar: 'العمل التطوعي', de: 'Ehrenamt', en: 'Volunteering', es: 'Voluntariado', fr: 'Bénévolat', hi: 'स्वयंसेवा', ja: 'ボランティア', ko: '봉사 활동',
    pl: 'Wolontariat', pt: 'Voluntariado', th: 'งานอาสา', tr: 'Gönüllü çalışmalar', ur: 'رضاکارانہ کام', zh: '志愿服务',
  },
  languages: {
    ar: 'اللغات', de: 'Sprachen', en: 'Languages', es: 'Idiomas', fr: 'Langues', hi: 'भाषाएँ', ja: '語学', ko: '언어',
    pl: 'Języki', pt: 'Idiomas', th: 'ภาษา', tr: 'Diller', ur: 'زبانیں', zh: '语言',
  },
  interests: {
    ar: 'الاهتمامات', de: 'Interessen', en: 'Interests', es: 'Intereses', fr: 'Centres d’intérêt', hi: 'रुचियाँ', ja: '趣味・関心', ko: '관심사',
    pl: 'Zainteresowania', pt: 'Interesses', th: 'ความสนใจ', tr: 'İlgi alanları', ur: 'دلچسپیاں', zh: '兴趣爱好',
  },
  quotes: {
    ar: 'ماذا يقولون عني', de: 'Was andere sagen', en: 'What others say', es: 'Lo que dicen de mí', fr: 'Ce qu’on dit de moi', hi: 'लोग क्या कहते हैं', ja: 'いただいた言葉', ko: '함께한 분들의 말',
    pl: 'Co mówią inni', pt: 'O que dizem de mim', th: 'เสียงจากผู้ร่วมงาน', tr: 'Hakkımda söylenenler', ur: 'دوسروں کی رائے', zh: '他人评价',
  },
} satisfies Record<string, Record<string, string> & { en: string }>;

export type Headed = keyof typeof headings;

export function headingOf(section: Headed, code: string): string {
  const words: Record<string, string> & { en: string } = headings[section];
  return words[new Intl.Locale(code).language] ?? words.en;
}
