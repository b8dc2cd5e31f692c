import { useEffect, useEffectEvent } from 'react'
import type { LateOutcome } from './QueueContext.ts'
import { useStartedQueue } from './useStartedQueue.ts'

/**
 * React hook that calls back with outcomes that have no waiting caller: of tasks made offline or before a reload. One
 * component of the layout listens and notifies the shopper; each outcome is reported in one tab only.
 */
export function useLateOutcomes(listener: (late: LateOutcome) => void): void {
  const queue = useStartedQueue()
  const tell = useEffectEvent(listener)
  useEffect(() => queue?.subscribeToLateOutcomes((late) => tell(late)), [queue])
}
