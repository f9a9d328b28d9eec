import { hero } from '../media/hero.ts';
import type { Site } from '../../model/site.ts';

export const site: Site = {
  language: 'de',
  url: 'https://example.com',
  name: 'Idris Vale',
  initials: 'IV',
  role: 'Freiberuflicher Full-Stack- und App-Entwickler',
  title: 'Idris Vale, freiberuflicher Full-Stack- und App-Entwickler',
  description:
    'Ich entwerfe, baue und betreue Apps und die Systeme dahinter, für Teams, denen Tabellen nicht mehr reichen. Sehen Sie sich um und schreiben Sie mir.',
  contact: {
    email: 'idris@example.com',
    message: 'Hallo Idris, ich bin auf Ihre Website gestoßen und möchte mit Ihnen über ein Projekt sprechen.',
    phone: '+442079460321',
    phoneText: '+44 20 7946 0321',
    chat: { kind: 'whatsapp', number: '+442079460321' },
    network: { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/in/sample-handle' },
    marketplace: {
      name: 'Upwork',
      icon: 'brand-upwork',
      url: 'https://www.upwork.com/freelancers/~sample-handle',
    },
  },
  hero: {
    headline: 'Apps und Systeme, die Ihr Team auch in zwei Jahren noch gern benutzt.',
    bio: 'Ich bin Idris. Aus Arbeit, die in Tabellen und Nachrichten steckt, mache ich Apps, die man ganz von selbst öffnet. Alles aus einer Hand: von der ersten Skizze bis in die App-Stores und darüber hinaus.',
    invitation: 'Erzählen Sie mir, was Sie bremst',
    video: hero,
  },
  sections: {
    services: {
      heading: 'Meine Leistungen',
      intro: 'Drei Wege der Zusammenarbeit, und die meisten Projekte brauchen von jedem ein wenig.',
    },
    experience: {
      heading: 'Berufserfahrung',
      intro: 'Erst in Produktteams, dann auf eigene Rechnung. Die guten Gewohnheiten sind geblieben.',
    },
    technologies: {
      heading: 'Technologien',
      intro:
        'Mit Absicht unspektakulär: Werkzeuge mit langem Support, damit jeder übernehmen kann, was ich hinterlasse.',
    },
    hireMe: {
      heading: 'Beauftragen Sie mich',
      text: 'Lieber ein Vertrag mit Treuhandkonto und erfassten Stunden? Dann beauftragen Sie mich über Upwork: dieselbe Person, dieselben Sätze, und die Plattform verwahrt das Geld, bis Sie mit dem Meilenstein zufrieden sind.',
    },
    projects: {
      heading: 'Aktuelle Projekte',
      intro: 'Sechs Produkte: was jedes kann und für wen es gemacht ist.',
    },
  },
  footer: 'Frei für neue Projekte, remote, zu den Bürozeiten in Großbritannien und am Golf.',
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite. So geht es von hier aus weiter.',
    heading: 'Unter dieser Adresse wohnt niemand.',
    text: 'Vielleicht ist der Link veraltet, oder es fehlt ein Buchstabe. Alles, was es zu sehen gibt, beginnt auf der Startseite.',
  },
};
