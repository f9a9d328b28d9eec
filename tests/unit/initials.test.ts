import { expect, test } from 'vitest';
import { companyInitials, personInitials } from '../../model/initials.ts';

// biome-ignore format: a table of names
test.each([
  ['Fieldnote', 'F'], ['Harbour & Pine', 'HP'], ['O’Reilly Media Group', 'OM'], ['the north', 'TN'],
  ['3M', '3'], ['Škoda Auto', 'ŠA'], ['東京 電力', '東電'], ['𝒜 Studio', '𝒜S'], ['&', '&'],
])('the initials of the company %s are %s', (company, initials) => {
  expect(companyInitials(company, 'en')).toBe(initials);
});

// biome-ignore format: a table of names
test.each([
  ['Jean-Luc de la Cour', 'JC'], ['Plato', 'P'], ['ömer çelik', 'ÖÇ'], ['李 小龙', '李小'],
  ['"Bob" (R) Smith', 'BS'], ['42', '4'], ['?', '?'],
])('the initials of the person %s are %s', (name, initials) => {
  expect(personInitials(name, 'en')).toBe(initials);
});

test('the capital of i is İ in Turkish, whatever the language of the browser', () => {
  expect(companyInitials('ihlas', 'tr')).toBe('İ');
});

// biome-ignore format: a table of names
test.each([
  ['株式会社フィールドノート', 'フ'], ['フィールドノート株式会社', 'フ'], ['株式会社 港と松', '港'], ['（株）港', '港'], ['㈱港', '港'],
  ['有限会社 山田 商店', '山商'], ['合同会社みなと', 'み'], ['주식회사 한빛 소프트', '한소'], ['(주)한빛', '한'], ['北京星火科技股份有限公司', '北'],
  ['上海松港有限公司', '上'], ['Acme GmbH', 'A'], ['Acme GmbH & Co. KG', 'A'],
  ['Novum UG (haftungsbeschränkt)', 'N'], ['Harbour & Pine Ltd.', 'HP'], ['Harbour and Pine, Inc.', 'HA'],
  ['Kite Co., Ltd.', 'K'], ['KITE LLC', 'K'], ['Kite L.L.C.', 'K'], ['Casa Azul S.A. de C.V.', 'CA'],
  ['Dupont SARL', 'D'], ['SARL Dupont', 'D'], ['Dupont S.à r.l.', 'D'], ['Kowalski Sp. z o.o.', 'K'],
  ['Deniz A.Ş.', 'D'], ['Deniz Ltd. Şti.', 'D'], ['ООО Ромашка', 'Р'], ['ООО «Ромашка»', 'Р'],
  ['شركة النور ش.م.م', 'ا'], ['Công ty TNHH Sao Mai', 'SM'],
  ['医療法人社団さくら会', 'さ'], ['学校法人 港学園', '港'], ['社会福祉法人みなと', 'み'], ['사단법인 한빛', '한'],
  ['บริษัท สยามเว็บ จำกัด', 'ส'], ['บริษัทสยามเว็บ จำกัด (มหาชน)', 'ส'], ['ห้างหุ้นส่วนจำกัด สยามเว็บ', 'ส'],
  ['נמל בע"מ', 'נ'], ['נמל תוכנה בע״מ', 'נת'],
])('the initials of %s leave out its legal form: %s', (company, initials) => {
  expect(companyInitials(company, 'en')).toBe(initials);
});

// biome-ignore format: a table of names
test.each([
  ['株式会社', '株'], ['Limited', 'L'], ['AG', 'A'], ['Inc. Ltd.', 'I'], ['AS Roma', 'AR'], ['Incorta', 'I'],
  ['Coda', 'C'],
])('the initials of %s are %s: a name is never left out', (company, initials) => {
  expect(companyInitials(company, 'en')).toBe(initials);
});
