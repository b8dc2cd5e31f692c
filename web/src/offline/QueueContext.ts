import type { WaitingTask } from './waitingTask.ts'
import { type ReactNode, createContext, use } from 'react'
import type { EarlyChange } from './storage/earlyChanges.ts'
import type { StoredResult } from './storage/storedResult.ts'
import type { Outcome } from './outcome.ts'
import type { Agreed } from './machine/queueProtocol.ts'
import type { JsonObject } from './queuedMutation.ts'
import type { Task } from './task.ts'
import type { TaskDescription } from './taskDescription.ts'

/** Outcome that came after its caller had got `waiting`, or after a reload. */
export type LateOutcome = Readonly<{ task: WaitingTask; outcome: Exclude<Outcome, { kind: 'waiting' }> }>

/** Refusal that came after its caller had got `waiting`, or after a reload. */
export type LateRefusal = Readonly<{ task: WaitingTask; outcome: Extract<Outcome, { kind: 'refused' }> }>

/** Tasks interrupted by the end of the session, and those dropped unsent. */
export type SessionLoss = Readonly<{ interrupted: readonly WaitingTask[]; dropped: readonly WaitingTask[] }>

/** Report of the stored queue, for pages that explain why a task waits. */
export type QueueReport = Readonly<{
  /** This shopper's tasks, in the order in which they are sent. */
  tasks: readonly Task[]
  /** Results of earlier tasks, newest first. */
  results: readonly StoredResult[]
  isOnline: boolean
  /** Lock of the session. 0: free; above 0: being refreshed; -1: the refresh has failed. */
  lock: number
  /** Milliseconds until the next attempt, by scope, where this tab knows. */
  pauses: Readonly<Record<string, number>>
}>

/** Queue client of every page. */
export type QueueClient = Readonly<{
  /** Starts the queue if it is not running: for pages that show its tasks. */
  start: () => Promise<void>
  /** Stores the task, renders it and sends it as soon as possible. */
  enqueue: (name: string, variables: JsonObject, optimism: JsonObject) => Promise<Outcome>
  /** Returns the same array until something changes. */
  getTasks: () => readonly WaitingTask[]
  subscribe: (listener: () => void) => () => void
  /** Returns the queue itself; null until its code has loaded. */
  getStarted: () => StartedQueue | null
}>

/** Queue for the code that shows notices; that code loads with the first notice. */
export type StartedQueue = Omit<QueueClient, 'getStarted' | 'start'> &
  Readonly<{
    /** Adds a change that was stored before the queue ran, under its existing id. */
    enqueueAs: (id: string, change: EarlyChange) => Promise<Outcome>
    /** Calls back with outcomes that have no waiting caller, first those that came before the first listener. */
    subscribeToLateOutcomes: (listener: (late: LateOutcome) => void) => () => void
    /**
     * Calls back with refusals of a scope that have no waiting caller, first those that came before, for a page that
     * shows them beside its fields. The shopper is notified of them as well.
     */
    subscribeToRefusals: (scope: string, listener: (refusal: LateRefusal) => void) => () => void
    /** Calls back when the session has ended, with the tasks that it stopped. */
    subscribeToSessionLoss: (listener: (loss: SessionLoss) => void) => () => void
    /** Returns the component that shows the queue's notices on any page; null while there are none. */
    getNews: () => ReactNode
    report: () => Promise<QueueReport>
    /** Returns the description of a task's change, for display. */
    describe: (task: Pick<WaitingTask, 'name' | 'variables' | 'optimism'>) => TaskDescription
    /** Sends all tasks that can be sent now, regardless of pauses. */
    retry: () => void
    /** Records the shopper's consent to send a task: unchanged, or with the terms that were shown meanwhile. */
    approve: (id: string, agreed?: Agreed | null) => void
    /** Cancels a task; false when it is being sent right now, or gone. */
    giveUp: (id: string) => Promise<boolean>
  }>

const IDLE: readonly WaitingTask[] = []

/** Queue client of the server: no tasks wait, and none is ever sent. */
export const INERT_QUEUE: QueueClient = {
  start: () => Promise.resolve(),
  enqueue: () => Promise.reject(new Error('No queue here')),
  getTasks: () => IDLE,
  subscribe: () => () => undefined,
  getStarted: () => null,
}

export const QueueContext = createContext<QueueClient>(INERT_QUEUE)

export function useQueueClient(): QueueClient {
  return use(QueueContext)
}
