import { type ReactNode, createContext, use } from 'react'
import type { KeptResult } from './keptResult.ts'
import type { Outcome } from './outcome.ts'
import type { Agreed } from './queueProtocol.ts'
import type { JsonObject } from './queueableMutation.ts'
import type { Task } from './task.ts'

/** A waiting change, as pages may know it. */
export type WaitingTask = Readonly<{
  id: string
  name: string
  scope: string
  variables: JsonObject
  optimism: JsonObject
  /** Milliseconds since 1970. */
  createdAt: number
  /** True once it has been sent at least once: it may have arrived. */
  isTransmitted: boolean
  /** True while it waits for the shopper to say that it may be sent. */
  awaitsConsent: boolean
  /** Above 0: the shop sent it back, because what the shopper agreed to is not so any more. */
  timesAskedAgain: number
}>

/** An outcome that came after its caller had been told `waiting`, or after a reload. */
export type LateOutcome = Readonly<{ task: WaitingTask; outcome: Exclude<Outcome, { kind: 'waiting' }> }>

/** The queue as it is kept, for whoever wants to know why something waits. */
export type QueueReport = Readonly<{
  /** This shopper's, in the order in which they are sent. */
  tasks: readonly Task[]
  /** What earlier changes came to, newest first. */
  results: readonly KeptResult[]
  isOnline: boolean
  /** 0: the session may be used; above 0: it is being refreshed; -1: that has failed. */
  lock: number
  /** Milliseconds until a scope is tried again, where this tab knows. */
  pauses: Readonly<Record<string, number>>
}>

/** The queue as every page sees it. */
export type QueueClient = Readonly<{
  /** Keeps the change, draws it and sends it as soon as that can be. */
  enqueue: (name: string, variables: JsonObject, optimism: JsonObject) => Promise<Outcome>
  /** Same array until something changes. */
  getTasks: () => readonly WaitingTask[]
  subscribe: (listener: () => void) => () => void
  /** The queue itself; null until its code has been loaded. */
  getStarted: () => StartedQueue | null
}>

/** The queue as those see it who explain it: their code is loaded when there is something to tell. */
export type StartedQueue = Omit<QueueClient, 'getStarted'> &
  Readonly<{
    /** Calls back with outcomes that nobody waits for any more, those first that came while nobody listened. */
    subscribeToLateOutcomes: (listener: (late: LateOutcome) => void) => () => void
    /** Calls back when the session could not be refreshed, and what was never sent is gone. */
    subscribeToSessionLoss: (listener: () => void) => () => void
    /** What tells the queue's news, on whatever page; null while there is nothing to tell. */
    getNews: () => ReactNode
    report: () => Promise<QueueReport>
    /** Sends what can be sent now, whatever pause was agreed on. */
    retry: () => void
    /** The shopper says that a change may be sent: as it is, or with what they were told meanwhile. */
    approve: (id: string, agreed?: Agreed | null) => void
    /** Takes a change back; false when it is being sent right now, or gone. */
    giveUp: (id: string) => Promise<boolean>
  }>

const IDLE: readonly WaitingTask[] = []

/** What the server renders with: nothing waits there, and nothing is ever sent. */
export const INERT_QUEUE: QueueClient = {
  enqueue: () => Promise.reject(new Error('No queue here')),
  getTasks: () => IDLE,
  subscribe: () => () => undefined,
  getStarted: () => null,
}

export const QueueContext = createContext<QueueClient>(INERT_QUEUE)

export function useQueueClient(): QueueClient {
  return use(QueueContext)
}
