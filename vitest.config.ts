import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** The line that the browser tests end with too, for a script to read. */
const closingLine: Reporter = {
  onTestRunEnd(files, errors) {
    const tests = files.flatMap(({ children }) => [...children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    // A file that cannot be loaded has no test that could fail.
    const broken = files.filter((file) => file.errors().length > 0).length + errors.length;
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    console.log(`${passed} passed, ${failed + broken} failed`);
  },
};

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    include: ['tests/unit/**/*.test.ts'],
    // Test files share the modules that they import: most of the time would go into loading them again.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: '100%',
    // For a busy machine. Alone, the slowest test takes two seconds.
    testTimeout: 20_000,
  },
});
