/** Lateness of a timer from which this process is taken to have stood still. */
const STALL_MIN_MS = 50

/**
 * Calls `expire` after `ms`. If its timer fires late, this process stood still, and replies that came meanwhile have not
 * been read: it waits for as long again, `ms` more at most in all. Returns what cancels the call.
 */
export function startTimeout(ms: number, expire: () => void): () => void {
  let moreMs = ms
  let timer: NodeJS.Timeout
  const wait = (waitMs: number) => {
    const dueAt = performance.now() + waitMs
    timer = setTimeout(() => {
      const stoodMs = performance.now() - dueAt
      if (stoodMs < STALL_MIN_MS || moreMs <= 0) return expire()
      const againMs = Math.min(stoodMs, moreMs)
      moreMs -= againMs
      wait(againMs)
    }, waitMs)
  }
  wait(ms)
  return () => clearTimeout(timer)
}

/** Settles as `work` does, or rejects with `tooLate()` when it takes longer than `ms`, by `startTimeout`. */
export function settleWithin<Value>(ms: number, work: Promise<Value>, tooLate: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = startTimeout(ms, () => reject(tooLate()))
    void work.then(resolve, reject).finally(cancel)
  })
}
