import type { QueuedUserError } from './outcome.ts'
import type { Placed } from './queueStorage.ts'
import type { JsonObject } from './queueableMutation.ts'
import type { Task } from './task.ts'
import type { TokenLock } from '../session/tokenLock.ts'

/** How this tab knows of a task: it made it, another tab told of it, or it was found in the storage. */
export type Origin = 'own' | 'told' | 'restored'

export type Entry = Readonly<{
  task: Task
  origin: Origin
  /** False while it is being written: it must not be sent before. */
  isSaved: boolean
  /** True while its caller has not been answered. */
  isAwaited: boolean
  /** It may be made again in a moment: until then, in `ticks`, it is not sent. */
  restsUntil: number
}>

export type QueueState = Readonly<{
  entries: readonly Entry[]
  isOnline: boolean
  /** One tab sends: it has to ask for the right to, and gives it back when it has nothing to do. */
  leadership: 'none' | 'asked' | 'leading'
  /** Who is signed in; null for a guest. */
  customer: string | null
  lock: TokenLock
  /** Scopes that pause, until when, in `ticks`. */
  heldUntil: Readonly<Record<string, number>>
}>

/** `isPartial`: not all that came of it could be read, and `data` lacks the rest. */
type Readable = Readonly<{ isPartial?: true }>

/** What came back for a task. */
export type Answer =
  | (Readable & Readonly<{ kind: 'done'; data: JsonObject }>)
  /** `asksAgain`: what the shopper agreed to is not so any more; they may agree to what is. */
  | (Readable &
      Readonly<{ kind: 'refused'; data: JsonObject | null; userErrors: readonly QueuedUserError[]; asksAgain?: true }>)
  /** `passing`: a moment later it may work. `fault`: the gateway's own mistake. `hopeless`: never. */
  | Readonly<{
      kind: 'failed'
      reason: 'passing' | 'fault' | 'unauthenticated' | 'hopeless'
      code: string
      retryAfterMs: number | null
    }>

/** What is sent of a change, and how it is drawn, after the shopper has agreed to something else than before. */
export type Agreed = Pick<Task, 'variables' | 'optimism'>

/** How a task ended. */
export type Settlement = Exclude<Answer, Readonly<{ kind: 'failed' }>>

export type QueueEvent =
  /** A shopper made a change in this tab; it rests for so long before it is sent. */
  | Readonly<{ type: 'enqueued'; task: Task; restMs: number }>
  /** A change is written. */
  | Readonly<{ type: 'saved'; id: string; placed: Placed }>
  /** What the storage holds, at start. */
  | Readonly<{ type: 'restored'; tasks: readonly Task[] }>
  /** Another tab has written a change, in place of another one perhaps. */
  | Readonly<{ type: 'told'; task: Task; replaces: string | null; restMs: number }>
  /** Another tab has finished a task. */
  | Readonly<{ type: 'settledElsewhere'; task: Task; settlement: Settlement }>
  /** This tab may send; `tasks` is what the storage holds now. */
  | Readonly<{ type: 'leading'; tasks: readonly Task[] }>
  /** A task was marked as being sent; false: somebody else has finished or replaced it. */
  | Readonly<{ type: 'claimed'; id: string; isOurs: boolean }>
  | Readonly<{ type: 'answered'; id: string; answer: Answer }>
  | Readonly<{ type: 'network'; isOnline: boolean }>
  | Readonly<{ type: 'refreshed'; succeeded: boolean }>
  | Readonly<{ type: 'customerChanged'; customer: string | null }>
  /** The caller has waited long enough. */
  | Readonly<{ type: 'patienceEnded'; id: string }>
  /** The shopper says that a change may be sent: as it is, or with what they were told meanwhile. */
  | Readonly<{ type: 'approved'; id: string; agreed: Agreed | null }>
  /** Another tab has asked about a waiting change, or been answered. */
  | Readonly<{ type: 'changedElsewhere'; task: Task }>
  /** A change was taken back, in this tab or in another. */
  | Readonly<{ type: 'dropped'; id: string; isElsewhere: boolean }>
  /** The shopper wants it tried now. */
  | Readonly<{ type: 'hurried' }>
  /** Time has passed. */
  | Readonly<{ type: 'woken' }>

/**
 * What became of a task is not known: what is shown of its scope has to be read anew; unless another tab, which has finished
 * the task `unlessTold`, tells in a moment how it ended.
 */
export type Doubt = Readonly<{ type: 'doubt'; scope: string; unlessTold: string | null }>

export type QueueEffect =
  /** Write a new task; when `replaces` was never sent, in its place and for both. Answer with `saved`. */
  | Readonly<{ type: 'save'; task: Task; replaces: string | null }>
  /** Mark a task as being sent, if it is still there. Answer with `claimed`. */
  | Readonly<{ type: 'claim'; task: Task }>
  /** Send it. Answer with `answered`. */
  | Readonly<{ type: 'send'; task: Task }>
  /** Write what changed about a task. */
  | Readonly<{ type: 'update'; task: Task }>
  | Readonly<{ type: 'forget'; task: Task }>
  /** Keep what a task came to, for who looks it up. */
  | Readonly<{ type: 'keepResult'; task: Task; settlement: Settlement }>
  /** Tell other tabs that a waiting change may be sent, or has to be asked about; that one was taken back. */
  | Readonly<{ type: 'announceChange'; task: Task }>
  | Readonly<{ type: 'announceDrop'; id: string }>
  /** Draw a change over the page's data; take it off again. */
  | Readonly<{ type: 'draw'; task: Task }>
  | Readonly<{ type: 'erase'; id: string }>
  /** Show the answer: its data goes into the page's, in the same moment in which the drawing goes. */
  | Readonly<{ type: 'show'; task: Task; settlement: Settlement }>
  /** Tell other tabs how a task ended, after it is forgotten. */
  | Readonly<{ type: 'announce'; task: Task; settlement: Settlement }>
  /** Tell how a task of another tab ended, unless that tab says in time that it does so itself: it may be gone. */
  | Readonly<{ type: 'tellUnlessHeard'; task: Task; settlement: Settlement }>
  /** Tell other tabs that this one tells how a task ended. */
  | Readonly<{ type: 'confirm'; id: string }>
  | Doubt
  /** Answer the caller; `late` goes to whoever listens for changes without a caller. */
  | Readonly<{ type: 'answerCaller'; task: Task; settlement: Settlement | null }>
  | Readonly<{ type: 'tellLate'; task: Task; settlement: Settlement }>
  /** The caller of one task gets the outcome of another, which has taken its place. */
  | Readonly<{ type: 'handOver'; from: string; to: string }>
  | Readonly<{ type: 'askToLead' }>
  | Readonly<{ type: 'resign' }>
  | Readonly<{ type: 'refresh' }>
  /** The session cannot be refreshed: the shopper is told. */
  | Readonly<{ type: 'tellSessionLoss' }>
  /** In `ticks`. */
  | Readonly<{ type: 'wakeAt'; at: number }>

/** What is done without the storage and the page's data: callers, tabs, timers, session. */
export type TellingEffect = Extract<
  QueueEffect,
  {
    type:
      | 'answerCaller'
      | 'handOver'
      | 'tellLate'
      | 'tellUnlessHeard'
      | 'askToLead'
      | 'resign'
      | 'refresh'
      | 'tellSessionLoss'
      | 'wakeAt'
  }
>

/** A state and what has to be done about it, in order. */
export type Step = Readonly<{ state: QueueState; effects: readonly QueueEffect[] }>

/** What the machine may not find out by itself. */
export type Surroundings = Readonly<{
  /** Milliseconds since 1970, as the device's clock has it: it may be put forward and back. */
  now: number
  /** Milliseconds since the page was opened: what pauses are measured by. */
  ticks: number
  /** A number in [0, 1). */
  chance: number
  /** What is sent in place of two changes, null when both have to be. */
  merge: (older: Task, newer: Task) => JsonObject | null
}>
