import { type GraphQLTaggedNode, type ConcreteRequest, type RecordSourceProxy, getRequest } from 'relay-runtime'
import * as v from 'valibot'
import type { TaskDescription } from './taskDescription.ts'

/** JSON as IndexedDB and other tabs return it. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Declaration of a queued mutation: everything that a task needs to be shown, sent and settled after a reload. */
type Declaration<TVariables, TSnapshot> = Readonly<{
  document: GraphQLTaggedNode
  /** Scope of the task: tasks of one scope are sent one after the other; scopes run side by side. */
  scope: string
  /** Milliseconds that a stored task rests before it is sent, for changes made by several presses, as a quantity. */
  restMs?: number
  /**
   * True when the outcome goes to the caller alone, without a notification: for changes that the shopper did not ask
   * for.
   */
  isSilent?: boolean
  /**
   * Returns when a change made offline needs the shopper's consent before it is sent: `unlessAllowed`, unless they have
   * turned off such questions; `always`, regardless of that setting.
   */
  asksBeforeSending?: (variables: TVariables) => Asking
  /** Codes of refusals after which the shopper is asked again, if no caller waits for the answer any more. */
  asksAgainAfter?: readonly string[]
  /** Selects the part of the answer that is stored after the task has left the queue. Left out: nothing. */
  keepResult?: (data: JsonObject) => JsonObject
  /** Invalidates the records that the change affects besides its answer. Left out: none. */
  outdates?: (store: RecordSourceProxy) => void
  /** Schema of the variables without `clientMutationId`, which the queue mints. */
  variables: v.GenericSchema<unknown, TVariables>
  /** Schema of the data that showing the change after a reload needs: names, prices, pictures. JSON only. */
  snapshot: v.GenericSchema<unknown, TSnapshot>
  /**
   * Applies the change to the store before the answer. Called again whenever the layer is rebuilt: it must depend on
   * its arguments alone. Left out: the change is not shown.
   */
  optimistic?: (store: RecordSourceProxy, variables: TVariables, snapshot: TSnapshot) => void
  /**
   * Returns the variables that replace two waiting tasks, null when both have to be sent. Called only for tasks that
   * were never transmitted and have no task of another kind between them, unless it `isIndependent`. Left out: both are
   * sent.
   */
  merge?: (older: TVariables, newer: TVariables) => TVariables | null
  /** True when no task of another kind depends on it: the merged task is sent after those between the two. */
  isIndependent?: boolean
  /**
   * True when making it twice is more than making it once: it adds, creates or orders. Left out: false, for changes
   * that set or remove.
   */
  countsEachTime?: boolean
  /** Returns the description of the change while it waits; the messages of waiting have its text. */
  describe: (variables: TVariables, snapshot: TSnapshot) => TaskDescription
}>

/** Condition of asking for consent before a task is sent. */
export type Asking = 'unlessAllowed' | 'always'

/** Declared mutation. Its argument types stand in `types` alone, so that a registry can hold many of them. */
export type QueuedMutation<
  TVariables extends JsonObject = JsonObject,
  TSnapshot extends JsonObject = JsonObject,
> = Readonly<{
  /** Never set: the types of the arguments. */
  types?: Readonly<{ variables: TVariables; snapshot: TSnapshot }>
  document: ConcreteRequest
  scope: string
  restMs: number
  isSilent: boolean
  asksAgainAfter: readonly string[]
  /** Null when no part is stored. */
  keepResult: ((data: JsonObject) => JsonObject) | null
  /** Null when no record is invalidated. */
  outdates: ((store: RecordSourceProxy) => void) | null
  /** Returns null for a task that this version of the shop cannot read. */
  parse: (variables: unknown, snapshot: unknown) => ParsedChange | null
  merge: (older: unknown, newer: unknown) => JsonObject | null
  isIndependent: boolean
  countsEachTime: boolean
}>

/** Registry of an app's mutations. The key is the name that is stored in tasks: never rename one. */
export type MutationRegistry = Readonly<Record<string, QueuedMutation>>

export type ParsedChange = Readonly<{
  variables: JsonObject
  optimism: JsonObject
  /** Null when it needs no consent. */
  asking: Asking | null
  apply: (store: RecordSourceProxy) => void
  describe: () => TaskDescription
}>

/** Declares a mutation that may wait in the queue. */
export function queuedMutation<TVariables extends JsonObject, TSnapshot extends JsonObject>(
  declaration: Declaration<TVariables, TSnapshot>,
): QueuedMutation<TVariables, TSnapshot> {
  const { document, scope, variables: variablesSchema, optimistic, merge, describe } = declaration
  const { restMs = 0, isSilent = false, asksBeforeSending, asksAgainAfter = [], keepResult = null } = declaration
  const { outdates = null, isIndependent = false, countsEachTime = false, snapshot: snapshotSchema } = declaration
  return {
    document: getRequest(document),
    scope,
    restMs,
    isSilent,
    asksAgainAfter,
    keepResult,
    outdates,
    isIndependent,
    countsEachTime,
    parse: (variables, optimism) => {
      const change = v.safeParse(variablesSchema, variables)
      const snapshot = v.safeParse(snapshotSchema, optimism)
      if (!change.success || !snapshot.success) return null
      return {
        variables: change.output,
        optimism: snapshot.output,
        asking: asksBeforeSending?.(change.output) ?? null,
        apply: (store) => optimistic?.(store, change.output, snapshot.output),
        describe: () => describe(change.output, snapshot.output),
      }
    },
    merge: (older, newer) => {
      if (!merge || !v.is(variablesSchema, older) || !v.is(variablesSchema, newer)) return null
      return merge(v.parse(variablesSchema, older), v.parse(variablesSchema, newer))
    },
  }
}

/** Returns true when a change made offline waits for the shopper's consent. */
export function mustAsk({ asking }: ParsedChange, sendsUnasked: () => boolean): boolean {
  return asking === 'always' || (asking === 'unlessAllowed' && !sendsUnasked())
}
