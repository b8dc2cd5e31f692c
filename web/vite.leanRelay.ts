import type { PluginOption } from 'vite'

/**
 * Parts of Relay that this storefront never reaches: flags that are off, entry points, subscriptions,
 * and what containers of older Relay versions needed. Relay is one CommonJS module, so a bundler cannot leave them out
 * by itself. A part that is used after all fails at once, when it is called.
 */
const UNUSED = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/MatchContainer',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  // Its successor is what runs, whatever the two are called.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  // Mutations are committed by the queue, and by hand.
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/experimental',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  // Reads inside of resolvers, of which the schema has none.
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

/** The store makes one of these, asked or not. Without resolvers in the schema it has nothing to do. */
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

/** Both versions of a hook come along, and a flag that is on says that the successor runs. */
const SUCCEEDED = /\/react-relay\/lib\/relay-hooks\/(useQueryLoader|useLoadMoreFunction)\.js$/

/** What the compiler of Relay's package brings for browsers without these parts of the language: ours have them. */
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

/** Leaves out what nothing here uses: some 14 kB, compressed, of each first visit. */
export function leanRelay(): PluginOption {
  return {
    name: 'hogar-lean-relay',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: [PATTERN, RESOLVER_CACHE, HELPER, SUCCEEDED] },
      handler: (id) => {
        const helper = HELPERS[HELPER.exec(id)?.[1] ?? '']
        if (helper !== undefined) return helper
        const [, succeeded] = SUCCEEDED.exec(id) ?? []
        if (succeeded !== undefined) return `module.exports = require('./${succeeded}_EXPERIMENTAL')`
        return RESOLVER_CACHE.test(id) ? NO_RESOLVERS : 'module.exports = {}'
      },
    },
  }
}
