import { z } from 'zod';
import { text } from './fields.ts';
import { picture } from './media.ts';

const quote = z.strictObject({
  words: text,
  name: text,
  role: text,
  portrait: picture.optional(),
  /** Nobody sees the quote before the owner has asked. */
  ask: z.literal(true, 'is there to say that you still have to ask: write true, or remove it').optional(),
});

export const schema = z.object({
  quotes: z.array(quote).max(6, 'has more than six quotes: keep the six that say the most'),
});

export type Quote = z.infer<typeof quote>;
