import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relay } from './vite.relay.ts'

/**
 * Timeout of the first test that needs a page's code: it waits until all of it is compiled, beside all other running
 * work.
 */
const COMPILE_TIMEOUT_MS = 60_000

const EVERY = { restoreMocks: true, hookTimeout: COMPILE_TIMEOUT_MS, testTimeout: COMPILE_TIMEOUT_MS } as const
const SETUP = './src/testing/setup.ts'
const WINDOW = './src/testing/setupWindow.ts'

/** Files that replace modules, which other files of their worker may have loaded: each loads its own. */
const ALONE = [
  // Code that is loaded when idle is loaded once per worker: another file's test may leave it waiting for good.
  'src/catalogue/services/ServiceChoice.test.tsx',
  'src/checkout/contact/AccountContactForm.test.tsx',
  'src/customers/forgetDevice.test.ts',
  'src/relay/records/keepRecords.test.ts',
  'src/relay/records/recordArchive.test.ts',
  'src/reviews/photos/PhotosField.test.tsx',
  'src/routing/document/SnapshotDay.test.tsx',
]

export default defineConfig({
  plugins: [relay(), react()],
  test: {
    globalSetup: ['./vitest.globalSetup.ts'],
    projects: [
      {
        extends: true,
        // Opening a window takes longer than most of these tests: the few that need one say so in their first line.
        test: {
          ...EVERY,
          name: 'rules',
          // Modules load once per worker: no file depends on another's state.
          isolate: false,
          environment: 'node',
          exclude: ALONE,
          include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'i18n/**/*.test.ts', 'build/**/*.test.ts'],
          setupFiles: [SETUP],
        },
      },
      {
        extends: true,
        test: {
          ...EVERY,
          name: 'window',
          environment: 'jsdom',
          // One window and one set of modules per worker: opening and loading them for each file takes four times as
          // long as the tests. `setupWindow.ts` empties the window after each file.
          isolate: false,
          exclude: ALONE,
          include: ['src/**/*.test.tsx'],
          setupFiles: [SETUP, WINDOW],
        },
      },
      {
        extends: true,
        test: { ...EVERY, name: 'alone', environment: 'jsdom', include: ALONE, setupFiles: [SETUP, WINDOW] },
      },
    ],
  },
})
