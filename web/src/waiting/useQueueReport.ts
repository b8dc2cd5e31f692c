import { useCallback, useEffect, useState } from 'react'
import type { QueueReport } from '../offline/QueueContext.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { WAITING_LOOK_MS } from './limits.ts'

type Looked = Readonly<{
  /** Null until the queue has been read. */
  report: QueueReport | null
  /** Time of the report, in milliseconds since 1970. */
  at: number
  look: () => void
}>

/**
 * React hook that returns the report of the stored queue, read again after each change and every second: another tab
 * may be the one that sends.
 */
export function useQueueReport(): Looked {
  const queue = useStartedQueue()
  const [looked, setLooked] = useState<Pick<Looked, 'report' | 'at'>>({ report: null, at: 0 })
  const look = useCallback(() => {
    void queue?.report().then((report) => setLooked({ report, at: Date.now() }))
  }, [queue])
  useEffect(() => {
    if (!queue) return undefined
    look()
    const timer = setInterval(look, WAITING_LOOK_MS)
    const stop = queue.subscribe(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [look, queue])
  return { ...looked, look }
}
