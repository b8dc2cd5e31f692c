import { useEffect, useEffectEvent } from 'react'
import type { LateOutcome } from './QueueContext.ts'
import { useStartedQueue } from './useStartedQueue.ts'

/**
 * Calls back for changes whose outcome nobody waits for any more: they were made off line or before a reload. One
 * component of the layout listens and tells the shopper; each outcome is told in one tab only.
 */
export function useLateOutcomes(listener: (late: LateOutcome) => void): void {
  const queue = useStartedQueue()
  const tell = useEffectEvent(listener)
  useEffect(() => queue?.subscribeToLateOutcomes((late) => tell(late)), [queue])
}
