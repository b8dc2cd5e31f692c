import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relay } from './vite.relay.ts'

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
  },
})
