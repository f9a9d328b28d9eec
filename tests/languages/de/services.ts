import type { ContactCard, MenuItem, Service, ServicePage } from '../../model/services.ts';

export const services: Service[] = [
  {
    title: 'Mobile Apps',
    icon: 'device-mobile',
    text: 'Eine App für iPhone und Android, die sofort startet, auch im Aufzug funktioniert und sich ihren Platz auf dem Startbildschirm Ihrer Kundschaft verdient.',
    points: [
      'In beiden Stores für Sie veröffentlicht',
      'Auch ohne Empfang nutzbar',
      'Updates ohne wochenlanges Warten',
    ],
    link: { path: '/services/service2', title: 'Wie eine App entsteht' },
  },
  {
    title: 'Individualsoftware',
    icon: 'stack-2',
    text: 'Das Werkzeug, das Ihr Team meint, wenn es sagt: „Wenn es doch nur könnte …“ Gebaut um Ihre Arbeitsweise herum, nicht umgekehrt.',
    points: [
      'Ihre Daten übernommen und geprüft',
      'Rollen, Verlauf und Exporte',
      'Gehört Ihnen, samt Quellcode',
    ],
    link: { path: '/services/service1', title: 'So läuft die Arbeit ab' },
  },
  {
    title: 'UI/UX-Design',
    icon: 'vector',
    text: 'Oberflächen, entworfen mit den Menschen, die sie benutzen werden, und als Prototyp erprobt, bevor Sie auch nur eine Zeile Code bezahlen.',
    points: [
      'In einer Woche ein Prototyp zum Antippen',
      'Lesbar, gut erreichbar, barrierefrei',
      'Ein Baukasten für die Entwicklung',
    ],
    link: { path: '/#projects', title: 'In den Projekten ansehen' },
  },
];

export const contactCard: ContactCard = {
  title: 'Noch unsicher?',
  text: 'Damit sind Sie nicht allein. Beschreiben Sie mir in zwei Sätzen, was heute schiefläuft, und ich sage Ihnen ehrlich, ob Software helfen würde.',
  chatLabel: 'Chat beginnen',
};

export const serviceMenu: MenuItem[] = [
  {
    title: 'Kostenlose Beratung',
    chatMessage:
      'Hallo Idris, ich möchte gern eine kostenlose Beratung vereinbaren. Mein Projekt in zwei Sätzen: ',
  },
  { title: 'Individuelle Softwareentwicklung', path: '/services/service1' },
  { title: 'Webentwicklung', path: '/services/service2' },
  { title: 'App-Entwicklung', path: '/services/service2' },
];

export const servicePages: ServicePage[] = [
  {
    path: '/services/service1',
    title: 'Individuelle Softwareentwicklung',
    description:
      'Individuelle Software von einem erfahrenen Entwickler: was Sie bekommen, wie die Arbeit Schritt für Schritt abläuft, womit gebaut wird und Projekte dazu.',
    headline: 'Software, zugeschnitten auf Ihre Arbeitsweise',
    intro:
      'Für Teams, deren Abläufe über Tabellen, gemeinsame Postfächer und ein gutes Gedächtnis hinausgewachsen sind. Sie bekommen ein System, dem alle vertrauen, und einen Menschen, der dafür geradesteht.',
    deliverables: [
      {
        title: 'Ein laufendes System',
        text: 'In Ihren eigenen Konten, unter Ihrer eigenen Domain, Ihre bestehenden Daten übernommen und geprüft.',
      },
      {
        title: 'Rollen und Verlauf',
        text: 'Wer was sehen darf, wer wann was geändert hat. Die Fragen der Wirtschaftsprüfung, mit zwei Klicks beantwortet.',
      },
      {
        title: 'Die Schlüssel',
        text: 'Der Quellcode, ein Handbuch von wenigen Seiten, mit dem auch Ihr nächster Entwickler zurechtkommt, und keine Lizenz, die abläuft.',
      },
    ],
    steps: [
      {
        title: 'Zuhören',
        text: 'Ein kostenloses Gespräch, dann ein halber Tag neben den Menschen, die die Arbeit machen. Sie bekommen auf einer Seite zusammengefasst, was gebaut werden sollte und was nicht.',
      },
      {
        title: 'Skizzieren',
        text: 'Innerhalb einer Woche ein Prototyp zum Durchklicken. Ein Irrtum kostet hier wenig, also irren wir uns am besten hier.',
      },
      {
        title: 'In Etappen bauen',
        text: 'Alle zwei Wochen etwas Brauchbares, unter einer Testadresse, die Sie jederzeit öffnen können. Sie bezahlen jede Etappe, wenn sie funktioniert.',
      },
      {
        title: 'Starten und bleiben',
        text: 'Ich ziehe Ihre Daten um, schule Ihr Team am ersten Morgen und bleibe erreichbar. Danach monatlich oder gar nicht: Sie entscheiden.',
      },
    ],
    builtWith: [
      'TypeScript',
      'React',
      'Next.js',
      'Node.js',
      'NestJS',
      'PostgreSQL',
      'Redis',
      'Docker',
      'AWS',
    ],
    projects: ['calling-software', 'e-commerce-management-system', 'internal-audit-system'],
    nextStep: 'Erzählen Sie mir von dem Ablauf, der Sie am meisten Nerven kostet.',
    chatMessage:
      'Hallo Idris, ich interessiere mich für individuelle Software. Am meisten Ärger macht uns heute: ',
  },
  {
    path: '/services/service2',
    title: 'Web- und App-Entwicklung',
    description:
      'Web-Apps und mobile Apps von der ersten Skizze bis zum Release: was Sie bekommen, wie die Arbeit abläuft, womit gebaut wird und Projekte dazu.',
    headline: 'Ein Produkt, auf jedem Bildschirm Ihrer Kundschaft',
    intro:
      'Für ein Produkt, das Ihre Kundinnen und Kunden in der Hand halten werden. Eine gemeinsame Codebasis für iPhone, Android und Web, wo das Geld spart, und native Teile, wo man den Unterschied sieht.',
    deliverables: [
      {
        title: 'Eine App, die bleibt',
        text: 'Schnell geöffnet, auf einen Blick verständlich, mit einem Daumen und ohne Empfang bedienbar.',
      },
      {
        title: 'Eine Web-App oder Website dazu',
        text: 'Von Suchmaschinen gefunden, flott auf alten Handys, für alle lesbar und von Ihnen leicht zu ändern.',
      },
      {
        title: 'Veröffentlichung inklusive',
        text: 'Store-Konten auf Ihren Namen, Rückfragen der Prüfstellen beantwortet und jedes Update nur einen Befehl entfernt.',
      },
    ],
    steps: [
      {
        title: 'Auf eine Aufgabe einigen',
        text: 'Wir wählen das eine, das die erste Version gut können muss, und schreiben auf, was warten kann.',
      },
      {
        title: 'Prototyp auf Ihrem Smartphone',
        text: 'Innerhalb einer Woche haben Sie Bildschirme zum Antippen in der Hand. Wir zeigen sie drei Menschen, die sie noch nie gesehen haben.',
      },
      {
        title: 'Bauen, mit einer Testversion jeden Freitag',
        text: 'Sie installieren sie wie jede andere App und sagen mir, was sich falsch anfühlt, solange es sich noch leicht ändern lässt.',
      },
      {
        title: 'Veröffentlichen und zuhören',
        text: 'Ich bringe die App durch beide Stores, beobachte die ersten Wochen genau und behebe, was der Alltag ans Licht bringt.',
      },
    ],
    builtWith: [
      'React Native',
      'Expo',
      'Swift',
      'Kotlin',
      'TypeScript',
      'React',
      'Next.js',
      'Node.js',
      'PostgreSQL',
    ],
    projects: ['order-tracker', 'darzi-app', 'medical-consultancy-app'],
    nextStep: 'Erzählen Sie mir, was die App als Erstes können soll.',
    chatMessage:
      'Hallo Idris, ich interessiere mich für eine Web-App oder eine mobile App. Das eine, das sie gut können muss: ',
  },
];
