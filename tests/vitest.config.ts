import { defineConfig } from 'vitest/config'
import { installedBrowser } from '../scripts/findBrowser.ts'

/** Files that run at a time, each worker with a shop of its own. By hand one is run at a time, and one shop is up sooner. */
const workers = Number(process.env['TEST_WORKERS'] ?? 1)

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./testkit/globalSetup.ts'],
    maxWorkers: workers,
    env: { CHROMIUM_PATH: installedBrowser() ?? '' },
    // A busy machine makes a browser late now and then; what fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
