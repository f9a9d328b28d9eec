import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  await copy.append(
    'content/projects.ts',
    `const sample = projects.filter(({ video }) => video);
projects.length = 0;
for (const [index, video] of ${JSON.stringify(clips)}.entries()) {
  const { link, ...project } = sample[index % sample.length]!;
  projects.push({ ...project, id: \`project-\${index}\`, title: \`\${project.title} \${index}\`, video });
}`,
  );
  await copy.append(
    'content/services.ts',
    `for (const page of servicePages) page.projects = ['project-0', 'project-1', 'project-2'];`,
  );
  return copy;
}
