import type { Answer, Settlement } from '../answer.ts'
import type { TaskEdit } from '../storage/editTask.ts'
import type { Placed } from '../storage/queueStorage.ts'
import type { JsonObject } from '../queuedMutation.ts'
import type { Task } from '../task.ts'
import type { TokenLock } from '../tokenLock.ts'

/** Source of a task in this tab: made here, announced by another tab, or read from the storage. */
export type Origin = 'own' | 'told' | 'restored'

export type Entry = Readonly<{
  task: Task
  origin: Origin
  /** False while it is being written: it must not be sent before. */
  isSaved: boolean
  /** True while its caller has not been answered. */
  isAwaited: boolean
  /** Moment, in `ticks`, until which it is not sent, because another press may change it. */
  restsUntil: number
}>

export type QueueState = Readonly<{
  entries: readonly Entry[]
  isOnline: boolean
  /** Lock of the sender: requested before sending, released when there is nothing to do. */
  leadership: 'none' | 'asked' | 'leading'
  /** Signed-in customer; null for a guest. */
  customer: string | null
  lock: TokenLock
  /** Paused scopes with the end of their pause, in `ticks`. */
  heldUntil: Readonly<Record<string, number>>
  /** Awaited tasks that are gone from the storage: another tab has finished them, or replaced them by one to come. */
  orphans: readonly string[]
  /** Ids of tasks that have left the queue of this tab, latest last. */
  removed: readonly string[]
  /** Set while the storage cannot be read: only tasks in the memory of this tab are sent. */
  unread: Unread | null
}>

/** Failed reads of the storage, one after the other. */
export type Unread = Readonly<{
  failures: number
  /** Moment, in `ticks`, at which it is read again. */
  until: number
  /** Ids of the tasks that the last read has found in the memory of this tab. */
  inMemory: readonly string[]
}>

/** Variables and optimistic data of a task after the shopper has agreed to changed terms. */
export type Agreed = Pick<Task, 'variables' | 'optimism'>

export type QueueEvent =
  /** The shopper made a change in this tab; it rests for `restMs` before it is sent. */
  | Readonly<{ type: 'enqueued'; task: Task; restMs: number }>
  /** The storage has written a task. */
  | Readonly<{ type: 'saved'; id: string; placed: Placed }>
  /** Tasks of the storage, at start. */
  | Readonly<{ type: 'restored'; tasks: readonly Task[] }>
  /** Another tab has written a task, possibly in place of another one. */
  | Readonly<{ type: 'told'; task: Task; replaces: string | null; restMs: number }>
  /** Another tab has finished a task. */
  | Readonly<{ type: 'settledElsewhere'; task: Task; settlement: Settlement }>
  /** This tab may send; `tasks` are those of the storage now. */
  | Readonly<{ type: 'leading'; tasks: readonly Task[] }>
  /** The storage could not be read, at start or when this tab was about to send. */
  | Readonly<{ type: 'unread'; inMemory: readonly string[] }>
  /** A task could not be marked as being sent: it is unknown whether another tab has finished it. */
  | Readonly<{ type: 'unclaimed'; id: string }>
  /**
   * A task was marked as being sent, as it is stored; null: another tab has finished or replaced it. One that waits for
   * consent was not marked.
   */
  | Readonly<{ type: 'claimed'; id: string; task: Task | null }>
  | Readonly<{ type: 'answered'; id: string; answer: Answer }>
  | Readonly<{ type: 'network'; isOnline: boolean }>
  | Readonly<{ type: 'refreshed'; succeeded: boolean }>
  /** The gateway reports that the customer's session has ended. */
  | Readonly<{ type: 'sessionLost' }>
  /**
   * Tasks that the session's end has stopped, and those of them that no tab had sent: they are removed from the
   * storage.
   */
  | Readonly<{ type: 'lossSorted'; stopped: readonly string[]; dropped: readonly string[] }>
  | Readonly<{ type: 'customerChanged'; customer: string | null }>
  /** The caller's patience has ended. */
  | Readonly<{ type: 'patienceEnded'; id: string }>
  /** The shopper consents to send a task: unchanged, or with the terms that were shown meanwhile. */
  | Readonly<{ type: 'approved'; id: string; agreed: Agreed | null }>
  /** Another tab has asked the shopper about a waiting task, or got consent. */
  | Readonly<{ type: 'changedElsewhere'; task: Task }>
  /** A task was cancelled, in this tab or in another. */
  | Readonly<{ type: 'dropped'; id: string; isElsewhere: boolean }>
  /** An attempt has failed in another tab: its scope pauses for as long here. */
  | Readonly<{ type: 'pausedElsewhere'; scope: string; milliseconds: number }>
  /** The shopper requests a retry now. */
  | Readonly<{ type: 'hurried' }>
  /** A timer has fired. */
  | Readonly<{ type: 'woken' }>

/**
 * The outcome of a task is unknown: its scope has to be read again, unless another tab, which has finished the task
 * `unlessNotified`, announces its outcome in a moment.
 */
export type Doubt = Readonly<{ type: 'doubt'; scope: string; unlessNotified: string | null }>

/** Tasks that a session's end has interrupted, and those that were dropped unsent. */
export type LostTasks = Readonly<{ interrupted: readonly Task[]; dropped: readonly Task[] }>

export type QueueEffect =
  /** Write a new task; when `replaces` was never sent, in its place and for both. Answer with `saved`. */
  | Readonly<{ type: 'save'; task: Task; replaces: Task | null }>
  /** Mark a task as being sent, if it is still there. Answer with `claimed` or `unclaimed`. */
  | Readonly<{ type: 'claim'; task: Task }>
  /** Send it. Answer with `answered`. */
  | Readonly<{ type: 'send'; task: Task }>
  /** Edit a stored task; announce it to other tabs as it is then, if they share the edit. */
  | Readonly<{ type: 'edit'; id: string; edit: TaskEdit; isShared: boolean }>
  | Readonly<{ type: 'forget'; task: Task }>
  /** Store the result of a task. */
  | Readonly<{ type: 'keepResult'; task: Task; settlement: Settlement }>
  /** Announce to other tabs that a task was cancelled. */
  | Readonly<{ type: 'announceDrop'; id: string }>
  /** Announce to other tabs until when a scope pauses, in `ticks`. */
  | Readonly<{ type: 'announcePause'; scope: string; until: number }>
  /** Render a task over the page's data; remove its layer. */
  | Readonly<{ type: 'draw'; task: Task }>
  | Readonly<{ type: 'erase'; id: string }>
  /** Show the answer: its data replaces the optimistic layer in one update. */
  | Readonly<{ type: 'show'; task: Task; settlement: Settlement }>
  /** Announce to other tabs how a task ended, after it is removed. */
  | Readonly<{ type: 'announce'; task: Task; settlement: Settlement }>
  /**
   * Report the outcome of another tab's task, unless that tab, which may be closed, confirms in time that it does so
   * itself.
   */
  | Readonly<{ type: 'notifyUnlessAwaited'; task: Task; settlement: Settlement }>
  /** Confirm to other tabs that this one reports a task's outcome. */
  | Readonly<{ type: 'confirm'; id: string }>
  | Doubt
  /** Answer the caller; `notifyLate` reports outcomes without a caller to listeners. */
  | Readonly<{ type: 'answerCaller'; task: Task; settlement: Settlement | null }>
  | Readonly<{ type: 'notifyLate'; task: Task; settlement: Settlement }>
  /** Give the caller of one task the outcome of another, which has replaced it. */
  | Readonly<{ type: 'handOver'; from: string; to: string }>
  | Readonly<{ type: 'askToLead' }>
  | Readonly<{ type: 'resign' }>
  | Readonly<{ type: 'refresh' }>
  /** Remove those of `droppable` from the storage that no tab, this or another, has sent. Answer with `lossSorted`. */
  | Readonly<{ type: 'sortLoss'; stopped: readonly string[]; droppable: readonly string[] }>
  /** Notify the shopper that the session has ended, and of the tasks that it stopped. */
  | Readonly<{ type: 'notifySessionLoss'; loss: LostTasks }>
  /** Moment in `ticks`. */
  | Readonly<{ type: 'wakeAt'; at: number }>

/** Effects without the storage and the page's data: callers, tabs, timers, session. */
export type TellingEffect = Extract<
  QueueEffect,
  {
    type:
      | 'answerCaller'
      | 'handOver'
      | 'notifyLate'
      | 'notifyUnlessAwaited'
      | 'askToLead'
      | 'resign'
      | 'refresh'
      | 'notifySessionLoss'
      | 'wakeAt'
  }
>

/** State and effects to perform, in order. */
export type Step = Readonly<{ state: QueueState; effects: readonly QueueEffect[] }>

/** Inputs from outside the state machine. */
export type Surroundings = Readonly<{
  /** Milliseconds since 1970 by the device's clock, which may jump. */
  now: number
  /** Milliseconds since the page was opened: pauses are measured in them. */
  ticks: number
  /** Number in [0, 1). */
  chance: number
  /** Returns the variables that replace two tasks, null when both have to be sent. */
  merge: (older: Task, newer: Task) => JsonObject | null
  /** Returns true for a task that others never depend on. */
  isIndependent: (task: Task) => boolean
  /** Returns true for a task that counts once more each time that it is made. */
  countsEachTime: (task: Task) => boolean
}>
