import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { findOnPath } from '../../tools/programs/find-program.ts';
import { pageOfEachKind } from '../support/words.ts';

const [, service, story] = pageOfEachKind;
const files = ['/index', '/404', service, story].map((page) => `dist${page}.html`);

test('html-validate finds no mistake in the markup of any kind of page', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const { results } = await validator.validateMultipleFiles(files);
  const mistakes = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );
  expect(mistakes).toEqual([]);
});

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
  const { status, stderr } = spawnSync('java', [...java, ...options, ...files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
