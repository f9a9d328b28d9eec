import { lineOf } from '../content/problem.ts';
import type { Imported } from './import-resume.ts';
import type { Row } from './plan.ts';

/** A table for the terminal: what went where, what had no place, and what is still missing. */
export function reportOf({ rows, missing, files }: Imported, { dryRun }: { dryRun: boolean }): string {
  const groups: [heading: string, lines: string[]][] = [
    [dryRun ? 'Would be written' : 'Written', table(rows.written)],
    [dryRun ? 'Would be removed' : 'Removed', table(rows.removed)],
    ['Already there', table(rows.same)],
    ["Kept, because it is not the sample's any more; --replace writes the CV's", table(rows.kept)],
    ['Left out, or wrong in the CV', table(rows.leftOut)],
    ['Has no place', table(rows.noPlace)],
    ['Still missing', missing.map(lineOf)],
  ];
  const parts = groups
    .filter(([, lines]) => lines.length > 0)
    .map(
      ([heading, lines]) => `${heading} (${lines.length})\n${lines.map((line) => `  ${line}\n`).join('')}`,
    );
  return [...parts, summary(files, dryRun)].join('\n');
}

function summary(files: string[], dryRun: boolean): string {
  if (files.length === 0) return 'Nothing to change.';
  const names = files.map((file) => `content/${file}.ts`).join(', ');
  return dryRun ? `Nothing was written. Without --dry-run: ${names}.` : `Changed: ${names}.`;
}

function table(rows: Row[]): string[] {
  const width = (key: 'from' | 'to') => Math.max(0, ...rows.map((row) => row[key].length));
  const widths = { from: width('from'), to: width('to') };
  return rows.map(({ from, to, value = '' }) =>
    [from.padEnd(widths.from), to.padEnd(widths.to), short(value)].join('  ').trim(),
  );
}

function short(value: string): string {
  return value.length > 50 ? `${value.slice(0, 49)}…` : value;
}
