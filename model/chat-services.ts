import type { Chat } from './chat.ts';

// The page imports this file, so it must not import zod.

export const chatIcons = {
  whatsapp: 'brand-whatsapp',
  telegram: 'brand-telegram',
  signal: 'brand-signal',
  booking: 'calendar-event',
  other: 'message-circle',
} as const satisfies Record<Chat['kind'], string>;

export type ChatIcon = (typeof chatIcons)[Chat['kind']];

/** Only WhatsApp and Telegram can be opened with a message: the others leave it out. */
export function chatAddress(chat: Chat, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : '';
  switch (chat.kind) {
    case 'whatsapp':
      return `https://wa.me/${chat.number.slice(1)}${text}`;
    case 'telegram':
      return `https://t.me/${chat.user}${text}`;
    case 'signal':
      return chat.account.startsWith('+') ? `https://signal.me/#p/${chat.account}` : chat.account;
    default:
      return chat.url;
  }
}
