import type { Variables } from 'relay-runtime'
import { operationKey } from './operationKey.ts'
import type { Payload } from '../payload.ts'

/** `[persisted id, variables, payload]`; null in place of a payload marks the answer as complete. */
export type RecordedPayload = readonly [id: string, variables: Variables, payload: Payload | null]

/** Records the gateway's answers while a page is rendered, so that the browser need not request them again. */
export type PayloadRecorder = Readonly<{
  record: (id: string, variables: Variables, payload: Payload) => void
  finish: (id: string, variables: Variables) => void
  fail: (id: string, variables: Variables, error: unknown) => void
  /** Resolves to the first payload of an operation: rejects when the operation fails before it. */
  first: (id: string, variables: Variables) => Promise<Payload>
  /** Returns the payloads recorded since the last call. */
  drain: () => RecordedPayload[]
}>

export function createPayloadRecorder(): PayloadRecorder {
  const firsts = new Map<string, PromiseWithResolvers<Payload>>()
  let pending: RecordedPayload[] = []
  const firstOf = (id: string, variables: Variables) => {
    const key = operationKey(id, variables)
    const known = firsts.get(key)
    if (known) return known
    // Runs on the server.
    // oxlint-disable-next-line no-restricted-properties
    const created = Promise.withResolvers<Payload>()
    // It may have no reader: the operation itself reports the failure.
    created.promise.catch(() => undefined)
    firsts.set(key, created)
    return created
  }
  return {
    record: (id, variables, payload) => {
      pending.push([id, variables, payload])
      firstOf(id, variables).resolve(payload)
    },
    finish: (id, variables) => pending.push([id, variables, null]),
    fail: (id, variables, error) => firstOf(id, variables).reject(error),
    first: (id, variables) => firstOf(id, variables).promise,
    drain: () => {
      const drained = pending
      pending = []
      return drained
    },
  }
}
