import { useSyncExternalStore } from 'react'
import { type StartedQueue, useQueueClient } from './QueueContext.ts'

const NONE = () => null

/** The queue itself, once its code is loaded; null before, and on the server. */
export function useStartedQueue(): StartedQueue | null {
  const { subscribe, getStarted } = useQueueClient()
  return useSyncExternalStore(subscribe, getStarted, NONE)
}
