import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { isStory } from '../../model/entries.ts';
import { shownSections } from '../../model/home-sections.ts';
import { type Text, textsIn } from './field-name.ts';
import { entryWriter, type Group, type Project, short, unique } from './launch-line.ts';
import type { Problem } from './problem.ts';
import { hasSampleWords, isPersonal, isRendered, isSampleMark, isServiceText, readSample } from './sample.ts';
import { isUnwritten } from './unwritten.ts';

/** The service cards and service pages that still have the sample's texts, which the owner may keep. */
export function keptServiceTexts(project: Project): Problem[] {
  const isKnown = readSample(project.root);
  const entry = entryWriter(project);
  const kept = textsIn(project.content)
    .filter((text) => isServiceText(text) && isKnown(text))
    .map(({ file, path }) => entry(file, path.slice(0, typeof path[1] === 'number' ? 2 : 1)));
  return unique(kept);
}

/** Texts and media that are still the sample's, but for the words of sections that are not shown. */
export function sampleTexts(project: Project): Group {
  const { root, content } = project;
  const isKnown = readSample(root);
  const entry = entryWriter(project);
  const shown: string[] = shownSections(content).map(({ id }) => (id === 'hire-me' ? 'hireMe' : id));
  const left = textsIn(content).flatMap((text) => {
    const [, part, section] = text.path;
    if (text.file === 'site' && part === 'sections' && !shown.includes(String(section))) return [];
    const found = isRendered(root, text)
      ? renderedMedium(text, project)
      : sampleWords(text, content, isKnown);
    return found ? entry(text.file, found.path, found.message) : [];
  });
  return { heading: "Still the sample's", left: unique(left) };
}

type Found = { path: PropertyKey[]; message: string };

/** In the place that shows it. The backdrop of the hero may stay. */
function renderedMedium({ file, path }: Text, { root, content }: Project): Found | undefined {
  const message = "still shows the sample's picture or clip: npm run media add -- <your file>";
  if (isStory(file))
    return { path: path.slice(0, path.findIndex((key) => typeof key === 'number') + 1), message };
  if (file !== 'projects') return;
  const { id } = content.projects.projects[Number(path[1])]!;
  const replace = existsSync(join(root, `content/media/${id}.json`)) ? ' --replace' : '';
  return { path: path.slice(0, 2), message: `${message} --for ${id}${replace}` };
}

function sampleWords(
  text: Text,
  { site: { site } }: Content,
  isKnown: (text: Text) => boolean,
): Found | undefined {
  const { path, value } = text;
  if (isSampleMark(text))
    return {
      path,
      message: "still shows the sample's logo: put your own into content/media and write its name",
    };
  if (hasSampleWords(text, site.name))
    return { path, message: `is still the sample's '${short(value)}': write yours` };
  if (isPersonal(text) && isKnown(text))
    return { path, message: `still says '${short(value)}': write what is true of you` };
}

/** Texts with which new entries begin. */
export function unwrittenTexts(project: Project): Group {
  const entry = entryWriter(project);
  const left = textsIn(project.content)
    .filter(({ value }) => isUnwritten(value))
    .map(({ file, path, value }) => entry(file, path, `still says '${value}': write it`));
  return { heading: 'Not written yet', left };
}

/** References of a CV, which nobody sees before their authors have agreed. */
export function quotesToAskFor(project: Project): Group {
  const entry = entryWriter(project);
  const left = project.content.quotes.quotes.flatMap(({ ask, name }, index) => {
    const message = `ask ${name} whether these words may be shown, then remove ask`;
    return ask ? [entry('quotes', ['quotes', index, 'ask'], message)] : [];
  });
  return { heading: 'Not asked yet', left };
}
