import { useCallback } from 'react'
import { type QueueClient, useQueueClient } from './QueueContext.ts'
import type { Outcome } from './outcome.ts'
import type { JsonObject } from './queueableMutation.ts'

/**
 * A verb for a mutation of the registry: `(variables, optimism) => Promise<Outcome>`. Variables come without
 * `clientMutationId`. On line and off line it is the same path; off line it answers `waiting` at once.
 *
 * `TVariables` and `TOptimism` are what the declaration's parsers accept.
 */
export function useQueuedMutation<TVariables extends JsonObject, TOptimism extends JsonObject>(
  name: string,
): (variables: TVariables, optimism: TOptimism) => Promise<Outcome> {
  const queue: QueueClient = useQueueClient()
  return useCallback((variables, optimism) => queue.enqueue(name, variables, optimism), [queue, name])
}
