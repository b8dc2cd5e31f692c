import type { OnlineStatus } from '../offline/onlineStatus.ts'
import type { RelayShop } from './environment.ts'
import { invalidateStore } from './invalidateStore.ts'
import type { KeptShop } from './keepRecords.ts'

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
    // Below the changes that wait: published through the store, the records would cover what is drawn of them.
    for (const [id, record] of Object.entries(kept.allRecords())) source.set(id, record)
  }
  online.subscribe(follow)
  follow()
}
