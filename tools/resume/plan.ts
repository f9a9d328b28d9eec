import type { Content } from '../../model/content.ts';
import type { Text } from '../content/field-name.ts';

/** `from` is a field of the CV, `to` a field of the content, or the reason why there is no place for it. */
export type Row = { from: string; to: string; value?: string };
export type Rows = Record<'written' | 'removed' | 'same' | 'kept' | 'noPlace', Row[]>;

/** What an import will do. Planning it changes `sources`, and adds to `rows` and `repeated`. */
export type Plan = {
  content: Content;
  /** The text of each content file, by file name. */
  sources: Record<string, string>;
  rows: Rows;
  /** Fields for which the CV has no words. They repeat what else is known. */
  repeated: string[];
  isSampleText: (text: Text) => boolean;
  isSampleEntry: (entry: object) => boolean;
  replace: boolean;
};
