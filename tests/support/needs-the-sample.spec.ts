import { test } from '@playwright/test';

// The only test in a project with another content.
test('the tests in tests/page, tests/owner and tests/engines', () => {
  test.skip(
    true,
    'they look for the words of the sample, and content/ is yours: npm run check tests your site',
  );
});
