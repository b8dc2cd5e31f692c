/** How much time a request has left, shared by all its reads. */
export type Deadline = Readonly<{
  /** Never below zero. */
  remainingMs(): number
  /** Longest single REST call: shortened while a page is rendered on the server. */
  callMaxMs: number
}>

/** Starts the clock: `totalMs` for the whole operation, `callMaxMs` for each REST call in it. */
export function createDeadline(totalMs: number, callMaxMs: number): Deadline {
  const endsAt = performance.now() + totalMs
  return { callMaxMs, remainingMs: () => Math.max(0, endsAt - performance.now()) }
}
