/** Legal forms that stand after the name. Dots and spaces in them may be missing. */
const after = listOf(`
  GmbH, mbH, AG, KG, KGaA, OHG, GbR, UG, UG (haftungsbeschränkt), e.K., e.V., eG, SE,
  Ltd., Limited, Inc., Incorporated, Corp., Corporation, Co., L.L.C., L.L.P., PLC,
  Pty., Pvt., Private, Pte., Sdn., Bhd., K.K., G.K., S.A., S.A.S., SASU, SARL, EURL,
  S.à r.l., S.L., S.L.U., S.A. de C.V., Lda., Ltda., S.r.l., S.p.A., B.V., N.V., AB, AS,
  A/S, ApS, Oy, Oyj, Sp. z o.o., Sp. j., Sp. k., s.r.o., a.s., d.o.o., Kft., Zrt.,
  A.Ş., Anonim Şirketi, Şti., Şirketi, ООО, ОАО, ЗАО, ПАО, АО, ТОВ,
  ش.م.م, ذ.م.م, ش.م.ل, בע"מ, בע״מ`);

const before = listOf(`
  SARL, EURL, SAS, PT, CV, OÜ, UAB, SIA, ООО, ОАО, ЗАО, ПАО, АО, ИП, ТОВ,
  Công ty TNHH, Công ty Cổ phần, شركة`);

/** These stand on either side, with or without a space. */
const attached = listOf(`
  株式会社, [(（]株[)）], ㈱, 有限会社, [(（]有[)）], ㈲, 合同会社, [(（]同[)）], 合資会社, 合名会社,
  一般社団法人, 주식회사, [(（]주[)）], ㈜, 유한회사, [(（]유[)）], 股份有限公司, 有限责任公司,
  有限責任公司, 有限公司, 사단법인, 재단법인, 의료법인, 학교법인, 사회복지법인,
  医療法人社団, 医療法人財団, 医療法人, 学校法人, 社会福祉法人, 宗教法人,
  特定非営利活動法人, NPO法人, 一般財団法人, 公益社団法人, 公益財団法人,
  บริษัท, จำกัด\\s*\\(มหาชน\\), ห้างหุ้นส่วนจำกัด, จำกัด, บมจ\\., บจก\\., หจก\\.`).join('|');

const legalForms = new RegExp(
  `^(?:${attached})\\s*|\\s*(?:${attached})$|^(?:${anyOf(before)})\\s+|[\\s,،&]+(?:${anyOf(after)})$`,
  'u',
);

/** The first letters of the first two words, without its legal form: 'HP' of 'Harbour & Pine Ltd'. */
export function companyInitials(company: string, language: string): string {
  const words = wordsOf(withoutLegalForm(company)) ?? [company];
  return initials(words.slice(0, 2), language);
}

/** The first letters of the first and the last word: 'JC' of 'Jean-Luc de la Cour'. */
export function personInitials(name: string, language: string): string {
  const [first = name, ...others] = wordsOf(name) ?? [];
  return initials([first, ...others.slice(-1)], language);
}

function initials(words: string[], language: string): string {
  return words
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase(language);
}

function withoutLegalForm(company: string): string {
  const name = company.replace(legalForms, '');
  // A company may be called like a legal form.
  return name === company || !wordsOf(name) ? company : withoutLegalForm(name);
}

function wordsOf(text: string): RegExpMatchArray | null {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu);
}

function listOf(forms: string): string[] {
  return forms.trim().split(/,\s+/);
}

function anyOf(forms: string[]): string {
  return forms
    .flatMap((form) => [form, form.toUpperCase()])
    .map((form) => form.replace(/[()]/g, '\\$&').replaceAll('.', '\\.?').replaceAll(' ', '\\s*'))
    .join('|');
}
