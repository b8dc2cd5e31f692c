import type { OnlineStatus } from '../../offline/onlineStatus.ts'
import type { RelayShop } from '../createEnvironment.ts'
import { invalidateStore } from '../invalidateStore.ts'
import type { SnapshotShop } from './keepRecords.ts'
import type { SnapshotRecords } from './snapshotRecords.ts'

/**
 * Loads, when the network is lost, all records of this device into the store, where they stay: each page that was ever
 * seen can be rendered. They are old: the next page that finds the network back reads again.
 */
export function followNetwork({ environment, source }: RelayShop, kept: SnapshotShop, online: OnlineStatus): void {
  let hold: Readonly<{ dispose: () => void }> | null = null
  const follow = () => {
    if (online.isOnline()) {
      hold?.dispose()
      hold = null
      return
    }
    hold ??= environment.getStore().holdGC()
    putBelow(environment, source, kept.allRecords())
    // Not only at its return: what waits for the network may read before this listener is told of its return.
    invalidateStore(environment)
  }
  online.subscribe(follow)
  follow()
}

/** Not a field of the graph: writing it to a record makes the store notify the record's subscribers. */
const TOUCHED = '__kept'

/**
 * Puts records into the store, below the optimistic layers: published through the store, they would cover those. The
 * store does not notice new data then: subscribers of a record would miss it for good, as a later answer with the same
 * data is no change either.
 */
function putBelow(environment: RelayShop['environment'], source: RelayShop['source'], records: SnapshotRecords): void {
  const news = Object.entries(records).filter(([id, record]) => {
    const known = source.get(id) ?? {}
    return Object.keys(record).some((field) => !(field in known))
  })
  // The page's own fields stay: what a proof has unlocked is masked in the stored ones.
  for (const [id, record] of news) source.set(id, { ...record, ...source.get(id) })
  environment.commitUpdate((store) => {
    for (const [id] of news) store.get(id)?.setValue(Date.now(), TOUCHED)
  })
}
