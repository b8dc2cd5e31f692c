import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { workThrough } from '../../../database/workThrough.ts'
import { forgetApplicantCodes } from '../codes/applicantCode.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { type Application, openApplication } from '../applicationRepository.ts'
import type { ApplicationStatus } from '../applicationTables.ts'
import { CLOSED_KEPT_DAYS, DRAFT_DAYS, WORK_BATCH_MAX } from '../limits.ts'
import { applyDecision, decide, grant } from './applyDecision.ts'
import { eraseApplication } from './eraseApplication.ts'
import { withErasing } from './withErasing.ts'
import { moveApplication } from './moves.ts'

const DAY_MS = 86_400_000

type Erase = (paths: readonly string[]) => void
type Inside = Readonly<{ transaction: Transaction<Schema>; now: Date; erase: Erase }>
type Job = Readonly<{
  statuses: readonly ApplicationStatus[]
  /** Column whose time has come. */
  due: 'answer_before' | 'accept_before' | 'changed_at'
  /** Days after that time. */
  days: number
  work: (parts: ApplicationParts, application: Application, inside: Inside) => Promise<unknown>
}>

const DECISION: Job = {
  statuses: ['SUBMITTED'],
  due: 'answer_before',
  days: 0,
  work: async (parts, application, inside) =>
    applyDecision(parts, application, { ...inside, decision: await decide(parts, application, inside) }),
}

const JOBS: readonly Job[] = [
  DECISION,
  // Approved ones that could not be granted at once.
  { statuses: ['APPROVED'], due: 'changed_at', days: 0, work: grant },
  { statuses: ['PARTIALLY_APPROVED'], due: 'accept_before', days: 0, work: cancel },
  { statuses: ['NEEDS_FILES'], due: 'changed_at', days: DRAFT_DAYS, work: cancel },
  {
    statuses: ['DRAFT'],
    due: 'changed_at',
    days: DRAFT_DAYS,
    work: async (_parts, application, { transaction, now, erase }) => {
      const { row } = await moveApplication(transaction, application, { to: 'EXPIRED', now })
      erase(await eraseApplication(transaction, row, now))
    },
  },
  {
    statuses: ['DENIED', 'CANCELED', 'EXPIRED'],
    due: 'changed_at',
    days: CLOSED_KEPT_DAYS,
    work: async (_parts, { row }, { transaction, now, erase }) => erase(await eraseApplication(transaction, row, now)),
  },
]

function cancel(_parts: ApplicationParts, application: Application, { transaction, now }: Inside) {
  return moveApplication(transaction, application, { to: 'CANCELED', now })
}

/**
 * Decides the applications whose day has come, grants approved ones, ends drafts and counter-offers past their time, and
 * erases what is kept no longer, each in a transaction of its own. Any number of processes may do this at once.
 * @param onError called for an application that fails: the others go on.
 * @returns the number of applications that were worked on.
 */
export async function workApplications(
  parts: ApplicationParts,
  now: Date,
  onError: (error: unknown) => void,
): Promise<number> {
  let count = 0
  for (const job of JOBS)
    count += await workThrough(await dueIds(parts, job, now), {
      work: (id) => workOn(parts, job, { id, now }),
      onFailure: onError,
    })
  await forgetApplicantCodes(parts.db, now)
  return count
}

/** Decides an application that was just sent, where the platform decides at once. A later look decides what failed here. */
export async function decideIfDue(parts: ApplicationParts, id: string): Promise<void> {
  if (parts.decidesAtOnce === true) await workOn(parts, DECISION, { id, now: new Date() })
}

async function dueIds({ db }: ApplicationParts, job: Job, now: Date): Promise<readonly string[]> {
  const rows = await due(db, job, now).select('id').orderBy(job.due).limit(WORK_BATCH_MAX).execute()
  return rows.map(({ id }) => id)
}

function workOn(parts: ApplicationParts, job: Job, { id, now }: Readonly<{ id: string; now: Date }>): Promise<boolean> {
  return withErasing(parts, async (transaction, erase) => {
    const row = await due(transaction, job, now)
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row === undefined) return false
    await job.work(parts, openApplication(parts.personalData, row), { transaction, now, erase })
    return true
  })
}

function due(db: ApplicationParts['db'], { statuses, due: column, days }: Job, now: Date) {
  return db
    .selectFrom('credit_application')
    .where('status', 'in', statuses)
    .where('erased_at', 'is', null)
    .where(column, '<=', new Date(now.getTime() - days * DAY_MS))
}
