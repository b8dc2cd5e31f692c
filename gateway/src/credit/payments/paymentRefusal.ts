import Big from 'big.js'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { refusalError } from '../../errors/refusalError.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { formatMoney } from '../../graph/formatMoney.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { readNumber, readSource } from '../../parse/readValue.ts'
import { OPEN_PAYMENTS_WINDOW_MS } from '../limits.ts'
import type { PaymentLine } from './checkLines.ts'

const CONFLICT_STATUS = 409
const MISSING_STATUS = 404

/** Maps a refusal of the platform to open a payment. Rethrows any other error. */
export function paymentRefusal(
  { store: { currencyCode }, messageLanguage: language }: Pick<GraphContext, 'store' | 'messageLanguage'>,
  error: unknown,
  lines: readonly PaymentLine[],
): UserError {
  if (!(error instanceof UpstreamRefusal)) throw error
  const { reason, min, max } = readSource(error.result)
  const [least, most] = [readNumber(min), readNumber(max)]
  if (reason === 'amount' && least !== null && most !== null) {
    const words = {
      min: formatMoney({ amount: String(least), currencyCode }, language),
      max: formatMoney({ amount: String(most), currencyCode }, language),
    }
    const at = lines.findIndex((line) => isOutside(line, { least, most, isOnly: lines.length === 1 }))
    return userError(language, 'PAYMENT_AMOUNT', { words, ...(at >= 0 && { field: ['lines', at, 'amount'] }) })
  }
  if (reason === 'invoice') return userError(language, 'CREDIT_NOTHING_OWED')
  if (reason === 'attempts') return tooManyAttempts(language, OPEN_PAYMENTS_WINDOW_MS)
  // A conflict without a reason: the platform takes no cards.
  if (reason === 'channel' || error.status === CONFLICT_STATUS) return userError(language, 'CREDIT_METHOD_UNAVAILABLE')
  // The account lost the credit a moment ago.
  if (error.status === MISSING_STATUS && error.reason === null)
    return invalidField(language, 'FIELD_INVALID', { field: ['lines'] })
  return refusalError(language, error)
}

type Bounds = Readonly<{ least: number; most: number; isOnly: boolean }>

/** Returns true for the line that the bounds are of. The platform names none: of several, its payoff tells. */
function isOutside({ invoice, amount }: PaymentLine, { least, most, isOnly }: Bounds): boolean {
  const isMeant = isOnly || Number(invoice.payoff?.amount.amount) === most
  return isMeant && (new Big(amount).lt(least) || new Big(amount).gt(most))
}
