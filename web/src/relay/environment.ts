import { Environment, type MissingFieldHandler, ROOT_TYPE, RecordSource, Store } from 'relay-runtime'
import { type NetworkOptions, createNetwork } from './createNetwork.ts'
import type { KeptRecords } from './keptRecords.ts'
import { GC_RELEASE_BUFFER_QUERIES, QUERY_CACHE_EXPIRATION_MS } from './limits.ts'

type EnvironmentOptions = Readonly<
  NetworkOptions & {
    isServer: boolean
    /** Records kept from an earlier visit. */
    records?: KeptRecords
  }
>

/** An environment and the records below it. */
export type RelayShop = Readonly<{
  environment: Environment
  /** What the gateway said. `environment.getStore().getSource()` has what is drawn optimistically in it as well. */
  source: RecordSource
  /** True when it began with records of an earlier visit: they are old. */
  isRestored: boolean
  /** Calls back whenever something in the store has changed; returns how to stop. */
  onChange: (listener: () => void) => () => void
}>

/** `node(id:)` of something that is in the store already needs no request. */
const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle: (field, parent, { id }) =>
    field.name === 'node' && parent?.getType() === ROOT_TYPE && typeof id === 'string' ? id : undefined,
}

/** A fresh environment: one for a browser's page, one for each render on the server. */
export function createEnvironment({ isServer, records = {}, ...network }: EnvironmentOptions): RelayShop {
  const source = new RecordSource(records)
  const listeners = new Set<() => void>()
  const environment = new Environment({
    network: createNetwork(network),
    store: new Store(source, {
      gcReleaseBufferSize: GC_RELEASE_BUFFER_QUERIES,
      queryCacheExpirationTime: QUERY_CACHE_EXPIRATION_MS,
      log: ({ name }) => {
        if (name === 'store.notify.complete') for (const tell of listeners) tell()
      },
    }),
    missingFieldHandlers: [nodeById],
    isServer,
  })
  return {
    environment,
    source,
    isRestored: Object.keys(records).length > 0,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
