import { forgiveTries, lockedUntil, mayTry } from '../../secrets/attemptLimit.ts'
import type { Database } from '../../database/schema.ts'
import { smsRefusal } from '../../telephones/smsRefusal.ts'

type Counted = Readonly<{ subjects: readonly string[]; now: Date; maxTries: number }>

/**
 * Counts a try under each of its names, before anything is looked at. Call it outside of transactions: a refused try
 * stays counted.
 * @throws PlatformError 429 `attempts` when one of them had too many.
 */
export async function countTry(db: Database, { subjects, now, maxTries }: Counted): Promise<void> {
  let refused: string | null = null
  for (const subject of subjects) if (!(await mayTry(db, { subject, now, maxTries }))) refused ??= subject
  if (refused === null) return
  throw smsRefusal('attempts', (await lockedUntil(db, { subject: refused, now, maxTries })) ?? now)
}

/** Takes back one counted try that was right: several people may share an address. */
export async function takeBackTry(db: Database, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    const kept = await db
      .updateTable('sign_in_try')
      .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
      .where('subject', '=', subject)
      .where('tries', '>', 1)
      .executeTakeFirst()
    if (kept.numUpdatedRows === 0n) await forgiveTries(db, subject)
  }
}
