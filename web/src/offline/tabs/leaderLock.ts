import { requestTabLock } from '../../device/requestTabLock.ts'

/** Lock of the sender: one tab of a store holds it at a time. */
export type LeaderLock = Readonly<{
  /** Calls back when this tab may send, and holds the lock until `release` is called. */
  acquire: (onLead: (release: () => void) => void) => void
}>

/** Creates the lock of a store's queue. */
export function createLeaderLock(storeCode: string): LeaderLock {
  return {
    acquire: (onLead) => requestTabLock(`hogar-queue-${storeCode}`, onLead),
  }
}
