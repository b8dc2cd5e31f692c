import { useEffect, useSyncExternalStore } from 'react'
import { type StartedQueue, useQueueClient } from './QueueContext.ts'

const NONE = () => null

/** React hook that starts the queue and returns it; null before, and on the server. */
export function useStartedQueue(): StartedQueue | null {
  const { start, subscribe, getStarted } = useQueueClient()
  // The next change retries a failed load.
  useEffect(() => void start().catch(() => undefined), [start])
  return useSyncExternalStore(subscribe, getStarted, NONE)
}
