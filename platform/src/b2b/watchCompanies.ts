import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { workThrough } from '../database/workThrough.ts'
import { moveCompany } from './companyStatusRoutes.ts'
import { APPROVAL_DELAY_MINUTES, PENDING_COMPANIES_MAX } from './limits.ts'
import { STATUS } from './membership.ts'
import { doubtsAbout } from './doubtsAbout.ts'

const INTERVAL_MS = 30_000

type Watching = Readonly<{ shopOrigin: string; onError: (error: unknown) => void }>
type Approving = Watching & Readonly<{ now: Date }>

/** Approves companies that have waited long enough and keep the rules; those that do not stay pending. */
export async function approveDue(db: Kysely<Schema>, { shopOrigin, onError, now }: Approving): Promise<void> {
  const due = await db
    .selectFrom('company')
    .selectAll()
    .where('status', '=', STATUS.pending)
    .where('pending_since', '<=', new Date(now.getTime() - APPROVAL_DELAY_MINUTES * 60_000))
    .orderBy('pending_since')
    .limit(PENDING_COMPANIES_MAX)
    .execute()
  await workThrough(
    due.filter((candidate) => doubtsAbout(candidate).length === 0),
    {
      work: async ({ id }) => {
        const move = { companyId: id, status: STATUS.approved, reason: null, shopOrigin }
        await db.transaction().execute((transaction) => moveCompany(transaction, move))
        return true
      },
      onFailure: onError,
    },
  )
}

/** Decides about companies in development, where no one else does. @returns a function that stops it. */
export function watchCompanies(db: Kysely<Schema>, { shopOrigin, onError }: Watching): () => Promise<void> {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => approveDue(db, { shopOrigin, onError, now: new Date() })).catch(onError)
  }, INTERVAL_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
