import type { Chat } from './chat.ts';
import { chatIcons } from './chat-services.ts';
import type { Labels } from './labels/type.ts';

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
      return { label: labels.bookOn(chat.name), about: labels.bookAboutThis };
    case 'other':
      return { label: labels.writeOn(chat.name), about: labels.writeAboutThis };
    default:
      return { label: labels.chatOn(chatName(chat)), about: labels.chatAboutThis };
  }
}
