import { defineConfig } from 'vitest/config'

const TEST_TIMEOUT_MS = 120_000

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Modules are loaded once per worker: the catalogue is planned once in each.
    isolate: false,
    maxWorkers: 2,
    testTimeout: TEST_TIMEOUT_MS,
  },
})
