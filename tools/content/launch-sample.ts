import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStory } from '../../model/entries.ts';
import { shownSections } from '../../model/sections.ts';
import { textsIn } from './field-name.ts';
import { type Group, lineWriter, type Project, short } from './launch-line.ts';
import { hasSampleWords, isPersonal, isRendered, isSampleMark, isServiceText, readSample } from './sample.ts';

/** The service cards and service pages that still have the sample's texts, which the owner may keep. */
export function keptServiceTexts(project: Project): string[] {
  const isKnown = readSample(project.root);
  const line = lineWriter(project);
  const kept = textsIn(project.content)
    .filter((text) => isServiceText(text) && isKnown(text))
    .map(({ file, path }) => line(file, path.slice(0, typeof path[1] === 'number' ? 2 : 1)));
  return [...new Set(kept)];
}

/** Texts and media that are still the sample's. */
export function sampleTexts(project: Project): Group {
  const { root, content } = project;
  const left = new Set<string>();
  const line = lineWriter(project);
  const shown = shownSections(content).map(({ id }) => id.replace('hire-me', 'hireMe'));
  const isKnown = readSample(root);
  const ownName = content.site.site.name;
  for (const text of textsIn(content)) {
    const { file, path, value } = text;
    const [list, index, section] = path;
    const report = (message: string) => left.add(line(file, path, message));
    if (file === 'site' && index === 'sections' && !shown.includes(String(section))) continue;
    if (isSampleMark(text)) {
      report("still shows the sample's logo: put your own into content/media and write its name");
    } else if (isStory(file) && isRendered(root, text)) {
      const place = path.slice(0, path.findIndex((key) => typeof key === 'number') + 1);
      left.add(
        line(file, place, "still shows the sample's picture or clip: npm run media add -- <your file>"),
      );
    } else if (file === 'projects' && isRendered(root, text)) {
      const { id } = content.projects.projects[Number(index)]!;
      const replace = existsSync(join(root, `content/media/${id}.json`)) ? ' --replace' : '';
      const command = `npm run media add -- <your file> --for ${id}${replace}`;
      left.add(line(file, [list!, index!], `still shows the sample's picture or clip: ${command}`));
    } else if (path.at(-1) === 'initials' && value === 'IV' && !/^I.* V/.test(content.site.site.name)) {
      report(`is still the sample's 'IV': write yours`);
    } else if (hasSampleWords(text, ownName)) {
      report(`is still the sample's '${short(value)}': write yours`);
    } else if (isPersonal(text) && isKnown(text)) {
      report(`still says '${short(value)}': write what is true of you`);
    }
  }
  return { heading: "Still the sample's", left: [...left] };
}
