import { z } from 'zod';
import { quote, text } from './fields.ts';

export const corners = ['sharp', 'soft', 'round'] as const;
export const schemes = ['dark', 'light'] as const;
export const heroScenes = ['contours', 'slats', 'points'] as const;

const colour = z.custom<number | `#${string}`>(isColour, {
  error: ({ input }) =>
    `${quote(input)} is no colour: write one with six digits like '#7c3aed', or a hue of OKLCH from 0 to 360 (30 red, 60 orange, 110 yellow, 145 green, 195 petrol, 260 blue, 295 violet, 350 pink)`,
});

const oneOf = <Name extends string>(names: readonly Name[], advice?: string) =>
  z.enum(names, {
    error: ({ input }) =>
      `${quote(input)} is not known: choose one of ${[names.join(', '), advice].filter(Boolean).join(', or ')}`,
  });

const theme = z.strictObject({
  accent: colour,
  ground: colour,
  /** For a site that is only dark, or only light. Without it the site follows each visitor's system. */
  scheme: oneOf(schemes, 'leave it out for both').optional(),
  /** Names at fontsource.org. `more` are for letters that the two lack. */
  fonts: z.strictObject({ display: text, text, more: z.array(text).optional() }),
  corners: oneOf(corners),
  /** Without a seed, the owner's name is the seed. */
  hero: z.strictObject({ scene: oneOf(heroScenes), seed: text.optional() }),
});

export const schema = z.object({ theme });

function isColour(value: unknown): boolean {
  if (typeof value === 'number') return value >= 0 && value <= 360;
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

export type Theme = z.infer<typeof theme>;
