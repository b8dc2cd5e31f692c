import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relay } from './vite.relay.ts'

/** The first file that needs a page's code waits until all of it is compiled, beside everything else that runs. */
const COMPILE_TIMEOUT_MS = 60_000

const EVERY = { restoreMocks: true, hookTimeout: COMPILE_TIMEOUT_MS, testTimeout: COMPILE_TIMEOUT_MS } as const
const SETUP = './src/testing/setup.ts'

export default defineConfig({
  plugins: [relay(), react()],
  test: {
    globalSetup: ['./vitest.globalSetup.ts'],
    projects: [
      {
        extends: true,
        // Opening a window takes longer than most of these: the few that need one say so in their first line.
        test: {
          ...EVERY,
          name: 'rules',
          environment: 'node',
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
          include: ['src/**/*.test.tsx'],
          setupFiles: [SETUP, './src/testing/setupWindow.ts'],
        },
      },
    ],
  },
})
