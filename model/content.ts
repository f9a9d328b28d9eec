import type { z } from 'zod';
import type { Labels } from './labels/type.ts';

/** What a content file exports, as the schema in the file of model/ with the same name has it. */
type Exports<File extends { schema: z.ZodType }> = z.infer<File['schema']>;

/** The exports of each file in content/, by file name. */
export type Content = {
  [story: `stories/${string}`]: Exports<typeof import('./stories.ts')>;
  site: Exports<typeof import('./site.ts')>;
  services: Exports<typeof import('./services.ts')>;
  experience: Exports<typeof import('./experience.ts')>;
  technologies: Exports<typeof import('./technologies.ts')>;
  quotes: Exports<typeof import('./quotes.ts')>;
  projects: Exports<typeof import('./projects.ts')>;
  theme: Exports<typeof import('./theme.ts')>;
  /** Sections of the owner's own, and the order of all. The file is optional. */
  sections?: Exports<typeof import('./sections.ts')>;
  /** The labels that the owner has replaced. The file is optional. */
  labels?: { labels: Partial<Labels> };
};

/** What pages show of it. The theme is in the style sheet. */
export type PageContent = Omit<Content, 'theme' | 'labels'>;
