import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/**
 * React hook that returns the present minute as the milliseconds of its start, and renders again with each new one. Null
 * on the server and during hydration: a page that is kept for all visitors has no present.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(eachMinute, presentMinute, unknown)
}

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS / 12)
  return () => clearInterval(timer)
}

function presentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

function unknown(): null {
  return null
}
