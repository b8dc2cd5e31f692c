import type { Kysely } from 'kysely'
import { deleteOldCarts } from './cart/cartRepository.ts'
import { forgetUnlistedPrices } from './catalogue/priceHistory/priceHistory.ts'
import { deleteExpiredResets } from './customers/password/passwordReset.ts'
import { deleteExpiredSessions } from './customers/signIn/sessions.ts'
import { forgetOldTries } from './secrets/attemptLimit.ts'
import type { Schema } from './database/schema.ts'
import { type FailureLog, workThrough } from './database/workThrough.ts'
import { forgetOldContacts } from './forgetOldContacts.ts'
import { forgetOldAnswers } from './http/idempotency.ts'
import { forgetOldMessages } from './outbox/forgetOldMessages.ts'
import { forgetOldCodes } from './telephones/sendSmsCode.ts'

const HOUSEKEEPING_INTERVAL_MS = 3_600_000
/** Not an interval: a process that restarts more often would never delete anything. */
const FIRST_RUN_MS = 60_000

/** Deletions of outdated rows, in their order. */
const DELETIONS: readonly ((db: Kysely<Schema>, now: Date) => Promise<unknown>)[] = [
  forgetOldAnswers,
  forgetOldTries,
  forgetOldCodes,
  forgetOldMessages,
  forgetUnlistedPrices,
  deleteOldCarts,
  deleteExpiredSessions,
  deleteExpiredResets,
  forgetOldContacts,
]

/**
 * Deletes outdated rows a minute after the start, when the first visitors are served, and then once an hour.
 * @returns a function that stops it, after its current run.
 */
export function startHousekeeping(db: Kysely<Schema>, log: FailureLog): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(work, FIRST_RUN_MS).unref()
  function work() {
    timer = setTimeout(work, HOUSEKEEPING_INTERVAL_MS).unref()
    running = running.then(() => keepHouse(db, { now: new Date(), log }))
  }
  return () => {
    clearTimeout(timer)
    return running
  }
}

/** Deletes outdated rows. A deletion that fails is logged, and holds up no other. */
export async function keepHouse(
  db: Kysely<Schema>,
  { now, log }: Readonly<{ now: Date; log: FailureLog }>,
): Promise<void> {
  await workThrough(DELETIONS, {
    work: async (deletion) => {
      await deletion(db, now)
      return true
    },
    onFailure: (error, { name }) => log.error({ err: error, deletion: name }, 'housekeeping failed'),
  })
}
