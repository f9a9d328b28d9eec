import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findOnPath } from '../../tools/programs/find-program.ts';
import { fileOfEachKind } from '../support/words.ts';

test('the Nu HTML Checker finds no mistake in any kind of page', () => {
  const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';
  test.skip(!findOnPath(['java']), 'Java, which the Nu HTML Checker needs, is not installed on this machine');
  test.skip(
    !existsSync(checker),
    'the Nu HTML Checker is not there: npm install --no-save --ignore-scripts vnu-jar installs it',
  );
  // It knows neither container queries, scroll-driven animations and names of animations in quotes, nor rel="expect", the
  // other link that may be blocking.
  const unknown = [
    'CSS: “(animation-range|animation-timeline|container-type)”: Property ',
    'CSS: “animation”: “"[^"]+"” is not a ',
    'CSS: “background”: Too many values or values are not recognized',
    'CSS: “font”: Parse Error',
    'CSS: “padding”: Unknown dimension',
    'a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”',
  ];
  const options = ['--errors-only', '--filterpattern', `(?s).*(${unknown.join('|')}).*`];
  // It ends before what the second compiler makes would pay; the first one needs a larger stack.
  const java = ['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', checker];
  const { status, stderr } = spawnSync('java', [...java, ...options, ...fileOfEachKind], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
