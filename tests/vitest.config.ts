import { defineConfig } from 'vitest/config'
import { installedBrowser } from '../scripts/findBrowser.ts'
import { LongestFirst } from './testkit/LongestFirst.ts'

/** Files that run at a time, each worker with a shop of its own. By hand one is run at a time, and one shop is up sooner. */
const workers = Number(process.env['TEST_WORKERS'] ?? 1)

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./testkit/servers/globalSetup.ts'],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // A worker loads the test kit and Playwright once, and launches one browser: for each file that takes a processor a second
    // more. No file depends on another's state.
    isolate: false,
    restoreMocks: true,
    env: { CHROMIUM_PATH: installedBrowser() ?? '' },
    testTimeout: 60_000,
    // As long as a browser waits for what it is to show.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
  },
})
