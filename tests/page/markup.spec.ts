import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { findOnPath } from '../../tools/programs/find-program.ts';
import { content } from '../support/content.ts';
import { storyPaths } from '../support/words.ts';

const pages = ['/index', '/404', ...content.services.servicePages.map(({ path }) => path), ...storyPaths];
const files = pages.map((page) => join('dist', `${page}.html`));

test('html-validate finds no mistake in the markup of any page', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
  });
  for (const file of files) {
    const { results } = await validator.validateFile(file);
    const mistakes = results.flatMap(({ messages }) => messages);
    expect(mistakes.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([]);
  }
});

test('the Nu HTML Checker finds no mistake in any page', () => {
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
  const { status, stderr } = spawnSync('java', ['-jar', checker, ...options, ...files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
