import fieldnote from '../media/fieldnote.svg';
import harbourAndPine from '../media/harbour-and-pine.svg';
import kitebox from '../media/kitebox.svg';
import type { Role } from '../../model/experience.ts';

export const experience: Role[] = [
  {
    company: 'Fieldnote',
    image: fieldnote,
    imageWidth: 56,
    designation: 'Senior-Entwickler für mobile Apps',
    from: 2024,
    supportLine: 'Apps für Teams, die dort arbeiten, wo der Empfang endet',
    description: [
      'Ich verantworte die mobile Seite einer Inspektions-App, die in Kellern, Tunneln und Schiffsladeräumen benutzt wird. Sie musste <strong>ganz ohne Netz voll nutzbar</strong> sein, also habe ich ihre Datenhaltung als lokale Datenbank neu gebaut, die Abweichungen mit dem Server klärt, sobald der Empfang zurück ist.',
      'Außerdem habe ich aus dem monatlichen Großereignis Release eine ruhige wöchentliche Gewohnheit gemacht: Ein Befehl baut, signiert und liefert an beide Stores, und ein Absturzbericht landet neben der Zeile, die ihn verursacht hat.',
    ],
    icon: 'device-mobile',
  },
  {
    company: 'Harbour & Pine',
    image: harbourAndPine,
    imageWidth: 56,
    designation: 'Senior-Full-Stack-Entwickler',
    from: 2022,
    to: 2024,
    duration: '2022 bis 2024, 2 Jahre',
    supportLine: 'Ein Produktstudio für Unternehmen mit viel operativem Geschäft',
    description: [
      'Hier habe ich gelernt, <em>zuerst nach der Tabelle zu fragen</em>. Ich habe Auftragsverwaltungen, Prüfwerkzeuge und Lagersysteme gebaut, von der Datenbank bis zum letzten Knopf, und saß am ersten Morgen neben den Menschen, die damit arbeiten.',
      'Ich habe die gemeinsamen Bausteine geschaffen, mit denen jedes neue Projekt begann: Konten, Rollen, Exporte und eine <code>staging</code>-Kopie, die der Kunde ohne Sorge kaputtmachen durfte.',
    ],
    icon: 'stack-2',
  },
  {
    company: 'Kitebox',
    image: kitebox,
    imageWidth: 56,
    designation: 'Entwickler für mobile Apps',
    from: 2021,
    to: 2022,
    duration: '2021 bis 2022',
    supportLine: 'Paketzustellung für kleine Läden',
    description: [
      'Mein erstes Produkt, auf das sich fremde Menschen verließen: die Kurier-App mit ihrer Karte, ihrem Barcode-Scanner und sehr wenig Geduld für langsame Bildschirme.',
      'Ich habe die ersten automatisierten Tests des Teams geschrieben, <strong>für die Stelle, die am meisten wehtat</strong>: die Übergabe eines Pakets mit Handschuhen, im Regen und ohne Empfang.',
    ],
    icon: 'package',
  },
];
