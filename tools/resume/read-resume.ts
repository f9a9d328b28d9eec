/// <reference path="./jsonresume-schema.d.ts" />
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { validate } from '@jsonresume/schema';
import { isInCalendar } from '../../model/sections.ts';
import { fieldName } from '../content/field-name.ts';
import { limits } from '../limits.ts';
import { requireFile } from '../require-file.ts';
import { UserError } from '../user-error.ts';
import { partNames, type Resume } from './resume.ts';

/** Reads a JSON Resume file and checks it against the published schema. Empty texts count as absent. */
export async function readResume(file: string): Promise<Resume> {
  const name = basename(file);
  const resume = parse(name, await readText(file, name));
  const problems = [...schemaProblems(resume), ...wrongDates(resume)];
  if (problems.length > 0) {
    const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
    const lines = problems.map((problem) => `  ${name}  ${problem}`);
    throw new UserError(`${name} has ${count}; nothing was changed.\n\n${lines.join('\n')}`);
  }
  if (partNames.every((part) => !resume[part] || Object.keys(resume[part]).length === 0))
    throw new UserError(
      `${name} has no basics, no work, no skills and no projects: give a JSON Resume file, see https://jsonresume.org/schema.`,
    );
  return resume;
}

async function readText(file: string, name: string): Promise<string> {
  await requireFile(file, 'one JSON Resume file', 'export');
  const { size } = await stat(file);
  if (size > limits.resumeBytes)
    throw new UserError(
      `${name} has ${(size / 1_000_000).toFixed(1)} MB, and a JSON Resume file only a few kB: give one of 1 MB at most.`,
    );
  const text = await readFile(file, 'utf8');
  // A byte order mark, which some editors write, is not part of JSON.
  return text.replace(/^\ufeff/, '');
}

function parse(name: string, text: string): Resume {
  try {
    requireWithin(name, JSON.parse(text));
    return JSON.parse(text, (key, value) => {
      if (typeof value === 'string')
        return (isDateKey(key) ? dateIn(clean(value), key) : clean(value)) || undefined;
      // Removed texts leave holes, which filter skips.
      return Array.isArray(value) ? value.filter(() => true) : withBothDates(value);
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message } = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    const where = position ? `line ${text.slice(0, Number(position)).split('\n').length}: ` : '';
    const isTooDeep = error instanceof RangeError;
    const what = isTooDeep
      ? 'too many lists within lists'
      : message.replace(/(, ".*)? is not valid JSON$| in JSON.*/s, '');
    throw new UserError(
      `${name} is not JSON that can be read, ${where}${what}. Correct it or export it again.`,
    );
  }
}

function requireWithin(file: string, value: unknown) {
  let entries = 0;
  const look = (inner: unknown, depth: number) => {
    if (typeof inner !== 'object' || inner === null) return;
    if (depth > limits.resumeDepth) throw new RangeError();
    for (const [key, each] of Object.entries(inner)) {
      entries += 1;
      if (entries > limits.resumeEntries)
        throw new UserError(`${file} has more than ${limits.resumeEntries} entries: give a CV.`);
      if (key.length > limits.resumeName)
        throw new UserError(
          `${file} has a field with a name of ${key.length} letters: write one of ${limits.resumeName} at most.`,
        );
      look(each, depth + 1);
    }
  };
  look(value, 1);
}

/** Both years may be in one field: 2017年〜2021年. */
function withBothDates<Value>(value: Value): Value {
  const { startDate, endDate } = Object(value);
  if (endDate || typeof startDate !== 'string') return value;
  // No regular expression for all of it: one with blanks around the sign takes minutes for a text of blanks.
  const at = startDate.search(/[〜～~–—]/);
  if (at < 1) return value;
  const last = dateIn(startDate.slice(at + 1).trim(), 'endDate');
  return { ...value, startDate: asDate(startDate.slice(0, at).trim()), ...(last && { endDate: last }) };
}

function isDateKey(key: PropertyKey): boolean {
  return /^(start|end|release)Date$|^date$/.test(String(key));
}

/** What still goes on has no end. */
function dateIn(value: string, key: string): string {
  const isOngoing = /^(現在|至今|现在|今|현재|الآن|حتى الآن|present|now)$/i.test(value);
  return isOngoing && key === 'endDate' ? '' : asDate(value);
}

/** A date as people write it in Chinese, Japanese and Korean, as JSON Resume has it: 2017-04 for 2017年4月. */
function asDate(value: string): string {
  const [, year, ...rest] =
    /^(\d{4}) ?[年년./](?: ?(\d{1,2}) ?[月월./]?(?: ?(\d{1,2}) ?[日일.]?)?)?$/.exec(
      value.normalize('NFKC'),
    ) ?? [];
  return year ? [year, ...rest.flatMap((part) => part?.padStart(2, '0') ?? [])].join('-') : value;
}

/** Without characters that cannot be shown. */
function clean(value: string): string {
  return value.replace(/(?![\t\r\n])\p{Cc}|\p{Cs}/gu, '').trim();
}

/** One line for each field that is not as the published schema says. */
export function schemaProblems(resume: Resume): string[] {
  let problems: string[] = [];
  validate(resume, (errors) => {
    problems = (errors ?? []).map(({ path, name, argument, instance }) => {
      const message = messages[name === 'format' ? String(argument) : name]?.(shortened(instance), argument);
      return [fieldName(resume, path), message ?? 'is not as the schema of JSON Resume says']
        .join('  ')
        .trim();
    });
  });
  return problems;
}

const messages: Record<string, (value: unknown, expected: unknown) => string> = {
  email: (value) => `'${value}' is not a mail address: write one like you@example.com`,
  uri: (value) => `'${value}' is not an address: write one like https://example.com/you`,
  pattern: (value) =>
    `'${value}' is not a date: write 2024-05-31, 2024-05 or 2024, and no endDate for what still goes on`,
  type: (value, expected) => `is ${typeName(value)}: write ${typeNames[String(expected)] ?? expected}`,
};

function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > 100 ? `${value.slice(0, 99)}…` : value;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return typeNames[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

const typeNames: Record<string, string> = {
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

const asInSchema = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/;

/** Dates that no calendar has, or that cannot be after one another, also where they are as the schema says. */
function wrongDates(resume: Resume): string[] {
  return partNames.flatMap((part) => {
    const list = resume?.[part];
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry, index) =>
      wrongDatesIn(part, Object(entry)).map(
        ([key, message]) => `${fieldName({ [part]: list }, [part, index, key])}  ${message}`,
      ),
    );
  });
}

function wrongDatesIn(part: string, entry: Record<string, unknown>): [key: string, message: string][] {
  const dates = Object.entries(entry).filter(
    ([key, value]) => isDateKey(key) && typeof value === 'string' && asInSchema.test(value),
  ) as [string, string][];
  const unknown = dates.filter(([, date]) => !isInCalendar(date));
  if (unknown.length > 0) return unknown.map(([key, date]) => [key, messages.pattern!(date, '')]);
  const { startDate, endDate } = Object.fromEntries(dates);
  if (!startDate) return [];
  const thisYear = String(new Date().getFullYear());
  if (part === 'work' && startDate.slice(0, 4) > thisYear)
    return [['startDate', `'${startDate}' is in the future: write a date up to ${thisYear}`]];
  // Dates may differ in precision: 2024 does not end before 2024-05.
  const isEarlier = endDate && endDate < startDate.slice(0, endDate.length);
  return isEarlier
    ? [['endDate', `'${endDate}' is before its startDate '${startDate}': correct one of them`]]
    : [];
}
