/**
 * Requests a lock of this name for this tab; calls `onHeld` when it is granted, and holds it until `release` is
 * called. A Web Lock: the browser grants it to the next tab when this one is closed or crashes. Without locks (a page
 * without a secure origin), or when they are refused (all storage is blocked), each tab is granted it at once: the
 * idempotency keys keep a change from being made twice.
 */
export function requestTabLock(name: string, onHeld: (release: () => void) => void): void {
  const { locks }: { locks?: LockManager } = navigator
  const hold = () => new Promise<void>((release) => onHeld(release))
  if (locks) locks.request(name, hold).catch(() => void hold())
  else void hold()
}

/** Returns true while a tab, possibly this one, holds a lock; true as well where the browser cannot tell. */
export async function isTabLockHeld(name: string): Promise<boolean> {
  const { locks }: { locks?: LockManager } = navigator
  const known = await locks?.query().catch(() => undefined)
  return known?.held?.some((lock) => lock.name === name) ?? true
}
