import { Environment, type MissingFieldHandler, ROOT_TYPE, RecordSource, Store } from 'relay-runtime'
import { type NetworkOptions, createNetwork } from './createNetwork.ts'
import type { SnapshotRecords } from './snapshotRecords.ts'
import { GC_RELEASE_BUFFER_QUERIES, QUERY_CACHE_EXPIRATION_MS } from './limits.ts'

type EnvironmentOptions = Readonly<
  NetworkOptions & {
    isServer: boolean
    /** Records of an earlier visit. */
    records?: SnapshotRecords
  }
>

/** Relay environment and its records. */
export type RelayShop = Readonly<{
  environment: Environment
  /** Records of the gateway's answers. `environment.getStore().getSource()` includes optimistic layers. */
  source: RecordSource
  /** Registers a handler that finds missing fields in other records before the network is used. */
  findMissing: (handler: MissingFieldHandler) => void
  /** True when it started with records of an earlier visit: they are old. */
  isRestored: boolean
  /** Notifies the network of a change answered outside it: a read requested before must not undo it. */
  noteChange: () => void
  /** Calls back after every change of the store; returns a function to stop. */
  onChange: (listener: () => void) => () => void
}>

/** Resolves `node(id:)` from the store without a request. */
const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle: (field, parent, { id }) =>
    field.name === 'node' && parent?.getType() === ROOT_TYPE && typeof id === 'string' ? id : undefined,
}

/** Creates a new environment: one for a browser's page, one for each render on the server. */
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
