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

/** Replaces a module that other files have loaded by then. */
const ALONE = 'src/customers/forgetDevice.test.ts'

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
          exclude: [ALONE],
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
          // React and libraries keep a reference to the first window: each file gets its own, and loads its modules
          // again.
          include: ['src/**/*.test.tsx', ALONE],
          setupFiles: [SETUP, WINDOW],
        },
      },
    ],
  },
})
