import type { Story } from '../../model/written.ts';

export const story: Story = {
  description: 'Entstehungsgeschichte einer Nebenkostenabrechnung: Ausgangslage und Entscheidungen.',
  lead: 'Zwölf Aktenordner voller Widerspruchsschreiben.',
  role: 'Anforderungsaufnahme und Gesamtumsetzung',
  time: 'Frühjahr bis Spätsommer 2024',
  situation: { paragraphs: ['Die Abrechnungsunterlagen lagen im Kellergeschossarchiv.'] },
  decisions: {
    entries: [
      { title: 'Nachvollziehbarkeitsgrundsatz', text: 'Jede Umlagenberechnung zeigt ihre Herkunft.' },
    ],
  },
  outcome: {
    paragraphs: ['Widerspruchsbearbeitungszeiten sanken deutlich.'],
    figures: [
      { value: '30 min', meaning: 'Jahresabschlussbearbeitungszeit' },
      { value: '50 %', meaning: 'Widerspruchsrückgang' },
    ],
  },
};
