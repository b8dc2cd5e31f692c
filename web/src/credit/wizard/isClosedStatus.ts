/** States in which an application is answered, or can be answered no more: another one can be started. */
const CLOSED: ReadonlySet<string> = new Set(['APPROVED', 'ACTIVE', 'DENIED', 'EXPIRED', 'CANCELED'])

/** Returns true for an application beside which another one can be started. */
export function isClosedStatus(status: string): boolean {
  return CLOSED.has(status)
}
