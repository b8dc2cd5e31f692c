import type { OrderStatus } from '../__generated__/schemaTypes.ts'
import { instant } from '../parse/instant.ts'
import { type Source, readNumber, readSource, readText } from '../parse/readValue.ts'
import type { OrderCreditDocument } from './mappers.ts'
import { CREDIT_REFERENCE } from './limits.ts'

/** Decodes the store credit of an order's payment; null without an amount. */
export function decodeOrderCredit(payment: Source, status: OrderStatus): OrderCreditDocument | null {
  const credit = readSource(payment.credit)
  const amount = readNumber(credit.amount)
  if (amount === null || amount <= 0) return null
  const rest = readNumber(credit.rest)
  const hasRest = rest !== null && rest > 0
  return {
    amount,
    approved: readNumber(credit.approved),
    rest: hasRest ? rest : null,
    applicationNumber: reference(credit.request),
    // The time of an order with a rest is that of its payment.
    applyBefore: status === 'PENDING' && !hasRest ? instant(readText(payment.pay_before)) : null,
    creditNumber: reference(credit.invoice),
  }
}

/** Returns a number that can stand in an address; null for anything else. */
function reference(value: unknown): string | null {
  const text = readText(value) ?? readNumber(value)?.toString() ?? ''
  return CREDIT_REFERENCE.test(text) ? text : null
}
