import type { z } from 'zod';
import type { Content } from '../../model/content.ts';
import { entriesOf } from '../../model/entries.ts';
import { near, nearest } from '../../model/nearest.ts';
import { repeatedEntries, sharedPaths, sharedTitles, takenIds } from './clashes.ts';
import { type Finding, findingAt, type Text, textsIn } from './field-name.ts';
import type { Schemas } from './load-model.ts';
import { type LoadedContent, optionalContent } from './load-site.ts';
import { isUnknownMedium } from './media.ts';
import { brokenReferences, missingWords, unknownInOrder } from './references.ts';

/** Checks content that could be read: each file against its schema, and references between the files. */
export function findProblems(
  content: LoadedContent,
  schemas: Schemas,
  fileExists: (path: string) => boolean,
  mediaNames: string[] = [],
): Finding[] {
  const files = Object.keys(content).flatMap((file) => {
    const schema = schemas[file.replace(/\/.*/, '')];
    return schema ? schemaProblems(content, file, schema) : [missingSchema(file)];
  });
  const texts = textsIn(content);
  const media = [...swappedMedia(content as Partial<Content>), ...unknownMedia(content, texts, mediaNames)];
  const inOrder = unknownInOrder(content as Partial<Content>);
  const isComplete =
    inOrder.length === 0 &&
    Object.keys(schemas).every((file) => content[file] || optionalContent.includes(file));
  return [
    ...files.filter(({ field }) => !media.some((medium) => field.startsWith(medium.field))),
    ...media,
    ...missingFiles(content, texts, fileExists).filter(
      (lost) => !files.some(({ file, field }) => file === lost.file && field === lost.field),
    ),
    ...missingWords(content as Partial<Content>),
    ...takenIds(content as Partial<Content>),
    ...repeatedEntries(content as Partial<Content>),
    ...inOrder,
    ...sharedTitles(content as Partial<Content>),
    ...sharedPaths(content as Partial<Content>),
    ...brokenReferences(content as Partial<Content>, isComplete),
  ];
}

function schemaProblems(content: LoadedContent, file: string, schema: z.ZodType): Finding[] {
  return (schema.safeParse(content[file], { error: meantFields }).error?.issues ?? []).map((issue) => {
    const problem = findingAt(content, file, issue.path, plainMessage(issue));
    return issue.code === 'unrecognized_keys'
      ? { ...problem, path: [...issue.path, issue.keys[0]!] }
      : problem;
  });
}

function missingSchema(file: string): Finding {
  const advice = `remove it, or write its schema as docs/add-a-section.md shows`;
  return { file, path: [], field: '', message: `has no schema in model/${file}.ts: ${advice}` };
}

function missingFiles(
  content: LoadedContent,
  texts: Text[],
  fileExists: (path: string) => boolean,
): Finding[] {
  return texts
    .filter(({ value }) => /^\.\/content\/.+\.[a-z0-9]+$/.test(value) && !fileExists(value))
    .map(({ file, path, value }) =>
      findingAt(
        content,
        file,
        path,
        `the file ${value} does not exist: add it, or write the name of one that does`,
      ),
    );
}

/** A name of a picture or clip that is misspelt, or whose files are not made yet. */
function unknownMedia(content: LoadedContent, texts: Text[], names: string[]): Finding[] {
  return texts
    .filter(({ path, value }) => isUnknownMedium(path, value) && value.trim() !== '')
    .map(({ file, path, value }) => {
      const near = names.length > 0 ? `did you mean '${nearest(value, names)}'? If not, ` : '';
      const advice = `${near}npm run media add -- <your file> makes it`;
      return findingAt(content, file, path, `'${value}' is no picture or clip in content/media: ${advice}`);
    });
}

/** A picture where a clip belongs lacks every field of a clip. One message replaces these many. */
function swappedMedia(content: Partial<Content>): Finding[] {
  return entriesOf(content.projects?.projects).flatMap(([index, { image, video }]) => {
    const report = (field: string, message: string) => [
      findingAt(content, 'projects', ['projects', index, field], message),
    ];
    if (isObject(video) && 'avif' in video)
      return report('video', 'is a picture: write image in place of video');
    if (isObject(image) && 'av1' in image) return report('image', 'is a clip: write video in place of image');
    return [];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The fields that may be meant by those that the page does not know. One that is there already is not. */
function meantFields({ code, keys, input, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys') return;
  const known = Object.keys((inst as z.ZodObject).shape).filter((field) => !(field in (input as object)));
  const meant = (keys as string[]).flatMap((key) => near(key, known) ?? []);
  return meant.length > 0 ? `did you mean ${meant.join(', ')}? If not, remove it` : undefined;
}

/** Rewrites the messages of zod in words that an owner understands. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has ${issue.keys.join(', ')}, which the page does not know: ${issue.message.replace(/^Unrecognized .*/, 'correct its spelling or remove it')}`;
  const [, found] = /^Invalid input: .* received (\w+)$/.exec(issue.message) ?? [];
  if (issue.code === 'invalid_type' && found) {
    const write = `write ${howToWrite[issue.expected] ?? issue.expected}`;
    return found === 'undefined' ? `is missing: ${write}` : `is ${typeNames[found] ?? found}: ${write}`;
  }
  return issue.message.replace(/^undefined .*?: /, 'is missing: ');
}

const typeNames: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

const howToWrite: Record<string, string> = {
  array: 'a list in [ ], with a comma after each entry',
  object: 'a group of fields in { }',
  string: "a text between '…'",
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};
