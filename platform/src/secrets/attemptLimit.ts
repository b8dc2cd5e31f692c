import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { ATTEMPT_WINDOW_MINUTES } from './limits.ts'

/** Subject whose tries are counted, and their maximum. */
type Tries = Readonly<{ subject: string; now: Date; maxTries: number }>

/**
 * Counts a try at a password or a code before it is looked at, so that tries side by side cannot slip through. False
 * when there were too many: then even the right one opens nothing for a while. Accounts that do not exist are counted
 * alike.
 */
export async function mayTry(db: Database, { subject, now, maxTries }: Tries): Promise<boolean> {
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_try as known (subject, tries, since) values (${subject}, 1, ${now})
    on conflict (subject) do update set
      tries = case when known.since < ${startOfWindow(now)} then 1 else known.tries + 1 end,
      since = case when known.since < ${startOfWindow(now)} then excluded.since else known.since end
    returning tries`.execute(db)
  return (rows[0]?.tries ?? 0) <= maxTries
}

/** Until when a subject has had too many tries; null for one that has some left. Counts nothing. */
export async function lockedUntil(db: Database, { subject, now, maxTries }: Tries): Promise<Date | null> {
  const locked = await db
    .selectFrom('sign_in_try')
    .select('since')
    .where('subject', '=', subject)
    .where('since', '>=', startOfWindow(now))
    .where('tries', '>=', maxTries)
    .executeTakeFirst()
  return locked === undefined ? null : new Date(locked.since.getTime() + ATTEMPT_WINDOW_MINUTES * 60_000)
}

/** Forgets the tries of a subject that has proven who it is. */
export async function forgiveTries(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_try').where('subject', '=', subject).execute()
}

/** Forgets tries past their time. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_try').where('since', '<', startOfWindow(now)).execute()
}

function startOfWindow(now: Date): Date {
  return new Date(now.getTime() - ATTEMPT_WINDOW_MINUTES * 60_000)
}
