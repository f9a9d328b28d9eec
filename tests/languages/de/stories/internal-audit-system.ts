import type { Story } from '../../../model/stories.ts';
import { internalAuditSystemFinding } from '../../media/internal-audit-system-finding.ts';
import { internalAuditSystemSigned } from '../../media/internal-audit-system-signed.ts';

export const story: Story = {
  description:
    'Wie das interne Auditsystem entstand: Feststellungen mit Frist an Ort und Stelle, ein Bericht, der beim Prüfen entsteht, und eine Unterschrift, die bleibt.',
  lead: 'Geprüft wurde sorgfältig. Die Berichte kamen Wochen später, aus Fotos, Erinnerung und einem Aktenordner, und bis dahin gehörte die Hälfte der Feststellungen niemandem mehr.',
  role: 'Design und Entwicklung, gemeinsam mit der Leitung des Prüfteams',
  time: 'Vierzehn Wochen im Jahr 2024',
  situation: {
    paragraphs: [
      'Ein kleines Team ging mit einer Checkliste auf Papier durch Lager und Büros. Was nicht stimmte, kam an den Rand, der Beleg dafür ins Handy.',
      'Zurück am Schreibtisch wurde dasselbe zweimal getippt: einmal in eine Tabelle, einmal in einen Brief. Wer was bis wann in Ordnung bringen musste, wurde per E-Mail vereinbart, oder eben nicht.',
    ],
    media: [
      {
        image: internalAuditSystemFinding,
        alt: 'Ein Prüfpunkt ist mit Nein beantwortet. Darunter steht eine Feststellung: eine offen gelassene Tür, Schweregrad hoch, die zuständige Person genannt.',
        caption:
          'Ein Nein öffnet die Feststellung gleich an ihrem Platz. Ohne zuständige Person lässt sie sich nicht speichern.',
      },
    ],
  },
  decisions: {
    entries: [
      {
        title: 'Keine Feststellung ohne Zuständigkeit',
        text: 'Was nicht stimmt, wie schlimm es ist und wer es behebt, wird im Raum gefragt, solange die Person da ist. Das kostet zwanzig Sekunden und erspart eine Kette von E-Mails.',
      },
      {
        title: 'Der Bericht ist immer offen',
        text: 'Er steht neben der Checkliste und füllt sich selbst. Niemand schreibt ihn, also <strong>kann niemand etwas anderes hineinschreiben</strong> als das, was erfasst wurde.',
      },
      {
        title: 'Eine Unterschrift schließt die Akte',
        text: 'Danach lässt sich nichts mehr ändern, nur noch ergänzen, mit Name und Datum. Genau deshalb hat man dem Papier vertraut, also muss das Werkzeug es auch können.',
      },
    ],
    media: [
      {
        image: internalAuditSystemSigned,
        alt: 'Der fertige Bericht: elf Prüfpunkte in Ordnung, eine Feststellung mit zuständiger Person und Datum, darunter die Unterschrift.',
        caption: 'Unterschrieben in dem Raum, in dem der letzte Punkt geprüft wurde.',
      },
    ],
  },
  outcome: {
    paragraphs: [
      'Der Bericht ist fertig, wenn das Audit fertig ist. Das Team nimmt ihn gleich mit, und wer für eine Feststellung zuständig ist, hat sie schon vorher.',
      'Der Aktenordner steht noch im Regal. Darin liegt das Papier von früher.',
    ],
    figures: [
      { value: '12', meaning: 'Prüfpunkte für ein Lager, jeder mit einem Tippen beantwortet' },
      { value: '20 s', meaning: 'für eine Feststellung mit zuständiger Person und Frist' },
      { value: '1', meaning: 'Mal wird jede Tatsache aufgeschrieben' },
    ],
  },
};
