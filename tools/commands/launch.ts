import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Text, textsIn } from '../content/field-name.ts';
import { keptMessages } from '../content/launch-addresses.ts';
import { keptStill } from '../content/launch-files.ts';
import { systemLetters } from '../content/launch-letters.ts';
import { launchList } from '../content/launch-list.ts';
import { keptServiceTexts } from '../content/launch-sample.ts';
import { keptWords } from '../content/launch-translation.ts';
import { loadSite } from '../content/load-site.ts';
import { entryText, fingerprint, isPersonal, isServiceText, sampleFile } from '../content/sample.ts';
import { siteOf } from '../content/site.ts';
import { keptMedia } from '../media/unused-media.ts';
import { givenArguments, projectRoot as root, readFlags, runCommand } from './run-command.ts';

await runCommand(async () => {
  const usage = `There is no option ${givenArguments()}. Use: npm run launch, or npm run launch -- --online.`;
  const { online, 'remember-sample': rememberSample } = readFlags(['online', 'remember-sample'], usage);
  const loaded = await loadSite(root);
  const projects = siteOf(loaded).languages.map((language) => ({ ...language, root }));
  const [first, ...others] = projects;
  const { content } = first!;
  if (rememberSample) {
    const isRole = ({ path }: Text) => path.join('.') === 'site.role';
    const texts = textsIn(content).filter((text) => isPersonal(text) || isServiceText(text) || isRole(text));
    const { experience, technologies, projects } = content;
    const lists = [experience.experience, technologies.technologies, projects.projects];
    const hashes = [...texts, ...lists.flat().map(entryText)].map(fingerprint);
    return writeFileSync(join(root, sampleFile), `${JSON.stringify(hashes, null, 2)}\n`);
  }

  const groups = await launchList(first!, { online, others });
  for (const { heading, left } of groups) print(`${heading} (${left.length})`, left);
  const inSystemFont = new Set<string>();
  for (const { content } of projects)
    for (const line of await systemLetters(root, content)) inSystemFont.add(line);
  const keptHeadings: [heading: string, lines: string[]][] = [
    ["In the sample's words, which you may keep where they are true of you", keptServiceTexts(first!)],
    ['In place of a clip, which you may keep', keptStill(first!)],
    ['Without effect, which you may keep', keptMessages(first!)],
    ['Media that nothing uses, which you may keep', keptMedia(loaded)],
    ['Letters that visitors see in a font of their system, which you may keep', [...inSystemFont]],
    ...others.map((other): [string, string[]] => [
      `The same in the first language and in ${other.folder}, which you may keep`,
      keptWords(first!, other),
    ]),
  ];
  for (const [heading, lines] of keptHeadings) print(heading, lines);

  const count = groups.reduce((sum, { left }) => sum + left.length, 0);
  const things = count === 1 ? 'thing is' : 'things are';
  console.log(
    count === 0
      ? 'Nothing is left to do: dist/ is ready to publish.'
      : `${count} ${things} left to do before you publish.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
});

function print(heading: string, lines: string[]) {
  if (lines.length > 0) console.log(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
