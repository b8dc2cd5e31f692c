import { STALL_MIN_MS } from '../limits.ts'

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
