import react from '@vitejs/plugin-react'
import { type PluginOption, defineConfig } from 'vite'
import { BROWSER_TARGETS } from './build/browserTargets.ts'
import { leanIntl } from './vite.leanIntl.ts'
import { leanRelay } from './vite.leanRelay.ts'
import { relay } from './vite.relay.ts'

export default defineConfig({
  plugins: [relay(), react(), leanIntl(), leanRelay(), routerForProduction()],
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

/** The router's package names its development code alone; what ships is the other folder. */
function routerForProduction(): PluginOption {
  return {
    name: 'hogar-router-for-production',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
      },
    },
  }
}
