import * as v from 'valibot'
import type { WaitingTask } from './QueueContext.ts'
import type { ParsedChange, QueueableMutation } from './queueableMutation.ts'

const jsonObject = v.record(v.string(), v.unknown())

/** A change that a shopper has made, as it is kept: data alone, never a closure and never an address. */
export const taskSchema = v.pipe(
  v.object({
    /** Minted, never counted. Its `mutationIdOf` is the mutation's `clientMutationId`: sending it twice changes nothing twice. */
    id: v.string(),
    /** Key into the registry of queueable mutations. */
    name: v.string(),
    scope: v.string(),
    variables: jsonObject,
    optimism: jsonObject,
    /** Whose change it is; null for a guest. */
    customer: v.nullable(v.string()),
    /** Milliseconds since 1970. */
    createdAt: v.number(),
    updatedAt: v.number(),
    state: v.picklist(['waiting', 'inFlight']),
    attempts: v.number(),
    /** How many of the tries failed by the gateway's own fault. */
    faults: v.optional(v.number(), 0),
    /** True once the first byte may have been sent. */
    isTransmitted: v.boolean(),
    transmittedAt: v.nullable(v.number()),
    /** What the last try came to, null before it. */
    resultCode: v.nullable(v.string()),
    /** True once somebody has been told that it waits. */
    isAcknowledged: v.boolean(),
    /** True when nobody is told how it ended but whoever asked for it. */
    isSilent: v.optional(v.boolean(), false),
    /** True when what it came to is kept after it has left the queue. */
    isResultCacheable: v.optional(v.boolean(), false),
    /** True while the shopper has not yet said that it may be sent. */
    awaitsConsent: v.optional(v.boolean(), false),
    /** How often the shop has sent it back to be asked about again: each time it is another change to the gateway. */
    timesAskedAgain: v.optional(v.number(), 0),
    /** Place in the queue, given by the storage when it is written. */
    position: v.number(),
  }),
  v.readonly(),
)

export type Task = v.InferOutput<typeof taskSchema>

type Change = Pick<Task, 'id' | 'name' | 'scope' | 'variables' | 'optimism'> &
  Partial<Pick<Task, 'isSilent' | 'isResultCacheable' | 'awaitsConsent'>>

/** A change that was just made. Its place is the last one until the storage has given it its own. */
export function newTask(change: Change, customer: string | null, now: number): Task {
  return {
    isSilent: false,
    isResultCacheable: false,
    awaitsConsent: false,
    timesAskedAgain: 0,
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

/** A change of a mutation, without what is told it when it is made. */
export function changeOf({ name, scope, isSilent, keepResult }: QueueableMutation, change: ParsedChange) {
  const { variables, optimism } = change
  return { name, scope, isSilent, isResultCacheable: keepResult !== null, variables, optimism }
}

/** What pages may know of a task. */
export function toWaitingTask(task: Task): WaitingTask {
  const { id, name, scope, variables, optimism, createdAt, isTransmitted, awaitsConsent, timesAskedAgain } = task
  return { id, name, scope, variables, optimism, createdAt, isTransmitted, awaitsConsent, timesAskedAgain }
}

/** What the gateway knows a repetition of a task by: its id, until the shopper was asked anew and agreed to something else. */
export function mutationIdOf({ id, timesAskedAgain }: Pick<Task, 'id' | 'timesAskedAgain'>): string {
  return timesAskedAgain === 0 ? id : `${id}-${timesAskedAgain}`
}
