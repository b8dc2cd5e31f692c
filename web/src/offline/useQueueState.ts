import { useSyncExternalStore } from 'react'
import { INERT_QUEUE, useQueueClient } from './QueueContext.ts'
import type { WaitingTask } from './waitingTask.ts'

/**
 * React hook that returns the tasks that wait to be sent or answered, oldest first. None on the server and during
 * hydration.
 */
export function useQueueState(): readonly WaitingTask[] {
  const queue = useQueueClient()
  return useSyncExternalStore(queue.subscribe, queue.getTasks, INERT_QUEUE.getTasks)
}
