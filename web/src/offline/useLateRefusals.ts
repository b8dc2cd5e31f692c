import { useEffect, useEffectEvent } from 'react'
import type { LateRefusal } from './QueueContext.ts'
import { useStartedQueue } from './useStartedQueue.ts'

/**
 * React hook that calls back with refusals of a scope that have no waiting caller: of tasks made offline or before a
 * reload. For the page that shows them beside its fields; each is reported once.
 */
export function useLateRefusals(scope: string, listener: (refusal: LateRefusal) => void): void {
  const queue = useStartedQueue()
  const tell = useEffectEvent(listener)
  useEffect(() => queue?.subscribeToRefusals(scope, (refusal) => tell(refusal)), [queue, scope])
}
