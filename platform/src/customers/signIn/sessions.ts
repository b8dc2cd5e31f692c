import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { REFRESH_GRACE_SECONDS, SESSIONS_MAX, SESSION_TTL_DAYS, TOKEN_TTL_MINUTES } from '../limits.ts'
import { hashOfSecret, newSecret } from '../../secrets/secret.ts'
import { notAuthorized } from '../../http/notAuthorized.ts'

/**
 * Tokens of a device: `token` gives access to the account for a while, `refreshToken` is exchanged for the next pair.
 */
export type TokenPair = Readonly<{ token: string; refreshToken: string }>

/** Customer and device session that a token belongs to. */
export type Bearer = Readonly<{ customerId: number; sessionId: string }>

const LIFE_MS = { access: TOKEN_TTL_MINUTES * 60_000, refresh: SESSION_TTL_DAYS * 86_400_000 } as const

/** Begins the session of a device. The one not used longest ends where a customer has too many. */
export async function beginSession(
  db: Database,
  { customerId, device, now }: Readonly<{ customerId: number; device: string; now: Date }>,
): Promise<TokenPair> {
  await sql`
    delete from customer_session where id in (
      select id from customer_session where customer_id = ${customerId}
      order by used_at desc, id offset ${SESSIONS_MAX - 1}
    )`.execute(db)
  const id = randomUUID()
  const expires = new Date(now.getTime() + LIFE_MS.refresh)
  const session = { id, customer_id: customerId, device, created_at: now, used_at: now, expires_at: expires }
  await db.insertInto('customer_session').values(session).execute()
  return issuePair(db, { sessionId: id, parentHash: null, now })
}

/**
 * Exchanges a refresh token for the next pair. An exchange proves that the client received the token, so it supersedes
 * every other refresh token of the session, except those that this one was exchanged for before: an answer may be lost,
 * however often, and requests in flight may exchange one token at the same time. The use of an access token proves
 * nothing: a gateway uses it before its client has received anything. A superseded token is accepted for
 * REFRESH_GRACE_SECONDS; a later use means that it was copied, and ends the session for every holder. Two holders of
 * copies are noticed at the first exchange by one that follows an exchange by the other after TOKEN_TTL_MINUTES.
 * Returns null for a token without a session.
 */
export async function refreshSession(db: Database, refreshToken: string, now: Date): Promise<TokenPair | null> {
  // Locked first: exchanges of two tokens of one session supersede each other's.
  await sql`
    select id from customer_session
    where id = (select session_id from customer_token where hash = ${hashOfSecret(refreshToken)})
    for update`.execute(db)
  const known = await findToken(db, { secret: refreshToken, kind: 'refresh', now })
  if (known === undefined) return null
  if (known.superseded_at !== null && now.getTime() - known.superseded_at.getTime() > REFRESH_GRACE_SECONDS * 1_000) {
    await db.deleteFrom('customer_session').where('id', '=', known.session_id).execute()
    return null
  }
  await supersedeOthers(db, known, now)
  const expires = new Date(now.getTime() + LIFE_MS.refresh)
  await db
    .updateTable('customer_session')
    .set({ used_at: now, expires_at: expires })
    .where('id', '=', known.session_id)
    .execute()
  return issuePair(db, { sessionId: known.session_id, parentHash: known.hash, now })
}

/** Returns the bearer of an access token. @throws PlatformError 401 for an unknown or expired token. */
export async function requireBearer(db: Database, token: string | null, now: Date): Promise<Bearer> {
  const known = token === null ? undefined : await findToken(db, { secret: token, kind: 'access', now })
  if (known === undefined) throw notAuthorized()
  return { customerId: known.customer_id, sessionId: known.session_id }
}

type Sought = Readonly<{ secret: string; kind: 'access' | 'refresh'; now: Date }>

function findToken(db: Database, { secret, kind, now }: Sought) {
  return db
    .selectFrom('customer_token as token')
    .innerJoin('customer_session as session', 'session.id', 'token.session_id')
    .select(['token.hash', 'token.session_id', 'token.superseded_at'])
    .select('session.customer_id')
    .where('token.hash', '=', hashOfSecret(secret))
    .where('token.kind', '=', kind)
    .where('token.expires_at', '>', now)
    .executeTakeFirst()
}

/** Supersedes the refresh tokens of a session except the given one and its successors. */
async function supersedeOthers(
  db: Database,
  { hash, session_id }: Readonly<{ hash: string; session_id: string }>,
  now: Date,
): Promise<void> {
  await sql`
    with recursive kept as (
      select ${hash}::text as hash
      union
      select token.hash from customer_token token join kept on token.parent_hash = kept.hash
      where token.session_id = ${session_id} and token.kind = 'refresh'
    )
    update customer_token set superseded_at = ${now}
    where session_id = ${session_id} and kind = 'refresh' and superseded_at is null
      and hash not in (select hash from kept)`.execute(db)
}

/** Deletes sessions that were not used for SESSION_TTL_DAYS, with their tokens, which are expired too. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('customer_session').where('expires_at', '<', now).execute()
}

/** Sessions of a customer to end: one, all but one, or all. */
export type Ending = Readonly<{ only: string } | { allBut: string } | { all: true }>

/** Ends sessions; their tokens open nothing from then on. Returns how many there were. */
export async function endSessions(db: Database, customerId: number, ending: Ending): Promise<number> {
  let sessions = db.deleteFrom('customer_session').where('customer_id', '=', customerId)
  if ('only' in ending) sessions = sessions.where('id', '=', ending.only)
  if ('allBut' in ending) sessions = sessions.where('id', '<>', ending.allBut)
  return Number((await sessions.executeTakeFirst()).numDeletedRows)
}

/** A customer's devices, the one used last first. */
export function listSessions(db: Database, customerId: number, now: Date) {
  return db
    .selectFrom('customer_session')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
}

async function issuePair(
  db: Database,
  { sessionId, parentHash, now }: Readonly<{ sessionId: string; parentHash: string | null; now: Date }>,
): Promise<TokenPair> {
  await db.deleteFrom('customer_token').where('session_id', '=', sessionId).where('expires_at', '<', now).execute()
  const [access, refresh] = [newSecret(), newSecret()]
  const row = (kind: keyof typeof LIFE_MS, hash: string) => ({
    hash,
    kind,
    session_id: sessionId,
    expires_at: new Date(now.getTime() + LIFE_MS[kind]),
    parent_hash: parentHash,
    superseded_at: null,
  })
  await db
    .insertInto('customer_token')
    .values([row('access', access.hash), row('refresh', refresh.hash)])
    .execute()
  return { token: access.secret, refreshToken: refresh.secret }
}
