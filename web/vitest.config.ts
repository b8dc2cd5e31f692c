import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relay } from './vite.relay.ts'

/** The first file that needs a page's code waits until all of it is compiled, beside everything else that runs. */
const COMPILE_TIMEOUT_MS = 60_000

export default defineConfig({
  plugins: [relay(), react()],
  test: {
    environment: 'jsdom',
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'server/**/*.test.ts',
      'i18n/**/*.test.ts',
      'build/**/*.test.ts',
    ],
    globalSetup: ['./vitest.globalSetup.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    hookTimeout: COMPILE_TIMEOUT_MS,
    testTimeout: COMPILE_TIMEOUT_MS,
  },
})
