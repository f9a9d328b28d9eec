import { expect, test } from 'vitest';
import type { Chat } from '../../model/chat.ts';
import { chatAddress, chatWords, takesMessage } from '../../model/chat-services.ts';
import { labels } from '../../model/labels/en.ts';

type Row = [chat: Chat, address: string, prefilled: string, icon: string, label: string, about?: string];

const message = '?text=Hello%20Lena%20%26%20co%3A%20';
// biome-ignore format: a table, one chat a line
const rows: Row[] = [
  [{ kind: 'whatsapp', number: '+4915112345678' }, 'https://wa.me/4915112345678', message, 'brand-whatsapp', 'Chat on WhatsApp'],
  [{ kind: 'telegram', user: 'lena_brandt' }, 'https://t.me/lena_brandt', message, 'brand-telegram', 'Chat on Telegram'],
  [{ kind: 'signal', account: '+4915112345678' }, 'https://signal.me/#p/+4915112345678', '', 'brand-signal', 'Chat on Signal'],
  [{ kind: 'signal', account: 'https://signal.me/#eu/x8_Qa-2' }, 'https://signal.me/#eu/x8_Qa-2', '', 'brand-signal', 'Chat on Signal'],
  [{ kind: 'line', account: '@lena.brandt' }, 'https://line.me/R/ti/p/%40lena.brandt', '', 'brand-line', 'Chat on LINE'],
  [{ kind: 'line', account: 'https://lin.ee/x8Qa2' }, 'https://lin.ee/x8Qa2', '', 'brand-line', 'Chat on LINE'],
  [{ kind: 'kakaotalk', url: 'https://open.kakao.com/o/sAbC123' }, 'https://open.kakao.com/o/sAbC123', '', 'brand-kakao-talk', 'Chat on KakaoTalk'],
  [{ kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena?month=5' }, 'https://cal.com/lena?month=5', '', 'calendar-event', 'Book a time on Cal.com', 'Book a time to talk about this'],
  [{ kind: 'other', name: 'Threema', url: 'https://threema.id/LENA1234' }, 'https://threema.id/LENA1234', '', 'message-circle', 'Write to me on Threema', 'Write to me about this'],
];

test.each(rows)('%o is opened at %s, with a message where it takes one: %s', (chat, address, prefilled) => {
  expect(chatAddress(chat)).toBe(address);
  expect(chatAddress(chat, 'Hello Lena & co: ')).toBe(address + prefilled);
  expect(takesMessage(chat)).toBe(Boolean(prefilled));
});

test.each(rows)(
  'the links of %o have their icon and words',
  (chat, _, __, icon, label, about = 'Chat about this') => {
    expect(chatWords(chat, labels)).toEqual({ icon, label, about });
  },
);

test('without a chat the links write a mail', () => {
  expect(chatWords(undefined, labels)).toEqual({
    icon: 'mail',
    label: 'Email me',
    about: 'Write to me about this',
  });
});
