import type { PluginOption } from 'vite'

/**
 * Parts of Relay that this storefront never reaches: flags that are off, entry points, subscriptions, and code of
 * older Relay containers. Relay is one CommonJS module, so a bundler cannot remove them itself. A part that is used
 * after all fails at once, when it is called.
 */
const UNUSED = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/MatchContainer',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  // Its successor runs under either name.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  // The queue commits mutations, and code that calls `commitMutation`.
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/experimental',
  // No operation has `@appendEdge` or a similar directive.
  'relay-runtime/lib/handlers/connection/MutationHandlers',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  // Normalizes for callers outside the store; the store has its own.
  'relay-runtime/lib/store/NormalizationEngine',
  // Reads inside resolvers, of which the schema has none.
  'relay-runtime/lib/store/ResolverFragments',
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/store/live-resolvers/resolverDataInjector',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/subscription/requestSubscription',
  'relay-runtime/lib/util/RelayProfiler',
  'relay-runtime/lib/util/createPayloadFor3DField',
]

const PATTERN = new RegExp(`/(?:${UNUSED.map((path) => path.replaceAll('.', '\\.')).join('|')})\\.js$`)

/**
 * Replacement of the resolver cache, which the store always creates. Without resolvers in the schema it has nothing to
 * do.
 */
const RESOLVER_CACHE = /\/relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/
const NO_RESOLVERS = `
class LiveResolverCache {
  batchLiveStateUpdates(callback) { callback() }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false }
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}
module.exports = { LiveResolverCache }
`

/** Hooks with two bundled versions of which, by a flag that is on, the successor runs. */
const SUCCEEDED = /\/react-relay\/lib\/relay-hooks\/(useQueryLoader|useLoadMoreFunction)\.js$/

/** Babel helpers in Relay's package for browsers that lack these language features: the supported ones have them. */
const HELPER =
  /\/@babel\/runtime\/helpers\/(objectSpread2|toConsumableArray|defineProperty|createForOfIteratorHelper)\.js$/
const HELPERS: Readonly<Record<string, string>> = {
  objectSpread2: 'module.exports = Object.assign',
  toConsumableArray: 'module.exports = (values) => Array.from(values)',
  defineProperty: `module.exports = (object, key, value) =>
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })`,
  createForOfIteratorHelper: `
module.exports = (iterable) => {
  const iterator = iterable[Symbol.iterator]()
  let isDone = true
  let failure = null
  return {
    s() {},
    n() {
      const step = iterator.next()
      isDone = step.done
      return step
    },
    e(error) {
      failure = { error }
    },
    f() {
      if (!isDone && iterator.return) iterator.return()
      if (failure) throw failure.error
    },
  }
}`,
}

/** Hooks that most pages use; the package exports all hooks in one object. */
const HOOKS = /\/react-relay\/hooks\.js$/
const HOOKS_USED = `
export { fetchQuery, graphql, readInlineData } from 'relay-runtime'
export { loadQuery } from './lib/relay-hooks/loadQuery'
${['RelayEnvironmentProvider', 'useFragment', 'useLazyLoadQuery', 'usePreloadedQuery', 'useRelayEnvironment']
  .map((name) => `export { default as ${name} } from './lib/relay-hooks/${name}'`)
  .join('\n')}`

/** Hooks of lists that grow: only their pages load them, each from its own file. */
const PAGING_NAME = /\buse(?:Pagination|Refetchable)Fragment\b/
const HOOKS_IMPORT = /import \{([^}]+)\} from 'react-relay\/hooks'/

function importOfHooks(names: readonly string[]): string {
  const own = names.filter((name) => PAGING_NAME.test(name)).map((name) => name.trim())
  const others = names.filter((name) => !PAGING_NAME.test(name))
  return [
    `import {${others.join(',')}} from 'react-relay/hooks'`,
    ...own.map((name) => `import ${name} from 'react-relay/lib/relay-hooks/${name}.js'`),
  ].join(';')
}

/** Removes unused parts of Relay: some 17 kB, compressed, of each first visit. */
export function leanRelay(): PluginOption {
  return {
    name: 'hogar-lean-relay',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: PAGING_NAME },
      handler: (code) => code.replace(HOOKS_IMPORT, (_, names: string) => importOfHooks(names.split(','))),
    },
    load: {
      filter: { id: [PATTERN, RESOLVER_CACHE, HELPER, SUCCEEDED, HOOKS] },
      handler: (id) => {
        if (HOOKS.test(id)) return HOOKS_USED
        const helper = HELPERS[HELPER.exec(id)?.[1] ?? '']
        if (helper !== undefined) return helper
        const [, succeeded] = SUCCEEDED.exec(id) ?? []
        if (succeeded !== undefined) return `module.exports = require('./${succeeded}_EXPERIMENTAL')`
        return RESOLVER_CACHE.test(id) ? NO_RESOLVERS : 'module.exports = {}'
      },
    },
  }
}
