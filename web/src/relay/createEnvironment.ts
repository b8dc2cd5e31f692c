import { Environment, type MissingFieldHandler, ROOT_TYPE, RecordSource } from 'relay-runtime'
import { type ChangeCount, type NetworkOptions, createNetwork } from './network/createNetwork.ts'
import type { SnapshotRecords } from './records/snapshotRecords.ts'
import { ShopStore } from './ShopStore.ts'
import { invalidateStore } from './invalidateStore.ts'
import { GC_RELEASE_BUFFER_QUERIES, QUERY_CACHE_EXPIRATION_MS } from './limits.ts'

type EnvironmentOptions = Readonly<
  NetworkOptions & {
    isServer: boolean
    /** Records of an earlier visit: they are old. */
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
  /** Notifies the network of a change answered outside it: a read requested before must not undo it. */
  noteChange: () => void
  /** Returns the time of the last read that the network answered, in milliseconds; undefined before the first. */
  lastReadAt: () => number | undefined
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
  const changes: ChangeCount = { answered: 0 }
  const environment = new Environment({
    network: createNetwork({ ...network, changes }),
    store: new ShopStore(source, {
      gcReleaseBufferSize: GC_RELEASE_BUFFER_QUERIES,
      queryCacheExpirationTime: QUERY_CACHE_EXPIRATION_MS,
      log: ({ name }) => {
        if (name === 'store.notify.complete') for (const tell of listeners) tell()
      },
    }),
    missingFieldHandlers,
    isServer,
  })
  // From the start: a read that finds the network back before anybody is told must not take old data for current.
  if (Object.keys(records).length > 0) invalidateStore(environment)
  return {
    environment,
    source,
    findMissing: (handler) => void missingFieldHandlers.push(handler),
    noteChange: () => {
      changes.answered += 1
    },
    lastReadAt: () => changes.readAt,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
