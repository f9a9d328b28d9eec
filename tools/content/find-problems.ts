import type { z } from 'zod';
import type { Content } from '../../model/content.ts';
import { brokenReferences, missingWords, takenIds } from './references.ts';
import { fieldName, type Problem, textsIn } from './field-name.ts';
import type { LoadedContent, Schemas } from './load-content.ts';

/** Checks content that could be read: each file against its schema, and references between the files. */
export function findProblems(
  content: LoadedContent,
  schemas: Schemas,
  fileExists: (path: string) => boolean,
): Problem[] {
  const files = Object.entries(content).flatMap(([file, exported]) => {
    const schema = schemas[file];
    return schema ? schemaProblems(file, exported, schema) : [missingSchema(file)];
  });
  const swapped = swappedMedia(content as Partial<Content>);
  const isComplete = Object.keys(schemas).every((file) => content[file]);
  return [
    ...files.filter(({ field }) => !swapped.some((swap) => field.startsWith(swap.field))),
    ...swapped,
    ...missingFiles(content, fileExists),
    ...missingWords(content as Partial<Content>),
    ...takenIds(content as Partial<Content>),
    ...brokenReferences(content as Partial<Content>, isComplete),
  ];
}

function schemaProblems(file: string, exported: unknown, schema: z.ZodType): Problem[] {
  return (schema.safeParse(exported).error?.issues ?? []).map((issue) => ({
    file,
    field: fieldName(exported, issue.path),
    message: plainMessage(issue),
  }));
}

function missingSchema(file: string): Problem {
  const advice = `remove it, or write its schema as docs/add-a-section.md shows`;
  return { file, field: '', message: `has no schema in model/${file}.ts: ${advice}` };
}

function missingFiles(content: LoadedContent, fileExists: (path: string) => boolean): Problem[] {
  return textsIn(content)
    .filter(({ value }) => /^\.\/content\/.+\.[a-z0-9]+$/.test(value) && !fileExists(value))
    .map(({ file, path, value }) => ({
      file,
      field: fieldName(content[file], path),
      message: `the file ${value} does not exist: add it, or import one that does`,
    }));
}

/** A picture where a clip belongs lacks every field of a clip. One message replaces these many. */
function swappedMedia({ projects }: Partial<Content>): Problem[] {
  const entries = Array.isArray(projects?.projects) ? projects.projects : [];
  return [...entries.entries()].flatMap(([index, project]) => {
    const { image, video } = project ?? {};
    const field = fieldName(projects, ['projects', index]);
    const file = 'projects';
    if (isObject(video) && 'avif' in video)
      return [{ file, field: `${field}.video`, message: 'is a picture: write image in place of video' }];
    if (isObject(image) && 'av1' in image)
      return [{ file, field: `${field}.image`, message: 'is a clip: write video in place of image' }];
    return [];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Rewrites the messages of zod in words that an owner understands. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has ${issue.keys.join(', ')}, which the page does not know: correct its spelling or remove it`;
  const [, found] = /^Invalid input: .* received (\w+)$/.exec(issue.message) ?? [];
  if (issue.code === 'invalid_type' && found) {
    const write = `write ${typeNames[issue.expected] ?? issue.expected}`;
    return found === 'undefined' ? `is missing: ${write}` : `is ${typeNames[found] ?? found}: ${write}`;
  }
  return issue.message.replace(/^undefined .*?: /, 'is missing: ');
}

const typeNames: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields in { }',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};
