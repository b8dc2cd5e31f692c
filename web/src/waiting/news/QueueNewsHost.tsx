import { useSyncExternalStore } from 'react'
import { useQueueClient } from '../../offline/QueueContext.ts'

const NONE = () => null

/** Renders the queue's notices. The queue loads their code with the first of them. */
export function QueueNewsHost() {
  const { subscribe, getStarted } = useQueueClient()
  return useSyncExternalStore(subscribe, () => getStarted()?.getNews() ?? null, NONE)
}
