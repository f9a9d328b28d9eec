/**
 * The other languages of the site, or undefined if there are none. A constant that tools/content/one-language.ts sets, so that
 * all that depends on it is left out of the script of a site in one language.
 */
declare const OTHER_LANGUAGES: import('../model/page.ts').OtherLanguage[] | undefined;
