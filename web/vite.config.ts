import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BROWSER_TARGETS } from './build/browserTargets.ts'
import { leanArtefacts } from './vite.leanArtefacts.ts'
import { leanIntl } from './vite.leanIntl.ts'
import { leanRelay } from './vite.leanRelay.ts'
import { leanRouter } from './vite.leanRouter.ts'
import { relay } from './vite.relay.ts'

export default defineConfig({
  plugins: [relay(), react(), leanArtefacts(), leanIntl(), leanRelay(), leanRouter()],
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
  build: {
    manifest: true,
    target: [...BROWSER_TARGETS],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
