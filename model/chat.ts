import { z } from 'zod';
import { address, phone, quote, text } from './fields.ts';

const notAUser = {
  error: ({ input }: { input?: unknown }) =>
    `${quote(input)} is not a name on Telegram: write it without @ and without t.me, like lena_brandt`,
};

const signalAccount = z.union([phone, z.string().regex(/^https:\/\/signal\.me\/#eu\/[\w-]+$/)], {
  error: ({ input }) =>
    `${quote(input)} is not an account on Signal: write its number, like '+442079460321', or the link that Signal shows for it, https://signal.me/#eu/…`,
});

const lineAccount = z
  .string()
  .regex(/^(@[\w.-]+|https:\/\/line\.me\/(R\/)?ti\/p\/[\w.@%~-]+|https:\/\/lin\.ee\/\w+)$/, {
    error: ({ input }) =>
      `${quote(input)} is not an account on LINE: write the id of an official account with its @, like '@lena', or the link that LINE shows for yours, https://line.me/ti/p/… or https://lin.ee/…`,
  });

const kakaoLink = z.string().regex(/^https:\/\/(open|pf)\.kakao\.com\/[\w/-]+$/, {
  error: ({ input }) =>
    `${quote(input)} is not a chat on KakaoTalk: write the link of an open chat or of a channel, https://open.kakao.com/o/… or https://pf.kakao.com/…`,
});

/** Where a conversation starts. chat-services.ts has the address and the icon of each kind. */
export const chat = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('whatsapp'), number: phone }),
    z.strictObject({
      kind: z.literal('telegram'),
      user: z.string(notAUser).regex(/^[a-z]\w{3,31}$/i, notAUser),
    }),
    z.strictObject({ kind: z.literal('signal'), account: signalAccount }),
    z.strictObject({ kind: z.literal('line'), account: lineAccount }),
    z.strictObject({ kind: z.literal('kakaotalk'), url: kakaoLink }),
    z.strictObject({ kind: z.literal('booking'), name: text, url: address }),
    z.strictObject({ kind: z.literal('other'), name: text, url: address }),
  ],
  {
    error: ({ input }) =>
      `${whatWasWritten(input)}: write kind 'whatsapp' with number, 'telegram' with user, 'signal' or 'line' with account, 'kakaotalk' with url, or 'booking' or 'other' with name and url for any other https address`,
  },
);

function whatWasWritten(input: unknown): string {
  if (typeof input !== 'object' || input === null) return `${quote(input)} is no chat yet`;
  const { kind, name } = input as Record<string, unknown>;
  return (kind ?? name) ? `${quote(kind ?? name)} is not a kind of chat` : 'has no kind';
}

export type Chat = z.infer<typeof chat>;
