import { z } from 'zod';
import { tags, text } from './fields.ts';

const technologyGroup = z.strictObject({ heading: text, tags });

export const schema = z.object({ technologies: z.array(technologyGroup) });

export type TechnologyGroup = z.infer<typeof technologyGroup>;
