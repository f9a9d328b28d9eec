import { basename } from 'node:path';
import { runnerImport } from 'vite';
import type { z } from 'zod';
import type { Labels } from '../../model/labels/type.ts';

export type Schemas = Record<string, z.ZodType>;
export type Model = {
  /** The `schema` of each content file, by file name. It is exported by the file with the same name in model/. */
  schemas: Schemas;
  /** By the code of their language. */
  labels: Record<string, Labels>;
};

const entry = 'virtual:model';
const code = `
export const schemas = import.meta.glob('/model/*.ts', { eager: true, import: 'schema' });
export const labels = import.meta.glob('/model/labels/*.ts', { eager: true, import: 'labels' });`;

/** What the project in `root` says of its content. The owner may have added sections, icons and languages. */
export async function loadModel(root: string): Promise<Model> {
  const { module } = await runnerImport<Record<keyof Model, Record<string, unknown>>>(entry, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'model',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const byName = (files: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(files).flatMap(([path, value]) => (value ? [[basename(path, '.ts'), value]] : [])),
    );
  return { schemas: byName(module.schemas) as Schemas, labels: byName(module.labels) as Model['labels'] };
}
