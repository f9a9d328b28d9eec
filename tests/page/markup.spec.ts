import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { fileOfEachKind } from '../support/words.ts';

test('html-validate finds no mistake in the markup of any kind of page', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const { results } = await validator.validateMultipleFiles(fileOfEachKind);
  const mistakes = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );
  expect(mistakes).toEqual([]);
});
