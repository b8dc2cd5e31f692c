import type { ConcreteRequest, RecordSourceProxy } from 'relay-runtime'
import * as v from 'valibot'

/** JSON as IndexedDB and other tabs hand it back. */
export type JsonObject = Readonly<Record<string, unknown>>

/** How a queueable mutation is declared: everything that a task needs to be drawn, sent and settled after a reload. */
type Declaration<TVariables, TOptimism> = Readonly<{
  /** Key of the registry, kept in the task: never rename one that shoppers may still have waiting. */
  name: string
  /** The compiled mutation. */
  document: ConcreteRequest
  /** Tasks of one scope are sent one after the other; scopes go side by side. */
  scope: string
  /** A change that is still being made, as a quantity is with several presses, is kept at once and sent after so long. */
  restMs?: number
  /** True when nobody is told how it ended but whoever asked for it: what the shopper has not asked for themselves. */
  isSilent?: boolean
  /**
   * When a change that was made without a network is sent only after the shopper was asked once more: `unlessTold`, until
   * they say that nothing has to be asked; `always`, whatever they have said.
   */
  asksBeforeSending?: (variables: TVariables) => Asking
  /** Codes of refusals after which the shopper is asked anew, where nobody waits for the answer any more. */
  asksAgainAfter?: readonly string[]
  /** What is kept of the answer after the change has left the queue, so that it can be looked up. Left out: nothing. */
  keepResult?: (data: JsonObject) => JsonObject
  /** Makes count as old what the change has an effect on besides what its answer says. Left out: nothing. */
  outdates?: (store: RecordSourceProxy) => void
  /** Variables without `clientMutationId`: the queue mints it. */
  parseVariables: v.GenericSchema<unknown, TVariables>
  /** What is needed to draw the change after a reload: names, prices, pictures. JSON only. */
  parseOptimism: v.GenericSchema<unknown, TOptimism>
  /** Draws the change. Called again whenever the layer is rebuilt: it must depend on its arguments alone. */
  applyOptimism: (store: RecordSourceProxy, variables: TVariables, optimism: TOptimism) => void
  /**
   * What is sent in place of two waiting changes, null when both have to be sent. Asked only for tasks that were never
   * transmitted and have no task of another kind between them.
   */
  mergeWaiting?: (older: TVariables, newer: TVariables) => TVariables | null
}>

/** Whether a change has to be asked about before it is sent. */
export type Asking = 'unlessTold' | 'always'

/** A declaration with its types closed inside, so that a registry can hold many of them. */
export type QueueableMutation = Readonly<{
  name: string
  document: ConcreteRequest
  scope: string
  restMs: number
  isSilent: boolean
  asksAgainAfter: readonly string[]
  /** Null when nothing is kept. */
  keepResult: ((data: JsonObject) => JsonObject) | null
  /** Null when nothing is outdated. */
  outdates: ((store: RecordSourceProxy) => void) | null
  /** Null for what this version of the shop cannot read any more. */
  parse: (variables: unknown, optimism: unknown) => ParsedChange | null
  merge: (older: unknown, newer: unknown) => JsonObject | null
}>

export type ParsedChange = Readonly<{
  variables: JsonObject
  optimism: JsonObject
  /** Null when it is sent without a question. */
  asking: Asking | null
  apply: (store: RecordSourceProxy) => void
}>

/** Declares a mutation that may wait in the queue. */
export function defineQueueableMutation<TVariables extends JsonObject, TOptimism extends JsonObject>(
  declaration: Declaration<TVariables, TOptimism>,
): QueueableMutation {
  const { name, document, scope, parseVariables, parseOptimism, applyOptimism, mergeWaiting } = declaration
  const { restMs = 0, isSilent = false, asksBeforeSending, asksAgainAfter = [], keepResult = null } = declaration
  const { outdates = null } = declaration
  return {
    name,
    document,
    scope,
    restMs,
    isSilent,
    asksAgainAfter,
    keepResult,
    outdates,
    parse: (variables, optimism) => {
      const change = v.safeParse(parseVariables, variables)
      const drawing = v.safeParse(parseOptimism, optimism)
      if (!change.success || !drawing.success) return null
      return {
        variables: change.output,
        optimism: drawing.output,
        asking: asksBeforeSending?.(change.output) ?? null,
        apply: (store) => applyOptimism(store, change.output, drawing.output),
      }
    },
    merge: (older, newer) => {
      if (!mergeWaiting || !v.is(parseVariables, older) || !v.is(parseVariables, newer)) return null
      return mergeWaiting(v.parse(parseVariables, older), v.parse(parseVariables, newer))
    },
  }
}

/** Whether a change that was made without a network waits for the shopper's word. */
export function mustAsk({ asking }: ParsedChange, sendsUnasked: () => boolean): boolean {
  return asking === 'always' || (asking === 'unlessTold' && !sendsUnasked())
}
