import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '../../model/content.ts';
import { type Text, textsIn } from '../content/field-name.ts';
import { keptServiceTexts, keptStill, keptWords, launchList } from '../content/launch-list.ts';
import { furtherLanguages } from '../content/languages.ts';
import { loadContent, loadSchemas } from '../content/load-content.ts';
import { entryText, fingerprint, isPersonal, isServiceText, sampleFile } from '../content/sample.ts';
import { systemLetters } from '../content/system-letters.ts';
import { UserError } from '../user-error.ts';
import { projectRoot as root, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { online, 'remember-sample': rememberSample } = readOptions();
  const schemas = await loadSchemas(root);
  const load = async (code = '') => (await loadContent(root, schemas, {}, code)).content as Content;
  const content = await load();
  if (rememberSample) {
    const isRole = ({ path }: Text) => path.join('.') === 'site.role';
    const texts = textsIn(content).filter((text) => isPersonal(text) || isServiceText(text) || isRole(text));
    const { experience, technologies, projects } = content;
    const lists = [experience.experience, technologies.technologies, projects.projects];
    const hashes = [...texts, ...lists.flat().map(entryText)].map(fingerprint);
    return writeFileSync(join(root, sampleFile), `${JSON.stringify(hashes, null, 2)}\n`);
  }

  const further: { code: string; content: Content }[] = [];
  for (const code of furtherLanguages(root))
    further.push({ code, content: { ...(await load(code)), theme: content.theme } });
  const groups = await launchList({ root, content }, { online, further });
  for (const { heading, left } of groups) if (left.length > 0) print(`${heading} (${left.length})`, left);
  const kept = keptServiceTexts({ root, content });
  if (kept.length > 0) print("In the sample's words, which you may keep where they are true of you", kept);
  const still = keptStill({ root, content });
  if (still.length > 0) print('In place of a clip, which you may keep', still);
  const inSystemFont = new Set<string>();
  for (const language of [{ content }, ...further])
    for (const line of await systemLetters(root, language.content)) inSystemFont.add(line);
  if (inSystemFont.size > 0)
    print('Letters that visitors see in a font of their system, which you may keep', [...inSystemFont]);
  for (const { code, content: other } of further) {
    const same = keptWords({ root, content }, { root, content: other, code });
    if (same.length > 0) print(`The same in the first language and in ${code}, which you may keep`, same);
  }

  const count = groups.reduce((sum, { left }) => sum + left.length, 0);
  const things = count === 1 ? 'thing is' : 'things are';
  console.log(
    count === 0
      ? 'Nothing is left to do: dist/ is ready to publish.'
      : `${count} ${things} left to do before you publish.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
});

function readOptions() {
  const option = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { online: option, 'remember-sample': option } }).values;
  } catch {
    const given = process.argv.slice(2).join(' ');
    throw new UserError(`There is no option ${given}. Use: npm run launch, or npm run launch -- --online.`);
  }
}

function print(heading: string, lines: string[]) {
  console.log(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
