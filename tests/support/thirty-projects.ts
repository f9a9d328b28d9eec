import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../model/written.ts';
import { valuesOf } from '../../tools/content/content-tree.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { copyProject } from './project-copy.ts';

const samples = [
  'e-commerce-management-system',
  'internal-audit-system',
  'order-tracker',
  'darzi-app',
  'medical-consultancy-app',
];

/** A copy with thirty projects, each with files of its own. */
export async function copyWithThirtyProjects() {
  const copy = await copyProject();
  await copy.removeStories();
  const media = join(copy.folder, 'content/media');
  const files = await readdir(media);
  const clips = Array.from({ length: 30 }, (_, index) => `clip${index}`);
  for (const [index, clip] of clips.entries()) {
    const sample = samples[index % samples.length]!;
    for (const file of files.filter((file) => file.startsWith(`${sample}.`))) {
      const target = join(media, file.replace(sample, clip));
      const bytes = await readFile(join(media, file));
      // A box that decoders skip: files of the same bytes would be served as one.
      const box = Buffer.from(`\0\0\0\x0cfree${String(index).padStart(4)}`);
      await writeFile(target, file.endsWith('.json') ? bytes : Buffer.concat([bytes, box]));
    }
  }
  const file = join(copy.folder, 'content/projects.ts');
  const { projects } = valuesOf(readContentFile(await readFile(file, 'utf8'))) as { projects: Project[] };
  const ofSample = projects.filter(({ video }) => video);
  const thirty = clips.map((video, index) => {
    const { link: _, ...project } = ofSample[index % ofSample.length]!;
    return { ...project, id: `project-${index}`, title: `${project.title} ${index}`, video };
  });
  await writeFile(file, `export const projects = ${JSON.stringify(thirty)};\n`);
  await copy.edit(
    'content/services.ts',
    / projects: .*/g,
    " projects: ['project-0', 'project-1', 'project-2'],",
  );
  return copy;
}
