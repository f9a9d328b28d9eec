import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { isLanguage } from '../../model/language.ts';
import type { Labels } from '../../model/labels/type.ts';
import { type ContentTree, valuesOf } from './content-tree.ts';
import { givenAddress } from './given-address.ts';
import { labelsName } from './find-labels.ts';
import { loadModel, type Model } from './load-model.ts';
import { type Locate, positionOf } from './locate.ts';
import { type Problem, problemOfFile } from './problem.ts';
import { type Media, mediaFolder, readMedia, withMedia } from './media.ts';
import { readContentFile, Unreadable } from './read-content-file.ts';

/** The exports of each file in content/, by file name: what the owner wrote, right or wrong. */
export type LoadedContent = Record<string, Record<string, unknown>>;

export type LoadedLanguage = {
  /** The folder of its files in content/, and of its pages: the code of the language, or nothing for the first. */
  folder: string;
  content: LoadedContent;
  /** Those of the language, with those that the owner has replaced. Nothing if the language has none. */
  labels: Labels | undefined;
  /** The text of each file. */
  sources: Record<string, string>;
  /** What is written in each file that can be read. */
  trees: Record<string, ContentTree>;
  /** What cannot be read. */
  unreadable: Problem[];
  locate: Locate;
  cv?: CvFile | undefined;
};

/** The CV that npm run cv has printed: its path in the project, as those of media are, and its size. */
export type CvFile = { path: string; bytes: number };

export type LoadedSite = {
  root: string;
  model: Model;
  media: Media;
  languages: [LoadedLanguage, ...LoadedLanguage[]];
};

/** Content that an owner need not have. */
export const optionalContent = ['stories', 'labels', 'sections'];

type Options = {
  /** Of the project, if it is loaded already. */
  model?: Model;
  /** Read in place of the files with these names, which begin with the folder of their language: `site`, `ar/site`. */
  texts?: Record<string, string>;
  /** Left out, named in the same way. */
  without?: string[];
  /** Loaded before: of files whose text is the same, nothing is read again. */
  before?: LoadedSite | undefined;
};

/** Reads the content of a project in all its languages. Nothing else reads the values of a content file. */
export async function loadSite(
  root: string,
  { model: known, texts = {}, without = [], before }: Options = {},
): Promise<LoadedSite> {
  const model = known ?? (await loadModel(root));
  const media = readMedia(root);
  const load = (folder: string) => loadLanguage(root, folder, { model, media, texts, without, before });
  const [first, ...others] = ['', ...languageFolders(root)].map(load);
  return { root, model, media, languages: [first!, ...others] };
}

export function nameInContent(folder: string, file: string): string {
  return folder ? `${folder}/${file}` : file;
}

/** The folders in content/ that have the name of a language. */
export function languageFolders(root: string): string[] {
  return foldersIn(root).filter(isLanguage);
}

/** Folders in content/ that belong to nothing. Each would be a language that is never shown. */
export function unknownFolders(root: string): Problem[] {
  return foldersIn(root)
    .filter((name) => !isLanguage(name) && !['media', 'stories'].includes(name) && !name.startsWith('.'))
    .map((name) =>
      problemOfFile(
        `content/${name}`,
        "is not the code of a language: rename it to one like 'ar' or 'pt-BR', or remove it",
      ),
    );
}

function foldersIn(root: string): string[] {
  const folder = join(root, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Which files of a further language must be there, the first language says. */
function loadLanguage(
  root: string,
  folder: string,
  { model, media, texts, without, before }: Required<Options> & { media: Media },
): LoadedLanguage {
  const nameOf = (file: string) => `content/${nameInContent(folder, file)}.ts`;
  const expected = folder ? [] : Object.keys(model.schemas).filter((name) => !optionalContent.includes(name));
  const given = Object.keys(model.schemas).filter((file) => nameInContent(folder, file) in texts);
  const last = before?.languages.find((each) => each.folder === folder);
  const files = new Set([...expected, ...given, ...contentFiles(join(root, 'content', folder))]);
  const content: LoadedContent = {};
  const sources: Record<string, string> = {};
  const trees: Record<string, ContentTree> = {};
  const unreadable: Problem[] = [];
  for (const file of files) {
    if (without.includes(nameInContent(folder, file))) continue;
    const text = texts[nameInContent(folder, file)] ?? readText(join(root, nameOf(file)));
    if (text === undefined) {
      // A file that nothing expects has just been removed: by the owner, or by an import.
      if (expected.includes(file))
        unreadable.push(
          problemOfFile(
            nameOf(file),
            'is not there: bring it back, with an empty list if you have none of these',
          ),
        );
      continue;
    }
    sources[file] = text;
    const known = last?.trees[file];
    try {
      trees[file] = known?.text === text ? known : readContentFile(text);
      content[file] = withMedia(valuesOf(trees[file]), media) as LoadedContent[string];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unreadable.push(...error.problems.map((problem) => ({ file: nameOf(file), ...problem })));
    }
  }
  const url = givenAddress();
  if (url) Object.assign((content.site?.site as object | undefined) ?? {}, { url });
  const locate: Locate = (file, path) => {
    const position = positionOf(trees[file], path);
    return { file: nameOf(file), ...(position && { position }) };
  };
  return {
    folder,
    content,
    labels: labelsOf(content, model),
    sources,
    trees,
    unreadable,
    locate,
    cv: findCv(root, folder),
  };
}

function findCv(root: string, folder: string): CvFile | undefined {
  const path = cvPath(folder);
  const file = statSync(join(root, path), { throwIfNoEntry: false });
  return file && { path: `./${path}`, bytes: file.size };
}

/** In the project: content/media/cv.pdf, or cv.ar.pdf for the language in the folder `ar`. */
export function cvPath(folder: string): string {
  return `${mediaFolder}/${folder ? `cv.${folder}` : 'cv'}.pdf`;
}

function labelsOf(content: LoadedContent, { labels }: Model): Labels | undefined {
  const { site, labels: replaced } = content as Partial<Content>;
  const code = site?.site?.language;
  const name =
    typeof code === 'string' && isLanguage(code) ? labelsName(Object.keys(labels), code) : undefined;
  return name === undefined ? undefined : { ...labels[name]!, ...replaced?.labels };
}

/** The names of the content files in a folder, with their stories. */
function contentFiles(folder: string): string[] {
  const list = (path: string) => (existsSync(path) ? readdirSync(path) : []);
  return [...list(folder), ...list(join(folder, 'stories')).map((name) => `stories/${name}`)]
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length));
}

/** Nothing if it has just been removed. */
function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
