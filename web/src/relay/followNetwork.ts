import type { OnlineStatus } from '../offline/onlineStatus.ts'
import type { RelayShop } from './environment.ts'
import { invalidateStore } from './invalidateStore.ts'
import type { KeptShop } from './keepRecords.ts'
import type { KeptRecords } from './keptRecords.ts'

/**
 * Off line, everything that this device has kept is put into the store and stays there, so that each page that was ever
 * seen can be drawn. Back on line, all of it counts as old: the next page asks again.
 */
export function followNetwork(
  { environment, source, isRestored }: RelayShop,
  kept: KeptShop,
  online: OnlineStatus,
): void {
  let hold: Readonly<{ dispose: () => void }> | null = null
  let isOld = isRestored
  const follow = () => {
    if (online.isOnline()) {
      hold?.dispose()
      hold = null
      if (isOld) invalidateStore(environment)
      isOld = false
      return
    }
    isOld = true
    hold ??= environment.getStore().holdGC()
    putBelow(environment, source, kept.allRecords())
  }
  online.subscribe(follow)
  follow()
}

/** No field of the graph: a record is written to by this name so that the store tells whoever reads the record. */
const TOUCHED = '__kept'

/**
 * Puts records into the store, below the changes that wait: published through the store, they would cover what is drawn of
 * those. The store does not notice then that anything is new: whoever is drawn from a record would miss it, and for good, as
 * an answer that says the same later is no news either.
 */
function putBelow(environment: RelayShop['environment'], source: RelayShop['source'], records: KeptRecords): void {
  const news = Object.entries(records).filter(([id, record]) => {
    const known = source.get(id) ?? {}
    return Object.keys(record).some((field) => !(field in known))
  })
  for (const [id, record] of news) source.set(id, record)
  environment.commitUpdate((store) => {
    for (const [id] of news) store.get(id)?.setValue(Date.now(), TOUCHED)
  })
}
