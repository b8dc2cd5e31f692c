import type { RequestScope } from '../app/requestScope.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { type StoredAnswer, claimOrRead } from './claimOrRead.ts'
import { digest } from './digest.ts'
import { missedChanges } from './missedChanges.ts'
import { CLIENT_MUTATION_ID_MAX_CHARACTERS, IDEMPOTENCY_TTL_MS } from './limits.ts'

type Keyed = Readonly<{ clientMutationId?: string | null }>

type IdempotentRequest<Payload> = Readonly<{
  mutation: string
  input: Keyed
  /** Returns the payload of a repeated run, from the stored one. Left out: that. */
  repeat?: (answer: StoredAnswer<Payload>) => Promise<Payload>
}>

/**
 * Runs a mutation at most once per session, `clientMutationId` and input.
 *
 * The same key and input within 24 hours return the stored payload, and repeat those of the first run's session changes
 * that a session has missed; a concurrent caller waits for the first. A run that throws stores nothing: the platform's
 * own idempotency keys make a retry safe. The payload must be plain JSON data. Throws IdempotencyMismatch if the key
 * was used with another input.
 */
export async function runIdempotently<Payload extends object>(
  context: Pick<RequestScope, 'session' | 'sharedStore' | 'storeSeal' | 'signal' | 'deadline'>,
  request: IdempotentRequest<Payload>,
  run: () => Promise<Payload>,
): Promise<Payload> {
  const id = request.input.clientMutationId
  if (!id) return run()
  if (id.length > CLIENT_MUTATION_ID_MAX_CHARACTERS) {
    throw new GatewayError(
      'BAD_USER_INPUT',
      `clientMutationId has at most ${CLIENT_MUTATION_ID_MAX_CHARACTERS} characters.`,
    )
  }
  const { session, sharedStore, storeSeal } = context
  const key = `mutation:${session.originId}:${id}`
  // Keyed, since an input may hold a password.
  const fingerprints = storeSeal.hashes(digest([request.mutation, request.input]))
  const stored = await claimOrRead<Payload>(context, { key, fingerprints })
  if (stored) {
    const missed = missedChanges(session, stored.session)
    if (Object.keys(missed).length > 0) session.update(missed)
    return (await request.repeat?.(stored)) ?? stored.payload
  }
  const before = session.snapshot()
  try {
    const payload = await run()
    // The session holds live tokens, and the payload what only this shopper may read.
    const answer: StoredAnswer<Payload> = { payload, session: { before, after: session.snapshot() } }
    const record = { state: 'done', fingerprint: fingerprints[0], sealed: await storeSeal.seal(key, answer) }
    await sharedStore.set(key, JSON.stringify(record), IDEMPOTENCY_TTL_MS)
    return payload
  } catch (error) {
    await sharedStore.delete(key).catch(() => undefined)
    throw error
  }
}
