import { labels as labelsOfLanguage } from '#labels';
import type { Labels } from '../model/labels/labels.ts';
import { content } from './content.ts';

/** The page's own words in the language of this build, with those that the owner has replaced in content/labels.ts. */
export const labels: Labels = { ...labelsOfLanguage, ...content.labels?.labels };
