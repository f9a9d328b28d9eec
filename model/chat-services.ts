import type { Chat } from './chat.ts';

export const chatIcons = {
  whatsapp: 'brand-whatsapp',
  telegram: 'brand-telegram',
  signal: 'brand-signal',
  line: 'brand-line',
  kakaotalk: 'brand-kakao-talk',
  booking: 'calendar-event',
  other: 'message-circle',
} as const satisfies Record<Chat['kind'], string>;

export type ChatIcon = (typeof chatIcons)[Chat['kind']];

/** Whether a chat can be opened with a message. LINE can on phones only, and only with an account that is a friend already. */
export function takesMessage({ kind }: Chat): boolean {
  return kind === 'whatsapp' || kind === 'telegram';
}

export function chatAddress(chat: Chat, message?: string): string {
  const text = message && takesMessage(chat) ? `?text=${encodeURIComponent(message)}` : '';
  return addressOf(chat) + text;
}

function addressOf(chat: Chat): string {
  switch (chat.kind) {
    case 'whatsapp':
      return `https://wa.me/${chat.number.slice(1)}`;
    case 'telegram':
      return `https://t.me/${chat.user}`;
    case 'signal':
      return chat.account.startsWith('+') ? `https://signal.me/#p/${chat.account}` : chat.account;
    case 'line':
      return chat.account.replace(/^@/, 'https://line.me/R/ti/p/%40');
    default:
      return chat.url;
  }
}
