import Big from 'big.js'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { CREDIT_NEW_MAX_MXN } from '../../limits.ts'
import { LIVE_SLOTS, deleteFileRows, loadFlaggedSlots } from '../../files/fileRows.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { type Application, saveApplication } from '../applicationRepository.ts'
import { ACCEPT_DAYS } from '../limits.ts'
import { signedOffer } from '../steps/offerStep.ts'
import { type Decision, decideApplication } from './decideApplication.ts'
import { moveApplication } from './moves.ts'

/** Keys of people whom the shop lends nothing. */
const BLOCKED_CURPS: readonly string[] = ['HEMS991231MDFRRF09']
const DAY_MS = 86_400_000

type Work = Readonly<{
  transaction: Transaction<Schema>
  now: Date
  /** Takes paths of files whose contents are removed after the commit. */
  erase: (paths: readonly string[]) => void
}>

/** Returns the decision that the rules make for a locked application now. */
export async function decide(
  { homeCustomers }: Pick<ApplicationParts, 'homeCustomers'>,
  { row, personal, steps }: Application,
  { transaction, now }: Pick<Work, 'transaction' | 'now'>,
): Promise<Decision> {
  // A holder who applies as a new customer has the line of their account, and what is late on it.
  const account =
    row.account_id === null
      ? await homeCustomers.byCurp(transaction, personal.applicant.curp, now)
      : await homeCustomers.byAccount(transaction, row.account_id, now)
  // An account that is gone has nothing free.
  const gone = row.customer_kind === 'CASA' ? { free: new Big(0), daysLate: 0 } : null
  return decideApplication({
    kind: row.kind,
    amount: requestedAmount(row),
    isBlocked: BLOCKED_CURPS.includes(personal.applicant.curp),
    hasFlaggedFile: (await loadFlaggedSlots(transaction, row.id)).length > 0,
    addressAge: steps.addressAge ?? null,
    home: account ?? gone,
  })
}

/** Carries out a decision on a locked application that was sent. An approved one is granted in the same transaction. */
export async function applyDecision(
  parts: ApplicationParts,
  application: Application,
  { decision, ...work }: Work & Readonly<{ decision: Decision }>,
): Promise<Application> {
  const { transaction, now, erase } = work
  switch (decision.status) {
    case 'NEEDS_FILES':
      return moveApplication(transaction, application, { to: 'NEEDS_FILES', now })
    case 'DENIED': {
      erase(await deleteFileRows(transaction, application.row.id, LIVE_SLOTS))
      return moveApplication(transaction, application, { to: 'DENIED', now, columns: { reason: decision.reason } })
    }
    case 'PARTIALLY_APPROVED': {
      erase(await deleteFileRows(transaction, application.row.id, LIVE_SLOTS))
      const {
        row,
        steps: { insurance },
      } = application
      const { months, frequency } = row
      const isTermed = (row.offer !== null || row.order_number !== null) && months !== null && frequency !== null
      const terms = { product: row.kind, customer: row.customer_kind, amount: decision.approved } as const
      const offer = isTermed ? await signedOffer(transaction, { ...terms, months, frequency, insurance }) : undefined
      const accept_before = new Date(now.getTime() + ACCEPT_DAYS * DAY_MS)
      const columns = { approved: decision.approved.toFixed(2), accept_before }
      return moveApplication(transaction, application, { to: 'PARTIALLY_APPROVED', now, columns, offer })
    }
    case 'APPROVED': {
      erase(await deleteFileRows(transaction, application.row.id, LIVE_SLOTS))
      return approve(parts, application, { ...work, approved: decision.approved })
    }
  }
}

/** Approves a locked application for an amount, and grants it where that can be done now. */
export async function approve(
  parts: ApplicationParts,
  application: Application,
  { transaction, now, approved }: Work & Readonly<{ approved: Big }>,
): Promise<Application> {
  const columns = { approved: approved.toFixed(2), accept_before: null }
  const moved = await moveApplication(transaction, application, { to: 'APPROVED', now, columns })
  return grant(parts, moved, { transaction, now })
}

/** Grants an approved application: ACTIVE with its account, or as it was where nothing can be granted now. */
export async function grant(
  { grantCredit, personalData }: ApplicationParts,
  application: Application,
  { transaction, now }: Pick<Work, 'transaction' | 'now'>,
): Promise<Application> {
  const { row, personal, steps } = application
  const { months, frequency } = row
  const granted = await grantCredit(
    {
      applicationId: row.id,
      kind: row.kind,
      customerKind: row.customer_kind,
      storeCode: row.store_code,
      customerId: row.customer_id,
      accountId: row.account_id,
      orderNumber: row.order_number,
      now,
      approved: row.approved ?? requestedAmount(row).toFixed(2),
      terms: row.offer === null || months === null || frequency === null ? null : { months, frequency },
      insurance: steps.insurance ?? null,
      personal,
    },
    transaction,
  )
  if (granted === null) return application
  const columns = { account_number: granted.accountNumber, disbursed_at: now }
  const active = await moveApplication(transaction, application, { to: 'ACTIVE', now, columns })
  // The number of a card is needed until the deposit alone.
  const { deposit } = personal
  if (deposit?.metodo !== 'TARJETA') return active
  const withoutCard = { ...personal, deposit: { ...deposit, cuenta: null } }
  await saveApplication(transaction, personalData, { id: row.id, personal: withoutCard, now })
  return { ...active, personal: withoutCard }
}

/** Amount that was asked for, in pesos. A line for goods without an amount is the largest of a new customer. */
export function requestedAmount({ amount }: Readonly<{ amount: string | null }>): Big {
  return new Big(amount ?? CREDIT_NEW_MAX_MXN)
}
