import type { Database } from '../../database/schema.ts'
import { addMonths, type Day, daysBetween } from '../calendar/calendar.ts'
import { creditLine, downToStep } from './creditLine.ts'
import { isLate } from './instalment.ts'
import { loadInvoices } from './invoiceRepository.ts'
import { HOME_MIN_MXN, LATE_TOLERATED_DAYS } from '../limits.ts'
import { LINE_MONTHS } from './limits.ts'
import { pesos } from './money.ts'
import { principalOwedCents, sum } from './payoff.ts'

/** Room for more credit on an account, in pesos. */
export type CreditRoom = Readonly<{
  line: number
  /** Part of the line that no open invoice takes. */
  available: number
  /** Largest loan: the room down to a step. */
  largest: number
  /** Days since the due day of the payment that is late longest; 0 without one. */
  daysLate: number
  /** Why nothing is lent; null where something is. */
  refusal: 'OVERDUE' | 'LINE' | null
}>

/**
 * Returns the room of an account on a day. Its line grows with the payments that were whole by their due day in the last
 * twelve months; all open invoices take their principal of it. A payment that is late for more than a week ends lending.
 */
export async function creditRoom(db: Database, accountId: number, day: Day): Promise<CreditRoom> {
  const invoices = await loadInvoices(db, { accountId })
  const since = addMonths(day, -LINE_MONTHS)
  const given = invoices.filter(({ status }) => status !== 'CANCELADO').flatMap(({ instalments }) => instalments)
  const onTime = given.filter(({ state, paidOn }) => state === 'PAID' && paidOn !== null && paidOn > since)
  const line = creditLine(sum(onTime, ({ paidCents }) => paidCents))
  const open = invoices.filter(({ status }) => status === 'VIGENTE')
  const available = Math.max(0, pesos(line * 100 - sum(open, principalOwedCents)))
  const late = open.flatMap(({ instalments }) => instalments.filter((one) => isLate(one, day)))
  const daysLate = Math.max(0, ...late.map(({ dueOn }) => daysBetween(dueOn, day)))
  const largest = downToStep(available)
  const refusal = daysLate > LATE_TOLERATED_DAYS ? 'OVERDUE' : largest < HOME_MIN_MXN ? 'LINE' : null
  return { line, available, largest, daysLate, refusal }
}
