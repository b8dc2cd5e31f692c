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
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/subscription/requestSubscription',
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

/** Leaves out what nothing here uses: some 12 kB, compressed, of each first visit. */
export function leanRelay(): PluginOption {
  return {
    name: 'hogar-lean-relay',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: [PATTERN, RESOLVER_CACHE] },
      handler: (id) => (RESOLVER_CACHE.test(id) ? NO_RESOLVERS : 'module.exports = {}'),
    },
  }
}
