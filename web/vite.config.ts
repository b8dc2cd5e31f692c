import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { relay } from './vite.relay.ts'

export default defineConfig({
  plugins: [relay(), react()],
  publicDir: 'public',
  resolve: {
    alias: [
      // Messages are compiled ahead of time: their parser would be most of the library.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  css: { transformer: 'lightningcss' },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
