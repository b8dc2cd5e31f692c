import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { fieldsOf } from '../parse/fields.ts'
import type { Database, Schema } from '../database/schema.ts'
import { IDEMPOTENCY_KEY_MAX_LENGTH, IDEMPOTENCY_TTL_HOURS } from '../limits.ts'
import { PlatformError } from './PlatformError.ts'

/** Identifies one intended write: the caller's key, its owner (a cart, or none), and a hash of the request. */
export type IdempotentRequest = Readonly<{
  key: string | null
  subject: string
  hash: string
  /** Hash without the store, as requests before the release that added it have left it: they may be sent again after it. */
  olderHash: string
}>

/** Reads `Idempotency-Key`; without it a request is simply carried out. */
export function readIdempotency(request: FastifyRequest, subject: string): IdempotentRequest {
  const header = request.headers['idempotency-key']
  const key = typeof header === 'string' && header !== '' ? header : null
  if (key !== null && key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    throw new PlatformError(400, `Idempotency-Key may have ${IDEMPOTENCY_KEY_MAX_LENGTH} characters at most`)
  }
  const path = request.routeOptions.url ?? ''
  // A session that was renewed between two tries has another token: whose write it is, the subject says.
  const query = Object.entries(fieldsOf(request.query)).filter(([name]) => name !== 'token')
  const asked = [request.params, query, request.body ?? null]
  const hash = hashOf([path, request.headers['x-vs-store-code'] ?? null, ...asked])
  return { key, subject, hash, olderHash: hashOf([path, ...asked]) }
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Carries a write out once per key, in one transaction with its stored answer. A second request with the same key
 * waits for the first (both want the same row) and gets its answer. A refusal leaves nothing behind, not even the
 * key: the same request may be tried again.
 * @throws PlatformError 409 when the key was used for something else.
 */
export async function carryOutOnce<Answer>(
  db: Kysely<Schema>,
  request: IdempotentRequest,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<unknown> {
  return db.transaction().execute(async (transaction) => {
    const stored = request.key === null ? null : await claim(transaction, request.key, request)
    if (stored !== null) return stored.answer
    const answer = await work(transaction)
    if (request.key !== null) {
      await transaction
        .updateTable('idempotency')
        .set({ answer: JSON.stringify(answer) })
        .where('key', '=', request.key)
        .where('subject', '=', request.subject)
        .execute()
    }
    return answer
  })
}

/** @returns null if this request has claimed the key, else the answer stored under it. */
async function claim(
  db: Database,
  key: string,
  { subject, hash, olderHash }: IdempotentRequest,
): Promise<{ answer: unknown } | null> {
  const { rows } = await sql`
    insert into idempotency as known (key, subject, request_hash) values (${key}, ${subject}, ${hash})
    on conflict (key, subject) do update set request_hash = excluded.request_hash, answer = null, created_at = now()
      where known.created_at < now() - make_interval(hours => ${IDEMPOTENCY_TTL_HOURS}::integer)
    returning key`.execute(db)
  if (rows.length > 0) return null
  const known = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('key', '=', key)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  if (known.request_hash !== hash && known.request_hash !== olderHash)
    throw new PlatformError(409, 'This Idempotency-Key was used for another request')
  return { answer: known.answer }
}

/** Forgets answers past their time. */
export async function forgetOldAnswers(db: Database): Promise<void> {
  await sql`delete from idempotency where created_at < now() - make_interval(hours => ${IDEMPOTENCY_TTL_HOURS}::integer)`.execute(
    db,
  )
}
