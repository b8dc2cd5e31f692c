import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { sessionDataSchema } from '../session/sessionData.ts'
import { IdempotencyMismatch } from './idempotencyMismatch.ts'
import type { SessionChange } from './missedChanges.ts'
import { IDEMPOTENCY_CLAIM_TTL_MS, IDEMPOTENCY_POLL_MS } from './limits.ts'

/** Answer of a run, with what it did to its session. */
export type StoredAnswer<Payload> = Readonly<{ payload: Payload; session: SessionChange }>

const recordSchema = v.variant('state', [
  v.object({ state: v.literal('running'), fingerprint: v.string() }),
  v.object({ state: v.literal('done'), fingerprint: v.string(), sealed: v.string() }),
])
const answerSchema = v.object({
  payload: v.custom<object>((value) => typeof value === 'object' && value !== null),
  session: v.object({ before: sessionDataSchema, after: sessionDataSchema }),
})

/** Key of a run, and hashes of its input, as `StoreSeal` returns them. */
export type Claim = Readonly<{ key: string; fingerprints: readonly [string, ...string[]] }>

/**
 * Claims a key, or returns the payload of an earlier run. Null if the caller has claimed it and must run. Waits for a
 * run in flight. Throws IdempotencyMismatch for another input, UPSTREAM_TIMEOUT if the wait exceeds the deadline.
 */
export async function claimOrRead<Payload extends object>(
  { sharedStore, storeSeal, deadline, signal }: Pick<RequestScope, 'sharedStore' | 'storeSeal' | 'deadline' | 'signal'>,
  { key, fingerprints }: Claim,
): Promise<StoredAnswer<Payload> | null> {
  const claim = JSON.stringify({ state: 'running', fingerprint: fingerprints[0] })
  for (;;) {
    if (await sharedStore.setIfAbsent(key, claim, IDEMPOTENCY_CLAIM_TTL_MS)) return null
    const text = await sharedStore.get(key)
    if (text === null) continue
    const record = v.parse(recordSchema, JSON.parse(text))
    if (!fingerprints.includes(record.fingerprint)) throw new IdempotencyMismatch()
    if (record.state === 'done') {
      const answer = v.safeParse(answerSchema, await storeSeal.open(key, record.sealed))
      // The record was written by a run of the same mutation, so its payload has the caller's type.
      if (answer.success) return { ...answer.output, payload: trusted<Payload>(answer.output.payload) }
      // Sealed with a secret that is no longer in use.
      await sharedStore.delete(key)
      continue
    }
    if (deadline.remainingMs() === 0) {
      throw new GatewayError('UPSTREAM_TIMEOUT', 'The same mutation is still in progress. Retry later.')
    }
    await pause(IDEMPOTENCY_POLL_MS, undefined, { signal })
  }
}

function trusted<Payload>(value: unknown): Payload
function trusted(value: unknown): unknown {
  return value
}
