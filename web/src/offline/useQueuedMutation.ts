import { useCallback, useEffect } from 'react'
import { whenIdle } from '../device/whenIdle.ts'
import { type QueueClient, useQueueClient } from './QueueContext.ts'
import type { Outcome } from './outcome.ts'
import type { MutationName, SnapshotOf, VariablesOf } from './registeredMutations.ts'

/** Arguments of a mutation: the snapshot may be left out where its schema requires no field. */
type Arguments<TName extends MutationName> =
  Readonly<Record<never, never>> extends SnapshotOf<TName>
    ? [variables: VariablesOf<TName>, snapshot?: SnapshotOf<TName>]
    : [variables: VariablesOf<TName>, snapshot: SnapshotOf<TName>]

/**
 * Function that queues a mutation. Online and offline share one path; offline it resolves to `waiting` once the change is
 * stored.
 */
export type Mutate<TName extends MutationName> = (...args: Arguments<TName>) => Promise<Outcome>

/**
 * React hook that returns the function of a mutation, by its name in the registry of `mutations.ts`.
 *
 * A component with this hook starts the queue as soon as the page is idle: a press is rendered in the next frame.
 */
export function useQueuedMutation<TName extends MutationName>(name: TName): Mutate<TName> {
  const queue: QueueClient = useQueueClient()
  // The change itself retries a failed load.
  useEffect(() => whenIdle(() => void queue.start().catch(() => undefined)), [queue])
  return useCallback((...[variables, snapshot]) => queue.enqueue(name, variables, snapshot ?? {}), [queue, name])
}
