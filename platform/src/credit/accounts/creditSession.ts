import type { FastifyRequest } from 'fastify'
import type { ExpressionBuilder } from 'kysely'
import { hashOfSecret, newSecret } from '../../secrets/secret.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { CALLER_MAX_CHARACTERS } from '../limits.ts'
import { CREDIT_SESSION_IDLE_MINUTES, CREDIT_SESSION_MAX_HOURS } from './limits.ts'

/** Header with the token of a session in which an account was proven. */
export const CREDIT_TOKEN_HEADER = 'x-credit-token'

const MINUTE_MS = 60_000

export type CreditSession = Readonly<{ accountId: number; expiresAt: Date; hash: string }>

/** Begins a session of an account whose PIN or code was right. Returns the token, which is not stored. */
export async function beginCreditSession(db: Database, accountId: number, now: Date) {
  await db.deleteFrom('credit_token').where(deadAt(now)).execute()
  const { secret, hash } = newSecret()
  const endsAt = new Date(now.getTime() + CREDIT_SESSION_MAX_HOURS * 60 * MINUTE_MS)
  await db.insertInto('credit_token').values({ hash, account_id: accountId, used_at: now, ends_at: endsAt }).execute()
  return { creditToken: secret, expires_at: expiryOf(now, endsAt).toISOString() }
}

/**
 * Returns the session of a call, and prolongs it; null for a call without a token.
 * @throws PlatformError 401 for a token that is unknown, ended or expired.
 */
export async function findCreditSession(
  db: Database,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: Date,
): Promise<CreditSession | null> {
  const token = headers[CREDIT_TOKEN_HEADER]
  if (token === undefined || token === '') return null
  const hash = hashOfSecret(String(token).slice(0, CALLER_MAX_CHARACTERS))
  const used = await db
    .updateTable('credit_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', '>', idleSince(now))
    .where('ends_at', '>', now)
    .returning(['account_id', 'ends_at'])
    .executeTakeFirst()
  if (used === undefined) throw deadSession()
  return { accountId: used.account_id, expiresAt: expiryOf(now, used.ends_at), hash }
}

/** @throws PlatformError 401 for a call without a living session. */
export async function requireCreditSession(
  db: Database,
  request: Pick<FastifyRequest, 'headers'>,
  now: Date,
): Promise<CreditSession> {
  const session = await findCreditSession(db, request, now)
  if (session === null) throw deadSession()
  return session
}

export async function endCreditSession(db: Database, { hash }: CreditSession): Promise<void> {
  await db.deleteFrom('credit_token').where('hash', '=', hash).execute()
}

/** Ends all sessions of an account. */
export async function endCreditSessions(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('credit_token').where('account_id', '=', accountId).execute()
}

/** Forgets sessions that are over. */
export async function forgetOldCreditSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('credit_token').where(deadAt(now)).execute()
}

function deadSession(): PlatformError {
  return new PlatformError(401, { errorMessage: 'The credit session is over' })
}

function expiryOf(usedAt: Date, endsAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + CREDIT_SESSION_IDLE_MINUTES * MINUTE_MS, endsAt.getTime()))
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - CREDIT_SESSION_IDLE_MINUTES * MINUTE_MS)
}

function deadAt(now: Date) {
  return (where: ExpressionBuilder<Schema, 'credit_token'>) =>
    where.or([where('used_at', '<=', idleSince(now)), where('ends_at', '<=', now)])
}
