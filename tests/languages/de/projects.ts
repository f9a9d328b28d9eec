import { callingSoftware } from '../media/calling-software.ts';
import { darziApp } from '../media/darzi-app.ts';
import { eCommerceManagementSystem } from '../media/e-commerce-management-system.ts';
import { internalAuditSystem } from '../media/internal-audit-system.ts';
import { medicalConsultancyApp } from '../media/medical-consultancy-app.ts';
import { orderTracker } from '../media/order-tracker.ts';
import type { Project } from '../../model/projects.ts';

export const projects: Project[] = [
  {
    id: 'calling-software',
    image: callingSoftware,
    alt: 'Ein Support-Arbeitsplatz während eines Anrufs: die Anruferin und die laufende Gesprächszeit, daneben die Warteschlange und Notizen, die gerade entstehen.',
    attachmentOnRight: true,
    title: 'Telefonie-Software',
    subTitle: 'Ein Telefonarbeitsplatz im Browser für ein Support-Team',
    description: [
      'Anrufe erscheinen neben der Vorgeschichte des Kunden, sodass niemand zweimal nach einer Bestellnummer fragen muss.',
      'Notizen entstehen während des Gesprächs und werden danach von selbst abgelegt.',
      'Die Warteschlange zeigt, wer am längsten wartet, und nicht, wer zuletzt angerufen hat.',
    ],
    techStack: ['React', 'TypeScript', 'WebRTC', 'Node.js', 'Redis'],
    link: { path: '/services/service1', title: 'So baue ich solche Software' },
  },
  {
    id: 'e-commerce-management-system',
    video: eCommerceManagementSystem,
    alt: 'Im Backoffice eines Shops wird eine Bestellung geöffnet, ein knapper Artikel nachbestellt, und die Bestellung gilt als verpackt.',
    attachmentOnRight: false,
    title: 'E-Commerce-Verwaltungssystem',
    subTitle: 'Ein einziges Backoffice für Bestellungen, Lager und Geld',
    description: [
      'Ein Händler, der an drei Orten verkaufte und von Hand zählte, sieht heute eine einzige Bestellliste und eine einzige Zahl pro Regal.',
      'Was knapp wird, meldet sich zum Nachbestellen, bevor es ausgeht.',
      'Jede Kennzahl führt zu den Bestellungen, die dahinterstehen.',
    ],
    techStack: ['Next.js', 'NestJS', 'PostgreSQL', 'Docker'],
  },
  {
    id: 'internal-audit-system',
    video: internalAuditSystem,
    alt: 'Die Kontrollen eines Audits werden abgehakt, eine Feststellung wird mit zuständiger Person erfasst, und der unterschriebene Bericht stellt sich selbst zusammen.',
    attachmentOnRight: true,
    title: 'Internes Auditsystem',
    subTitle: 'Von der Checkliste zum unterschriebenen Bericht, ganz ohne Aktenordner',
    description: [
      'Geprüft wird mit einer Checkliste am Tablet; jede Feststellung bekommt an Ort und Stelle ihren Nachweis, eine zuständige Person und eine Frist.',
      'Der Bericht schreibt sich aus dem Erfassten selbst und hält fest, wer ihn wann unterschrieben hat.',
    ],
    techStack: ['React', 'Node.js', 'PostgreSQL', 'PDF-Export'],
  },
  {
    id: 'order-tracker',
    video: orderTracker,
    alt: 'Ein Smartphone zeigt eine Bestellung auf ihrem Weg über den Stadtplan, vom Verpacken bis zur Zustellung an der Haustür.',
    attachmentOnRight: false,
    title: 'Order Tracker',
    subTitle: 'Wo ist mein Paket? Beantwortet, bevor jemand fragt',
    description: [
      'Kundinnen und Kunden verfolgen den Kurier auf der Karte und sehen eine ehrliche Ankunftszeit.',
      'Kuriere bekommen eine Liste in Fahrtreihenfolge und einen großen Knopf für jeden Stopp.',
      'Der Laden sieht dieselbe Wahrheit wie beide.',
    ],
    techStack: ['React Native', 'Expo', 'WebSockets', 'PostGIS'],
  },
  {
    id: 'darzi-app',
    video: darziApp,
    alt: 'Ein Schneider trägt die Maße eines Kunden in eine Zeichnung des Kleidungsstücks ein und wählt dann die Termine für Anprobe und Abholung.',
    attachmentOnRight: true,
    title: 'Darzi-App',
    subTitle: 'Das Notizbuch des Schneiders, das nicht verloren geht',
    description: [
      'Maße, Stoff und Termine zu jedem Kunden, eingetragen in eine Zeichnung statt in ein Formular.',
      'Funktioniert auf Urdu und Englisch, und auch ohne Empfang.',
      'Die Liste am Morgen sagt, wer zur Anprobe kommt und was fertig sein muss.',
    ],
    techStack: ['React Native', 'SQLite', 'Offline-Synchronisierung'],
  },
  {
    id: 'medical-consultancy-app',
    video: medicalConsultancyApp,
    alt: 'Jemand findet eine Ärztin, bucht einen freien Termin und liest nach dem Gespräch die Notizen dazu.',
    attachmentOnRight: false,
    title: 'App für ärztliche Beratung',
    subTitle: 'Mit dem Arzt sprechen, ohne im Wartezimmer zu sitzen',
    description: [
      'Ärztliche Hilfe nach Beschwerden finden, nicht nach Fachabteilung. Termin buchen, Gespräch führen, Notizen behalten.',
      'Ärztinnen und Ärzte schreiben nur einmal: Zusammenfassung, Rezept und Folgetermin entstehen aus derselben Notiz.',
    ],
    techStack: ['React Native', 'WebRTC', 'NestJS', 'PostgreSQL'],
  },
];
