/** The right to send: one tab of a store has it at a time. */
export type LeaderLock = Readonly<{
  /** Calls back when this tab may send, and keeps the right until `release` is called. */
  acquire: (onLead: (release: () => void) => void) => void
}>

/** A Web Lock: the browser gives it to the next tab when this one is closed or crashes. Without locks there is one tab. */
export function createLeaderLock(storeCode: string): LeaderLock {
  return {
    acquire: (onLead) => {
      const { locks }: { locks?: LockManager } = navigator
      if (!locks) return onLead(() => undefined)
      void locks.request(`hogar-queue-${storeCode}`, () => new Promise<void>((release) => onLead(release)))
    },
  }
}
