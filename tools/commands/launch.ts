import { otherCvs } from '../content/launch-cv.ts';
import { keptList, launchList } from '../content/launch-list.ts';
import { loadSite } from '../content/load-site.ts';
import { lineOf, type Problem } from '../content/problem.ts';
import { rememberSample } from '../content/sample.ts';
import { siteOf } from '../content/site.ts';
import { givenArguments, projectRoot as root, readFlags, runCommand } from './run-command.ts';

await runCommand(async () => {
  const usage = `There is no option ${givenArguments()}. Use: npm run launch, or npm run launch -- --online.`;
  const { online, 'remember-sample': remember } = readFlags(['online', 'remember-sample'], usage);
  const loaded = await loadSite(root);
  const site = siteOf(loaded);
  const { languages } = site;
  if (remember) return rememberSample(root, languages[0].content);

  const [first, ...others] = languages.map((language) => ({ ...language, root }));
  const groups = [...(await launchList(first!, { online, others })), ...(await otherCvs(site))];
  for (const { heading, left } of groups) print(`${heading} (${left.length})`, left);
  for (const { heading, left } of await keptList(loaded, first!, others)) print(heading, left);

  const count = groups.reduce((sum, { left }) => sum + left.length, 0);
  const things = count === 1 ? 'thing is' : 'things are';
  console.log(
    count === 0
      ? 'Nothing is left to do: dist/ is ready to publish.'
      : `${count} ${things} left to do before you publish.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
});

function print(heading: string, left: Problem[]) {
  if (left.length > 0) console.log(`${heading}\n${left.map((each) => `  ${lineOf(each)}\n`).join('')}`);
}
