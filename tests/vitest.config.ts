import { defineConfig } from 'vitest/config'

/** One file at a time: the suites share one shop, and two cores. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./testkit/globalSetup.ts'],
    fileParallelism: false,
    // A busy machine makes a browser late now and then; what fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
