/** The icons that content may use. To use another one from the Tabler set (tabler.io/icons), add its name here. */
export const contentIcons = [
  'brand-linkedin',
  'brand-upwork',
  'brand-whatsapp',
  'code',
  'device-mobile',
  'mail',
  'package',
  'phone',
  'stack-2',
  'vector',
] as const;

/** Also for entries in sections of the owner's own. A page has only those of them that it shows. */
export const entryIcons = [
  'award',
  'book',
  'certificate',
  'heart-handshake',
  'microphone',
  'school',
] as const;

const pageIcons = ['chevron-down', 'menu-2', 'player-pause', 'player-play', 'x'] as const;
/** Only on sites in more than one language. */
export const languageIcon = 'language';

export const iconNames = [...contentIcons, ...pageIcons];
export type IconName = (typeof iconNames | typeof entryIcons)[number];
