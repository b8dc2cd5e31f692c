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
  /** Says where else a field may be found in the records before the network is asked. */
  findMissing: (handler: MissingFieldHandler) => void
  /** True when it began with records of an earlier visit: they are old. */
  isRestored: boolean
  /** Tells the network that a change was answered past it: a read that was asked before must not undo it. */
  noteChange: () => void
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
  const missingFieldHandlers = [nodeById]
  const listeners = new Set<() => void>()
  const changes = { answered: 0 }
  const environment = new Environment({
    network: createNetwork({ ...network, changes }),
    store: new Store(source, {
      gcReleaseBufferSize: GC_RELEASE_BUFFER_QUERIES,
      queryCacheExpirationTime: QUERY_CACHE_EXPIRATION_MS,
      log: ({ name }) => {
        if (name === 'store.notify.complete') for (const tell of listeners) tell()
      },
    }),
    missingFieldHandlers,
    isServer,
  })
  return {
    environment,
    source,
    findMissing: (handler) => void missingFieldHandlers.push(handler),
    isRestored: Object.keys(records).length > 0,
    noteChange: () => {
      changes.answered += 1
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
