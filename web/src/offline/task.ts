import * as v from 'valibot'
import { HELD_UP_ATTEMPTS } from './limits.ts'
import type { WaitingTask } from './waitingTask.ts'
import type { MutationRegistry, ParsedChange, QueuedMutation } from './queuedMutation.ts'
import { OTHER_CHANGE, type TaskDescription } from './taskDescription.ts'

const jsonObject = v.record(v.string(), v.unknown())

/** Schema of a stored task: data alone, never a closure and never an address. */
export const taskSchema = v.pipe(
  v.object({
    /**
     * Minted, never counted. Its `mutationIdOf` is the mutation's `clientMutationId`: sending it twice applies it
     * once.
     */
    id: v.string(),
    /** Key into the registry of mutations. */
    name: v.string(),
    scope: v.string(),
    variables: jsonObject,
    optimism: jsonObject,
    /** Customer who made the change; null for a guest. */
    customer: v.nullable(v.string()),
    /** Milliseconds since 1970. */
    createdAt: v.number(),
    updatedAt: v.number(),
    state: v.picklist(['waiting', 'inFlight']),
    attempts: v.number(),
    /** Number of attempts that failed by the gateway's own fault. */
    faults: v.optional(v.number(), 0),
    /** True once the first byte may have been sent. */
    isTransmitted: v.boolean(),
    /** Time of the first transmission under its idempotency key that may have made the change; null before it. */
    transmittedAt: v.nullable(v.number()),
    /** Result of the last attempt, null before it. */
    resultCode: v.nullable(v.string()),
    /** True once the shopper has been notified that it waits. */
    isAcknowledged: v.boolean(),
    /** True when the outcome goes to the caller alone, without a notification. */
    isSilent: v.optional(v.boolean(), false),
    /** True when its result is stored after it has left the queue. */
    isResultCacheable: v.optional(v.boolean(), false),
    /** True while the shopper has not yet consented to send it. */
    awaitsConsent: v.optional(v.boolean(), false),
    /** Number of times that the shop returned it for consent: each time it becomes another change to the gateway. */
    timesAskedAgain: v.optional(v.number(), 0),
    /** Ids of the tasks that it stands for: their callers wait for it. */
    replaced: v.optional(v.array(v.string()), []),
    /** True when only the open page that made it holds it: the browser has refused to store it. */
    isInMemory: v.exactOptional(v.literal(true)),
    /** Position in the queue, assigned by the storage when it is written. */
    position: v.number(),
  }),
  v.readonly(),
)

export type Task = v.InferOutput<typeof taskSchema>

type Change = Pick<Task, 'id' | 'name' | 'scope' | 'variables' | 'optimism'> &
  Partial<Pick<Task, 'isSilent' | 'isResultCacheable' | 'awaitsConsent'>>

/** Returns a new task. Its position is the last one until the storage assigns its own. */
export function newTask(change: Change, customer: string | null, now: number): Task {
  return {
    isSilent: false,
    isResultCacheable: false,
    awaitsConsent: false,
    timesAskedAgain: 0,
    replaced: [],
    ...change,
    customer,
    createdAt: now,
    updatedAt: now,
    state: 'waiting',
    attempts: 0,
    faults: 0,
    isTransmitted: false,
    transmittedAt: null,
    resultCode: null,
    isAcknowledged: false,
    position: Number.MAX_SAFE_INTEGER,
  }
}

/** Returns a change of a mutation, without the fields that are set when it is made. */
export function changeOf({ scope, isSilent, keepResult }: QueuedMutation, change: ParsedChange) {
  const { variables, optimism } = change
  return { scope, isSilent, isResultCacheable: keepResult !== null, variables, optimism }
}

/** Returns the description of a task's change, for display. */
export function describeTask(
  registry: MutationRegistry,
  { name, variables, optimism }: Pick<Task, 'name' | 'variables' | 'optimism'>,
): TaskDescription {
  return mutationIn(registry, name)?.parse(variables, optimism)?.describe() ?? OTHER_CHANGE
}

/** Returns undefined for a name that the registry does not have: a task of another version of the shop. */
export function mutationIn(registry: MutationRegistry, name: string): QueuedMutation | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined
}

/** Returns the fields of a task that pages may read. */
export function toWaitingTask(task: Task): WaitingTask {
  const { id, name, scope, variables, optimism, createdAt, isTransmitted, awaitsConsent, timesAskedAgain } = task
  const isHeldUp = task.resultCode !== null && task.attempts >= HELD_UP_ATTEMPTS
  const shown = { id, name, scope, variables, optimism, createdAt, isTransmitted, awaitsConsent, timesAskedAgain }
  return { ...shown, isHeldUp, ...inMemoryOf(task) }
}

/** Returns the mark of a task that only an open page holds, to be passed on with parts of it. */
export function inMemoryOf({ isInMemory }: Pick<Task, 'isInMemory'>): Pick<Task, 'isInMemory'> {
  return isInMemory ? { isInMemory } : {}
}

/** Returns the idempotency key of a task: its id, until the shopper was asked again and agreed to other terms. */
export function mutationIdOf({ id, timesAskedAgain }: Pick<Task, 'id' | 'timesAskedAgain'>): string {
  return timesAskedAgain === 0 ? id : `${id}-${timesAskedAgain}`
}
