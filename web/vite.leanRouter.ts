import type { PluginOption } from 'vite'

/** Names set on components, and components created at load time, count as used. */
const NAMES = { find: /^\w+\.displayName = ".+";$/gm, replacement: '' } as const
const PURE = {
  find: /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g,
  replacement: '= /* @__PURE__ */ ',
} as const

/**
 * Edits of the router as one file: code that keeps a bundler from removing unused exports, and its replacement. Only
 * the router's own framework prefetches pages and renders server components, and no instrumentation is used.
 */
const EDITS: ReadonlyArray<Readonly<{ find: RegExp; replacement: string }>> = [
  NAMES,
  PURE,
  { find: /= usePrefetchBehavior\(\s+prefetch,\s+rest\s+\)/g, replacement: '= [false, null, null]' },
  { find: /return shouldPrefetch && !isAbsolute \? .+ : link;/g, replacement: 'return link;' },
  { find: /if \(this\.context(?= &&|\))/g, replacement: 'if (false' },
  { find: /if \((?:init|opts\?)\.instrumentations\)/g, replacement: 'if (false)' },
]

/** The package's entry names its development code; this one ships the production folder. */
const PRODUCTION = { from: '/dist/development/', to: '/dist/production/' } as const

/**
 * Removes the parts of the router that this storefront does not use. Fails when the library's source no longer
 * matches.
 */
export function leanRouter(): PluginOption {
  return {
    name: 'hogar-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved && { ...resolved, id: resolved.id.replace(PRODUCTION.from, PRODUCTION.to) }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, code: 'function LinkWithRef(' },
      handler(code, id) {
        return EDITS.reduce((edited, { find, replacement }) => {
          if (edited.search(find) === -1) this.error(`${id} has changed: ${find} finds nothing`)
          return edited.replace(find, replacement)
        }, code)
      },
    },
  }
}
