import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
