/** A text with the names of these words in { }, in the place of which they are shown. */
type With<Name extends string> = `${string}{${Name}}${string}`;
type Period = With<'from'> & With<'to'>;

/**
 * The words of the page's own, which are not the owner's: one file a language. To add a language, copy en.ts, and name the
 * copy like the code that `language` in content/site.ts has. An owner replaces single labels in content/labels.ts.
 */
export type Labels = {
  // The bar and the menus
  skipToContent: string;
  /** Spoken: the name of the navigation in the bar. */
  mainNavigation: string;
  /** Spoken: the small logo that leads to the home page. */
  home: With<'name'>;
  menu: string;
  technologies: string;
  services: string;
  projects: string;
  discussProject: string;
  /** The menu with the other languages of the site. In a wide bar it is an icon, and this is spoken. */
  language: string;
  /** Spoken: the button in the bar that stops everything that moves. */
  pauseMotion: string;
  playMotion: string;
  /** The menu for light and dark. In a wide bar it is an icon, and this is spoken. */
  scheme: string;
  lightScheme: string;
  darkScheme: string;
  /** As the visitor's system is set. */
  systemScheme: string;
  /** Spoken: the button on a clip that is paused. */
  playClips: string;

  // Links
  /** Spoken after the words of a link. */
  opensInNewTab: string;
  visitProfile: string;
  /** Spoken in place of `visitProfile`. It has the same words, so that voice control finds the link. */
  visitProfileOn: With<'network'>;
  /** Spoken: an icon in the hero. */
  profileOn: With<'network'>;
  call: With<'phone'>;
  chatOn: With<'service'>;
  writeOn: With<'service'>;
  bookOn: With<'service'>;
  writeMail: string;
  /** The button of the contact card, for an owner without a chat. */
  writeToMe: string;
  // The button of a service page and of a story
  chatAboutThis: string;
  writeAboutThis: string;
  bookAboutThis: string;

  // The home page
  /** Spoken: the name of the hero. */
  introduction: string;
  /** Above or before the technologies of a project or a service. */
  builtWith: string;
  readTheStory: string;
  /** The years of a role. */
  years: {
    /** Of the present role. */
    present: With<'from'>;
    sameYear: With<'from'>;
    /** One text for each form that the language has for a number of `{years}`, as Intl.PluralRules names them. */
    period: Partial<Record<Intl.LDMLPluralRule, Period>> & { other: Period };
  };
  /** The link to the owner's CV, with the size of the file. */
  cv: With<'size'>;

  // Service pages
  whatYouGet: string;
  howTheWorkGoes: string;
  projectsThatShowIt: string;
  /** Spoken: the name of the last block of a page, which invites to write. */
  nextStep: string;

  // Stories
  role: string;
  time: string;
  situation: string;
  decisions: string;
  outcome: string;
  nextStory: string;
  /** Below a quote. */
  quotedPerson: With<'name'> & With<'role'>;

  // The footer and the 404 page
  /** Spoken: the name of the navigation in the footer. */
  footerNavigation: string;
  saveContact: string;
  /** Between the owner's name and the sentence in the footer. */
  afterName: string;
  goHome: string;
  latestProjects: string;
};
