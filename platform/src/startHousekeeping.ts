import type { Kysely } from 'kysely'
import { deleteOldCarts } from './cart/cartRepository.ts'
import { forgetUnlistedPrices } from './catalogue/priceHistory/priceHistory.ts'
import { deleteExpiredResets } from './customers/password/passwordReset.ts'
import { deleteExpiredSessions } from './customers/signIn/sessions.ts'
import { forgetOldTries } from './secrets/attemptLimit.ts'
import type { Schema } from './database/schema.ts'
import { type FailureLog, workThrough } from './database/workThrough.ts'
import { forgetOldAnswers } from './http/idempotency.ts'
import { forgetOldMessages } from './outbox/forgetOldMessages.ts'
import { forgetOldCodes } from './telephones/sendSmsCode.ts'

const HOUSEKEEPING_INTERVAL_MS = 3_600_000

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
]

/** Deletes outdated rows once an hour. */
export function startHousekeeping(db: Kysely<Schema>, log: FailureLog): NodeJS.Timeout {
  return setInterval(() => void keepHouse(db, { now: new Date(), log }), HOUSEKEEPING_INTERVAL_MS).unref()
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
