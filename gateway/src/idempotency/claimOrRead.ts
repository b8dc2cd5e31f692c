import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { RequestScope } from '../graph/context.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { type SessionData, sessionDataSchema } from '../session/sessionData.ts'
import { IdempotencyMismatch } from './idempotencyMismatch.ts'
import { IDEMPOTENCY_CLAIM_TTL_MS, IDEMPOTENCY_POLL_MS } from './limits.ts'

type StoredAnswer<Payload> = Readonly<{ payload: Payload; sessionBefore: string; sessionAfter: SessionData }>

const recordSchema = v.variant('state', [
  v.object({ state: v.literal('running'), fingerprint: v.string() }),
  v.object({
    state: v.literal('done'),
    fingerprint: v.string(),
    payload: v.custom<object>((value) => typeof value === 'object' && value !== null),
    sessionBefore: v.string(),
    sessionAfter: sessionDataSchema,
  }),
])

/**
 * Null when the caller has claimed the key and has to run; else what an earlier run answered. Waits for one in flight.
 * Throws IdempotencyMismatch on another input, UPSTREAM_TIMEOUT when the wait outlasts the deadline.
 */
export async function claimOrRead<Payload extends object>(
  { sharedStore, deadline, signal }: Pick<RequestScope, 'sharedStore' | 'deadline' | 'signal'>,
  { key, fingerprint }: Readonly<{ key: string; fingerprint: string }>,
): Promise<StoredAnswer<Payload> | null> {
  const claim = JSON.stringify({ state: 'running', fingerprint })
  for (;;) {
    if (await sharedStore.setIfAbsent(key, claim, IDEMPOTENCY_CLAIM_TTL_MS)) return null
    const text = await sharedStore.get(key)
    if (text === null) continue
    const record = v.parse(recordSchema, JSON.parse(text))
    if (record.fingerprint !== fingerprint) throw new IdempotencyMismatch()
    // The record was written by a run of the same mutation, so that its payload is of the caller's type.
    if (record.state === 'done') return { ...record, payload: trusted<Payload>(record.payload) }
    if (deadline.remainingMs() === 0) {
      throw new GatewayError('UPSTREAM_TIMEOUT', 'The same change is still under way. Ask again later.')
    }
    await pause(IDEMPOTENCY_POLL_MS, undefined, { signal })
  }
}

function trusted<Payload>(value: unknown): Payload
function trusted(value: unknown): unknown {
  return value
}
