import { requestTabLock } from '../device/tabLock.ts'

/** The right to send: one tab of a store has it at a time. */
export type LeaderLock = Readonly<{
  /** Calls back when this tab may send, and keeps the right until `release` is called. */
  acquire: (onLead: (release: () => void) => void) => void
}>

/** The lock of a store's queue. */
export function createLeaderLock(storeCode: string): LeaderLock {
  return {
    acquire: (onLead) => requestTabLock(`hogar-queue-${storeCode}`, onLead),
  }
}
