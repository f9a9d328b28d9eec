/** Names from the Tabler set (tabler.io/icons). What content may choose from: add a name to have it. */
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

const pageIcons = ['chevron-down', 'menu-2', 'player-pause', 'player-play', 'x'] as const;

export const iconNames = [...contentIcons, ...pageIcons];
export type IconName = (typeof iconNames)[number];
