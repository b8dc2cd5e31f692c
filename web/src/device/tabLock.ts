/**
 * Calls back when this tab has the lock of that name, and keeps it until `release` is called. A Web Lock: the browser gives
 * it to the next tab when this one is closed or crashes. Where there are no locks (a page without a secure origin), or they
 * are refused (all storage is blocked), each tab gets it at once: the idempotency keys keep a change from being done twice.
 */
export function requestTabLock(name: string, onHeld: (release: () => void) => void): void {
  const { locks }: { locks?: LockManager } = navigator
  const hold = () => new Promise<void>((release) => onHeld(release))
  if (locks) locks.request(name, hold).catch(() => void hold())
  else void hold()
}
