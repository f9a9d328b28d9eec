import type { Chat } from './chat.ts';
import { filled } from './label-texts.ts';
import type { Labels } from './labels/type.ts';

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

const names = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  signal: 'Signal',
  line: 'LINE',
  kakaotalk: 'KakaoTalk',
};

/** The icon and the labels of the links that start a chat, or a mail if the owner has no chat. */
export function chatWords(chat: Chat | undefined, labels: Labels) {
  if (!chat) return { icon: 'mail' as const, label: labels.writeMail, about: labels.writeAboutThis };
  return { icon: chatIcons[chat.kind], ...wordsFor(chat, labels) };
}

export function chatName(chat: Chat): string {
  return 'name' in chat ? chat.name : names[chat.kind];
}

function wordsFor(chat: Chat, labels: Labels): { label: string; about: string } {
  switch (chat.kind) {
    case 'booking':
      return { label: filled(labels.bookOn, { service: chat.name }), about: labels.bookAboutThis };
    case 'other':
      return { label: filled(labels.writeOn, { service: chat.name }), about: labels.writeAboutThis };
    default:
      return { label: filled(labels.chatOn, { service: chatName(chat) }), about: labels.chatAboutThis };
  }
}
