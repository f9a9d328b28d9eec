import type { Chat } from '../../model/chat.ts';
import { chatIcons } from '../../model/chat-services.ts';

/** The icon and the labels of the links that start a chat, or a mail if the owner has no chat. */
export function chatWords(chat: Chat | undefined) {
  if (!chat) return { icon: 'mail' as const, label: 'Write a mail', about: 'Write to me about this' };
  return { icon: chatIcons[chat.kind], ...labels(chat) };
}

function labels(chat: Chat): { label: string; about: string } {
  switch (chat.kind) {
    case 'booking':
      return { label: `Book a time on ${chat.name}`, about: 'Book a time to talk about this' };
    case 'other':
      return { label: `Write to me on ${chat.name}`, about: 'Write to me about this' };
    default: {
      const name = { whatsapp: 'WhatsApp', telegram: 'Telegram', signal: 'Signal' }[chat.kind];
      return { label: `Chat on ${name}`, about: 'Chat about this' };
    }
  }
}
