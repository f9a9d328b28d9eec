import { z } from 'zod';
import { text } from './fields.ts';
import { picture } from './media.ts';

const quote = z.strictObject({ words: text, name: text, role: text, portrait: picture.optional() });

export const schema = z.object({
  quotes: z.array(quote).max(6, 'has more than six quotes: keep the six that say the most'),
});

export type Quote = z.infer<typeof quote>;
