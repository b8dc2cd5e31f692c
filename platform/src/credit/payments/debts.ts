import Big from 'big.js'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { PlatformError } from '../../http/PlatformError.ts'
import { accountRefusal } from '../accounts/accountRefusal.ts'
import { TRANSFER_CHANNELS } from '../creditTexts.ts'
import type { Day } from '../calendar/calendar.ts'
import type { Invoice } from '../invoices/invoiceRepository.ts'
import { INVOICE_NUMBER_MAX_CHARACTERS } from '../invoices/limits.ts'
import { pesos } from '../invoices/money.ts'
import { payoffCents } from '../invoices/payoff.ts'
import { AMOUNT_TEXT_MAX_CHARACTERS, NAME_TEXT_MAX_CHARACTERS, PAYMENT_LINES_MAX, PAYMENT_MIN_CENTS } from './limits.ts'

const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/

/** Invoices to pay and the sum for each. Movement and channel are taken from the invoice, not from here. */
export const DebtsField = Type.Array(
  Type.Object({
    id_factura: Type.String({ maxLength: INVOICE_NUMBER_MAX_CHARACTERS, description: 'number of an invoice' }),
    mov: Type.Optional(Type.String({ maxLength: NAME_TEXT_MAX_CHARACTERS })),
    CanalVenta: Type.Optional(Type.Integer()),
    abono: Type.String({ maxLength: AMOUNT_TEXT_MAX_CHARACTERS, description: 'pesos, at most two decimals' }),
  }),
  { minItems: 1, maxItems: PAYMENT_LINES_MAX },
)

/** Part of a payment that is meant for one invoice. */
export type Line = Readonly<{ invoice: Invoice; cents: number }>

type Checks = Readonly<{ invoices: readonly Invoice[]; day: Day; isTransfer: boolean }>

/**
 * Checks what a caller wants to pay against the invoices of its account.
 * @throws PlatformError 400 `amount` for an amount that is none, below the least or above the payoff, `invoice` for an
 * invoice that is named twice, `channel` for one that takes no transfers; 404 for one of another account; 409 for one that
 * is settled or canceled.
 */
export function requireLines(debts: Static<typeof DebtsField>, checks: Checks): readonly Line[] {
  const { invoices, day, isTransfer } = checks
  const named = debts.map(({ id_factura: number }) => number)
  if (new Set(named).size < named.length)
    throw accountRefusal(400, { reason: 'invoice', field: 'debts', message: 'An invoice is named twice' })
  return debts.map(({ id_factura: number, abono }) => {
    const cents = requireCents(abono)
    const invoice = invoices.find((one) => one.number === number)
    if (invoice === undefined) throw new PlatformError(404, { errorMessage: 'No such invoice' })
    if (invoice.status !== 'VIGENTE')
      throw accountRefusal(409, { reason: 'invoice', field: 'debts', message: 'Nothing of this invoice is owed' })
    if (isTransfer && !TRANSFER_CHANNELS.includes(invoice.channel))
      throw accountRefusal(400, { reason: 'channel', field: 'debts', message: 'This invoice takes no transfers' })
    const max = payoffCents(invoice, day)
    const min = Math.min(PAYMENT_MIN_CENTS, max)
    if (cents < min || cents > max) throw amountRefusal({ min: pesos(min), max: pesos(max) })
    return { invoice, cents }
  })
}

function requireCents(text: string): number {
  if (!AMOUNT.test(text)) throw amountRefusal()
  return new Big(text).times(100).toNumber()
}

function amountRefusal(bounds?: Readonly<{ min: number; max: number }>): PlatformError {
  const message = bounds
    ? `abono is from ${bounds.min} to ${bounds.max}`
    : 'abono is an amount with at most two decimals'
  return accountRefusal(400, { reason: 'amount', field: 'abono', message, ...bounds })
}
