import { isTabLockHeld, requestTabLock } from '../../device/requestTabLock.ts'

/** Lock of the sender: one tab of a store holds it at a time. */
export type LeaderLock = Readonly<{
  /** Calls back when this tab may send, and holds the lock until `release` is called. */
  acquire: (onLead: (release: () => void) => void) => void
  /** Returns true while a tab may be sending. */
  isHeld: () => Promise<boolean>
}>

/** Creates the lock of a store's queue. */
export function createLeaderLock(storeCode: string): LeaderLock {
  const name = `hogar-queue-${storeCode}`
  return {
    acquire: (onLead) => requestTabLock(name, onLead),
    isHeld: () => isTabLockHeld(name),
  }
}
