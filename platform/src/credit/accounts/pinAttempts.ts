import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { accountRefusal } from './accountRefusal.ts'
import type { CreditPinAttemptTable } from './accountTables.ts'
import { PIN_LOCK_MINUTES, PIN_LOCKS_HOURS, PIN_LOCKS_MAX, PIN_TRIES_MAX, PIN_TRIES_TTL_DAYS } from './limits.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Tries of one account number. */
export type PinAttempts = Omit<CreditPinAttemptTable, 'subject'>

/** Whether the next PIN may be looked at, and the tries after it. */
export type PinVerdict = Readonly<
  | { kind: 'allowed'; after: PinAttempts; left: number }
  | { kind: 'locked'; until: Date }
  // No PIN is looked at until a new one is set.
  | { kind: 'off' }
>

const NONE = { tries: 0, locked_until: null, locks: 0, locks_since: null, is_off: false }

/**
 * Counts one more PIN. The last wrong one of a series locks the number for a while; so many locks within a day turn its
 * PIN off. Tries do not expire: a series ends with a right PIN, or with a lock.
 */
export function nextAttempt(known: PinAttempts | null, now: Date): PinVerdict {
  const before = known ?? { ...NONE, tried_at: now }
  const { locked_until: until, locks_since: since } = before
  if (before.is_off) return { kind: 'off' }
  if (until !== null && until > now) return { kind: 'locked', until }
  const tries = (until === null ? before.tries : 0) + 1
  if (tries < PIN_TRIES_MAX) {
    const after = { ...before, tries, locked_until: null, tried_at: now }
    return { kind: 'allowed', after, left: PIN_TRIES_MAX - tries }
  }
  const isSameDay = since !== null && now.getTime() - since.getTime() < PIN_LOCKS_HOURS * HOUR_MS
  const locks = isSameDay ? before.locks + 1 : 1
  const after = {
    tries,
    locked_until: new Date(now.getTime() + PIN_LOCK_MINUTES * MINUTE_MS),
    locks,
    locks_since: isSameDay ? since : now,
    is_off: locks >= PIN_LOCKS_MAX,
    tried_at: now,
  }
  return { kind: 'allowed', after, left: 0 }
}

/** A try that was counted: what is known of its number before it, and how many are left after it. */
export type CountedPin = Readonly<{ before: PinAttempts | null; left: number }>

/**
 * Counts a PIN for an account number before it is looked at. Tries side by side wait for each other.
 * @throws PlatformError 429 `locked` for a number that is locked, or whose PIN is off: then without a time.
 */
export async function countPin(db: Kysely<Schema>, subject: string, now: Date): Promise<CountedPin> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('credit_pin_attempt')
      .values({ subject, ...NONE, tried_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { subject: _, ...before } = await transaction
      .selectFrom('credit_pin_attempt')
      .selectAll()
      .where('subject', '=', subject)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const verdict = nextAttempt(before, now)
    if (verdict.kind !== 'allowed') throw lockedRefusal(verdict.kind === 'locked' ? verdict.until : null)
    await transaction.updateTable('credit_pin_attempt').set(verdict.after).where('subject', '=', subject).execute()
    return { before, left: verdict.left }
  })
}

/**
 * Refuses a number that is locked, without counting a try.
 * @throws PlatformError 429 `locked`.
 */
export async function refuseLocked(db: Database, subject: string, now: Date): Promise<void> {
  const known = await db
    .selectFrom('credit_pin_attempt')
    .select(['locked_until', 'is_off'])
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known?.is_off) throw lockedRefusal(null)
  if (known?.locked_until && known.locked_until > now) throw lockedRefusal(known.locked_until)
}

function lockedRefusal(until: Date | null) {
  const message = until === null ? 'The PIN is off until a new one is set by SMS' : 'The PIN is locked'
  return accountRefusal(429, { reason: 'locked', message, until })
}

/** Ends the series of tries of a right PIN. Earlier locks of the day still count. */
export async function forgivePin(db: Database, subject: string, { before }: CountedPin): Promise<void> {
  const { locks, locks_since } = before ?? NONE
  await db
    .updateTable('credit_pin_attempt')
    .set({ tries: 0, locked_until: null, is_off: false, locks, locks_since })
    .where('subject', '=', subject)
    .execute()
}

/** Forgets all tries and locks of a number for which a new PIN is set. */
export async function resetPinAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('credit_pin_attempt').where('subject', '=', subject).execute()
}

/** Forgets old tries. A PIN that is off stays off. */
export async function forgetOldPinAttempts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('credit_pin_attempt')
    .where('tried_at', '<', new Date(now.getTime() - PIN_TRIES_TTL_DAYS * 24 * HOUR_MS))
    .where('is_off', '=', false)
    .execute()
}
