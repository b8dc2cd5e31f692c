/** Remaining time of a request, shared by all its reads. */
export type Deadline = Readonly<{
  /** Returns the remaining milliseconds, at least 0. */
  remainingMs(): number
  /** Time-out of a single REST call: shorter while a page is rendered on the server. */
  callMaxMs: number
}>

/** Creates a deadline that starts now: `totalMs` for the whole operation, `callMaxMs` for each REST call in it. */
export function createDeadline(totalMs: number, callMaxMs: number): Deadline {
  const endsAt = performance.now() + totalMs
  return { callMaxMs, remainingMs: () => Math.max(0, endsAt - performance.now()) }
}
