import { otherCvs } from '../content/launch-cv.ts';
import { projectIn } from '../content/launch-line.ts';
import { keptList, launchList } from '../content/launch-list.ts';
import { loadSite } from '../content/load-site.ts';
import { lineOf, type Problem } from '../content/problem.ts';
import { rememberSample } from '../content/sample.ts';
import { siteOf } from '../content/site.ts';
import { buildAndReport } from './build-and-report.ts';
import {
  exitIfStopped,
  givenArguments,
  printJson,
  projectRoot as root,
  readFlags,
  runCommand,
} from './run-command.ts';

exitIfStopped('Nothing was listed.');

await runCommand(async () => {
  // The command of npm begins with --build.
  const given = givenArguments().replace('--build ', '');
  const usage = `There is no option ${given}. Use: npm run launch, or npm run launch -- --online, or -- --json.`;
  const names = ['build', 'json', 'online', 'remember-sample'] as const;
  const { build, json, online, 'remember-sample': remember } = readFlags([...names], usage);
  if (build && !(await buildAndReport({ json }))) return;
  const loaded = await loadSite(root);
  const site = siteOf(loaded);
  const { languages } = site;
  if (remember) return rememberSample(root, languages[0].content);

  const [first, ...others] = languages.map((language) => projectIn(root, language));
  const groups = [...(await launchList(first!, { online, others })), ...(await otherCvs(site))];
  const kept = await keptList(loaded, first!, others);
  const count = groups.reduce((sum, { left }) => sum + left.length, 0);
  process.exitCode = count === 0 ? 0 : 1;
  if (json)
    return printJson(
      [...groups, ...kept].flatMap(({ heading, left }) => left.map((each) => ({ kind: heading, ...each }))),
    );
  for (const { heading, left } of groups) print(`${heading} (${left.length})`, left);
  for (const { heading, left } of kept) print(heading, left);

  const things = count === 1 ? 'thing is' : 'things are';
  console.log(
    count === 0
      ? 'Nothing is left to do: dist/ is ready to publish.'
      : `${count} ${things} left to do before you publish.`,
  );
});

function print(heading: string, left: Problem[]) {
  if (left.length > 0) console.log(`${heading}\n${left.map((each) => `  ${lineOf(each)}\n`).join('')}`);
}
