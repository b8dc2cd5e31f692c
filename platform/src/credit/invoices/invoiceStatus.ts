import type { Day } from '../calendar/calendar.ts'
import { type Instalment, isLate } from './instalment.ts'

/** State of an invoice as it is stored; `VENCIDO` follows from its payments and the day. */
export type StoredInvoiceStatus = 'VIGENTE' | 'LIQUIDADO' | 'CANCELADO'

/** Returns the state of an invoice on a day: `VENCIDO` while a payment of an open one is late. */
export function invoiceStatus(
  stored: StoredInvoiceStatus,
  instalments: readonly Instalment[],
  day: Day,
): StoredInvoiceStatus | 'VENCIDO' {
  if (stored !== 'VIGENTE') return stored
  return instalments.some((instalment) => isLate(instalment, day)) ? 'VENCIDO' : 'VIGENTE'
}
