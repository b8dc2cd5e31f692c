import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { followApplication } from '../../orders/followApplication.ts'
import { stateRefusal } from '../applicationRefusal.ts'
import type { Application } from '../applicationRepository.ts'
import type { ApplicationStatus, ApplicationTable } from '../applicationTables.ts'
import { writeMoveMessages } from './writeMoveMessages.ts'

/** Moves that an application can make, by its status. */
const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  DRAFT: ['SUBMITTED', 'EXPIRED', 'CANCELED'],
  SUBMITTED: ['NEEDS_FILES', 'PARTIALLY_APPROVED', 'APPROVED', 'DENIED', 'CANCELED'],
  NEEDS_FILES: ['SUBMITTED', 'CANCELED'],
  PARTIALLY_APPROVED: ['APPROVED', 'CANCELED'],
  APPROVED: ['ACTIVE'],
  ACTIVE: [],
  DENIED: [],
  EXPIRED: [],
  CANCELED: [],
}

/** Whether an application can make a move. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return MOVES[from].includes(to)
}

type Columns = Partial<
  Readonly<{
    [Name in 'amount' | 'approved' | 'reason' | 'answer_before' | 'accept_before' | 'account_number' | 'disbursed_at']:
      | ApplicationTable[Name]
      | null
  }>
>
type Move = Readonly<{
  to: ApplicationStatus
  now: Date
  columns?: Columns
  /** Offer on the table from now on. */
  offer?: unknown
  /** True writes no messages: the applicant sees the result at once, and wants no further copy of their address. */
  isSilent?: boolean
}>

/**
 * Moves a locked application to another status, writes its messages, and moves the order that waits for it, in one
 * transaction.
 * @throws PlatformError 409 for a move that its status does not have.
 */
export async function moveApplication(
  transaction: Transaction<Schema>,
  application: Application,
  { to, now, columns = {}, offer, isSilent = false }: Move,
): Promise<Application> {
  const { row } = application
  if (!canMove(row.status, to)) throw stateRefusal(row.status)
  const moved = await transaction
    .updateTable('credit_application')
    .set({
      ...columns,
      ...(offer === undefined ? {} : { offer: JSON.stringify(offer) }),
      status: to,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirstOrThrow()
  const next = { ...application, row: moved }
  if (!isSilent) await writeMoveMessages(transaction, next)
  await followApplication(transaction, moved)
  return next
}
