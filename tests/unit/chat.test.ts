import { expect, test } from 'vitest';
import type { Chat } from '../../model/chat.ts';
import { chatAddress } from '../../model/chat-services.ts';
import { chatWords } from '../../model/chat-words.ts';
import { labels } from '../../model/labels/en.ts';

type Row = { chat: Chat; empty: string; prefilled?: string; icon: string; label: string; about: string };

const rows: Row[] = [
  {
    chat: { kind: 'whatsapp', number: '+4915112345678' },
    empty: 'https://wa.me/4915112345678',
    prefilled: 'https://wa.me/4915112345678?text=Hello%20Lena%20%26%20co%3A%20',
    icon: 'brand-whatsapp',
    label: 'Chat on WhatsApp',
    about: 'Chat about this',
  },
  {
    chat: { kind: 'telegram', user: 'lena_brandt' },
    empty: 'https://t.me/lena_brandt',
    prefilled: 'https://t.me/lena_brandt?text=Hello%20Lena%20%26%20co%3A%20',
    icon: 'brand-telegram',
    label: 'Chat on Telegram',
    about: 'Chat about this',
  },
  {
    chat: { kind: 'signal', account: '+4915112345678' },
    empty: 'https://signal.me/#p/+4915112345678',
    icon: 'brand-signal',
    label: 'Chat on Signal',
    about: 'Chat about this',
  },
  {
    chat: { kind: 'signal', account: 'https://signal.me/#eu/x8_Qa-2' },
    empty: 'https://signal.me/#eu/x8_Qa-2',
    icon: 'brand-signal',
    label: 'Chat on Signal',
    about: 'Chat about this',
  },
  {
    chat: { kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena?month=5' },
    empty: 'https://cal.com/lena?month=5',
    icon: 'calendar-event',
    label: 'Book a time on Cal.com',
    about: 'Book a time to talk about this',
  },
  {
    chat: { kind: 'other', name: 'Threema', url: 'https://threema.id/LENA1234' },
    empty: 'https://threema.id/LENA1234',
    icon: 'message-circle',
    label: 'Write to me on Threema',
    about: 'Write to me about this',
  },
];

test.each(rows)('$chat.kind is opened at $empty, with a message where it takes one', ({ chat, ...row }) => {
  expect(chatAddress(chat)).toBe(row.empty);
  expect(chatAddress(chat, 'Hello Lena & co: ')).toBe(row.prefilled ?? row.empty);
});

test.each(rows)('the links of $chat.kind say "$label" and "$about"', ({ chat, icon, label, about }) => {
  expect(chatWords(chat, labels)).toEqual({ icon, label, about });
});

test('without a chat the links write a mail', () => {
  expect(chatWords(undefined, labels)).toEqual({
    icon: 'mail',
    label: 'Write a mail',
    about: 'Write to me about this',
  });
});
