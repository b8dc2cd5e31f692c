import type { CreditPaymentLineInput, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { formatMoney } from '../../graph/formatMoney.ts'
import { keysOfGlobalId } from '../../graph/globalId.ts'
import { readInvoices } from '../accounts/accountClient.ts'
import { readersOf } from '../accounts/callAs.ts'
import { PAYMENT_LINES_MAX, PAYMENT_MIN } from '../limits.ts'
import type { CreditInvoiceMapper, CreditReader } from '../mappers.ts'

/** Amount to pay of a credit that the session may pay. */
export type PaymentLine = Readonly<{ invoice: CreditInvoiceMapper; amount: string }>

/** Lines to pay, by one reader; or why they cannot be paid. */
export type CheckedLines =
  | Readonly<{ reader: CreditReader; lines: readonly PaymentLine[]; userErrors?: undefined }>
  | Readonly<{ reader?: undefined; userErrors: readonly UserError[] }>

const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/

/**
 * Checks what a client wants to pay: 1 to 20 credits of one account that this session or its customer may pay, each once,
 * each with an amount. Whether an amount fits is for the platform to know.
 */
export async function checkLines(
  context: GraphContext,
  given: readonly CreditPaymentLineInput[],
): Promise<CheckedLines> {
  const { messageLanguage: language } = context
  const { code } = context.store
  if (given.length === 0) return refused(invalidField(language, 'FIELD_REQUIRED', { field: ['lines'] }))
  if (given.length > PAYMENT_LINES_MAX)
    return refused(invalidField(language, 'TOO_MANY_LINES', { field: ['lines'], words: { max: PAYMENT_LINES_MAX } }))
  const numbers = given.map(({ invoiceId }) => keysOfGlobalId(invoiceId, 'CreditInvoice', code)?.[0] ?? null)
  const twice = numbers.findIndex((number, at) => numbers.indexOf(number) < at)
  if (twice >= 0) return refused(notPayable(context, twice))
  const payer = await findPayer(context, numbers)
  if (payer === null) return refused(userError(language, 'CREDIT_SESSION_OVER'))
  const { reader, invoices } = payer
  const unknown = invoices.indexOf(null)
  if (unknown >= 0) return refused(notPayable(context, unknown))
  const lines = invoices.flatMap((invoice, at) =>
    invoice === null ? [] : [{ invoice, amount: String(given[at]?.amount ?? '') }],
  )
  const userErrors = lines.flatMap((line, at) => faultOf(context, line, at) ?? [])
  return userErrors.length > 0 ? { userErrors } : { reader, lines }
}

type Payer = Readonly<{ reader: CreditReader; invoices: readonly (CreditInvoiceMapper | null)[] }>

/** Returns the reader that knows all of the credits, else the last; null if this session cannot pay. */
async function findPayer(context: GraphContext, numbers: readonly (string | null)[]): Promise<Payer | null> {
  let last: Payer | null = null
  for (const reader of readersOf(context)) {
    const known = await readInvoices(context, { reader, customerId: null })
    if (known === null) continue
    last = { reader, invoices: numbers.map((number) => known.find((one) => one.number === number) ?? null) }
    if (!last.invoices.includes(null)) return last
  }
  return last
}

function faultOf(
  { messageLanguage: language }: GraphContext,
  { invoice, amount }: PaymentLine,
  at: number,
): UserError | null {
  if (invoice.status === 'SETTLED' || invoice.status === 'CANCELED')
    return userError(language, 'CREDIT_NOTHING_OWED', { field: ['lines', at, 'invoiceId'] })
  if (AMOUNT.test(amount)) return null
  const { amount: max, currencyCode } = invoice.payoff?.amount ?? invoice.balance
  const words = {
    min: formatMoney({ amount: PAYMENT_MIN, currencyCode }, language),
    max: formatMoney({ amount: max, currencyCode }, language),
  }
  return userError(language, 'PAYMENT_AMOUNT', { field: ['lines', at, 'amount'], words })
}

function notPayable({ messageLanguage: language }: GraphContext, at: number): UserError {
  return invalidField(language, 'FIELD_INVALID', { field: ['lines', at, 'invoiceId'] })
}

function refused(reason: UserError): CheckedLines {
  return { userErrors: [reason] }
}
