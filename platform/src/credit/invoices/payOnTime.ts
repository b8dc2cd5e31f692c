import type { Database } from '../../database/schema.ts'
import type { Frequency } from '../products.ts'
import { addDays, addMonths, type Day, daysBetween } from '../calendar/calendar.ts'
import { onTimeCents } from './instalment.ts'
import { type Invoice, storeInstalments } from './invoiceRepository.ts'
import { dueDay } from './schedule.ts'
import { spendSum } from './spendSum.ts'

/** Pays the first payments of an invoice that never was paid late, each on its due day: a history for development. */
export async function payOnTime(db: Database, invoice: Invoice, count: number): Promise<Invoice> {
  const paid = invoice.instalments.slice(0, count).reduce((before, instalment) => {
    const { instalments } = spendSum(before, onTimeCents(instalment), instalment.dueOn)
    return { ...before, instalments }
  }, invoice)
  await storeInstalments(db, invoice, paid.instalments)
  return paid
}

/** Returns the day on which an invoice has to begin, so that one of its payments is due on a day. */
export function startFor({
  frequency,
  position,
  dueOn,
}: Readonly<{ frequency: Frequency; position: number; dueOn: Day }>): Day {
  if (frequency === 'MENSUAL') return addMonths(dueOn, -position)
  return addDays(dueOn, -daysBetween(dueOn, dueDay({ startedOn: dueOn, frequency }, position)))
}
