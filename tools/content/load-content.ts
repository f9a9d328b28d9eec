import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { z } from 'zod';
import { locateWords } from './locate.ts';

export type Schemas = Record<string, z.ZodType>;
/** Content that an owner need not have. */
export const optionalContent = ['stories', 'labels'];
export type LoadedContent = Record<string, Record<string, unknown>>;

/** The `schema` of each content file, by file name. It is exported by the file with the same name in model/. */
export async function loadSchemas(root: string): Promise<Schemas> {
  const entry = 'virtual:schemas';
  const { module } = await runnerImport<{ schemas: Record<string, z.ZodType | undefined> }>(entry, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'schemas',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? "export const schemas = import.meta.glob('/model/*.ts', { eager: true, import: 'schema' });"
            : undefined,
      },
    ],
  });
  return Object.fromEntries(
    Object.entries(module.schemas).flatMap(([path, schema]) =>
      schema ? [[basename(path, '.ts'), schema]] : [],
    ),
  );
}

/**
 * The exports of each file in content/, in which the import of a media file gives its path in the project. `unreadable` has
 * one line for each file that cannot be loaded. `texts` are read in place of the files with these names. With the code of a
 * further language, the files in its folder: which of them must be there, the first language says.
 */
export async function loadContent(
  root: string,
  schemas: Schemas,
  texts: Record<string, string> = {},
  language = '',
): Promise<{ content: LoadedContent; unreadable: string[] }> {
  const content: LoadedContent = {};
  const unreadable: string[] = [];
  const folder = resolve(root, 'content', language);
  const expected = language ? [] : Object.keys(schemas).filter((name) => !optionalContent.includes(name));
  const existing = [
    ...(await readdir(folder)),
    ...(await readdir(join(folder, 'stories')).catch(() => [])).map((name) => `stories/${name}`),
  ];
  const names = existing.filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length));
  for (const file of new Set([...expected, ...names])) {
    try {
      const { module } = await runnerImport<Record<string, unknown>>(resolve(folder, `${file}.ts`), {
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [mediaAsPaths(root), replacedTexts(folder, texts)],
      });
      content[file] = module;
    } catch (error) {
      const message = stripVTControlCharacters((error as Error).message);
      unreadable.push(whyUnreadable(root, normalizePath(join('content', language, `${file}.ts`)), message));
    }
  }
  return { content, unreadable };
}

function replacedTexts(folder: string, texts: Record<string, string>): Plugin {
  const byPath = new Map(
    Object.entries(texts).map(([file, text]) => [normalizePath(resolve(folder, `${file}.ts`)), text]),
  );
  return { name: 'replaced-texts', enforce: 'pre', load: (id) => byPath.get(normalizePath(id)) };
}

/** Turns an error of the parser or the module runner into a message that says what the owner can do. */
function whyUnreadable(root: string, file: string, message: string): string {
  const [, expected, place] = /\[PARSE_ERROR\] (.+)[\s\S]*? (\S+\.ts:\d+:\d+)/.exec(message) ?? [];
  if (expected) {
    const causes =
      "a comma before it is missing, a bracket is open, or a text does not stand between '…', with ’ for an apostrophe in it";
    // The mistake may be in a file that the content file imports. The parser names it relative to the working directory.
    return `${normalizePath(relative(root, resolve(place!)))}  ${expected}: ${causes}`;
  }
  const [, name] = /^(\w+) is not defined/.exec(message) ?? [];
  if (name) {
    const advice =
      "put a text between '…'; for a file write its import at the top, as npm run media add prints it";
    return `${locateWords(root, file, name)}  ${name}  is used and not imported: ${advice}`;
  }
  const [, path] = /^(?:Failed to load url |Cannot find module ')([^\s']+)/.exec(message) ?? [];
  if (path?.startsWith(normalizePath(resolve(root, 'content'))))
    return `${file}  is not there: bring it back, with an empty list if you have none of these`;
  if (path) {
    const start = '../'.repeat(file.split('/').length - 2) || './';
    const advice = `correct the import, which begins with '${start}', or remove it; npm run media add -- <your file> makes such a file`;
    return `${locateWords(root, file, path)}  ${path}  is imported and not there: ${advice}`;
  }
  return `${file}  cannot be read: ${message.split('\n')[0]}`;
}

/** Gives the path of a media file without reading it: a missing file would stop the content file from loading. */
function mediaAsPaths(root: string): Plugin {
  const media = /^\.{1,2}\/.*\.(?!ts$)\w+$/;
  return {
    name: 'media-as-paths',
    enforce: 'pre',
    resolveId: (source, importer) =>
      media.test(source) && importer
        ? `\0media:./${normalizePath(relative(root, resolve(importer, '..', source)))}.path`
        : undefined,
    load: (id) =>
      id.startsWith('\0media:') ? `export default ${JSON.stringify(id.slice(7, -5))}` : undefined,
  };
}
