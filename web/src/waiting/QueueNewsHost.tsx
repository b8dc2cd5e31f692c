import { useSyncExternalStore } from 'react'
import { useQueueClient } from '../offline/QueueContext.ts'

const NONE = () => null

/** Where a page tells what the queue has to say. The queue loads the code when there is something. */
export function QueueNewsHost() {
  const { subscribe, getStarted } = useQueueClient()
  return useSyncExternalStore(subscribe, () => getStarted()?.getNews() ?? null, NONE)
}
