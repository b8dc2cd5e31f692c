import { useSyncExternalStore } from 'react'
import { INERT_QUEUE, type WaitingTask, useQueueClient } from './QueueContext.ts'

/** The changes that wait to be sent or answered, oldest first. None on the server and in the first render. */
export function useQueueState(): readonly WaitingTask[] {
  const queue = useQueueClient()
  return useSyncExternalStore(queue.subscribe, queue.getTasks, INERT_QUEUE.getTasks)
}
