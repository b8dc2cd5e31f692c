import { defineConfig } from 'vitest/config'

const START_TIMEOUT_MS = 120_000

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/testing/cheapPasswords.ts'],
    globalSetup: ['./src/testing/testServer.ts'],
    // Modules are loaded once per worker: per file it takes as long as the tests. No file depends on another's state.
    isolate: false,
    // Each file that needs a database opens one of its own, some hundred megabytes when it is the embedded one.
    maxWorkers: 2,
    hookTimeout: START_TIMEOUT_MS,
    testTimeout: START_TIMEOUT_MS,
  },
})
