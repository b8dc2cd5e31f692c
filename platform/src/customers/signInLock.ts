import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { LOGIN_LOCK_MINUTES, LOGIN_TRIES_MAX } from './limits.ts'

/**
 * Counts a try at an account's password before it is looked at, so that tries side by side cannot slip through. False
 * when there were too many: then even the right password opens nothing for a while. Accounts that do not exist are
 * counted alike.
 */
export async function mayTry(db: Database, subject: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_try as known (subject, tries, since) values (${subject}, 1, ${now})
    on conflict (subject) do update set
      tries = case when known.since < ${startOfWindow(now)} then 1 else known.tries + 1 end,
      since = case when known.since < ${startOfWindow(now)} then excluded.since else known.since end
    returning tries`.execute(db)
  return (rows[0]?.tries ?? 0) <= LOGIN_TRIES_MAX
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
  return new Date(now.getTime() - LOGIN_LOCK_MINUTES * 60_000)
}
