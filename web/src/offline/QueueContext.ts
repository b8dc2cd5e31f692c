import { createContext, use } from 'react'
import type { Outcome } from './outcome.ts'
import type { JsonObject } from './queueableMutation.ts'

/** A waiting change, as pages may know it. */
export type WaitingTask = Readonly<{
  /** Also the mutation's `clientMutationId`. */
  id: string
  name: string
  scope: string
  variables: JsonObject
  optimism: JsonObject
  /** Milliseconds since 1970. */
  createdAt: number
  /** True once it has been sent at least once: it may have arrived. */
  isTransmitted: boolean
}>

/** An outcome that came after its caller had been told `waiting`, or after a reload. */
export type LateOutcome = Readonly<{ task: WaitingTask; outcome: Exclude<Outcome, { kind: 'waiting' }> }>

/** The queue as the interface sees it. */
export type QueueClient = Readonly<{
  /** Keeps the change, draws it and sends it as soon as that can be. */
  enqueue: (name: string, variables: JsonObject, optimism: JsonObject) => Promise<Outcome>
  /** Same array until something changes. */
  getTasks: () => readonly WaitingTask[]
  subscribe: (listener: () => void) => () => void
  subscribeToLateOutcomes: (listener: (late: LateOutcome) => void) => () => void
}>

const IDLE: readonly WaitingTask[] = []

/** What the server renders with: nothing waits there, and nothing is ever sent. */
export const INERT_QUEUE: QueueClient = {
  enqueue: () => Promise.reject(new Error('There is no queue here')),
  getTasks: () => IDLE,
  subscribe: () => () => undefined,
  subscribeToLateOutcomes: () => () => undefined,
}

export const QueueContext = createContext<QueueClient>(INERT_QUEUE)

export function useQueueClient(): QueueClient {
  return use(QueueContext)
}
