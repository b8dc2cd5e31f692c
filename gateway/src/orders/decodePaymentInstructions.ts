import type { PaymentInstructions } from '../__generated__/schemaTypes.ts'
import { readSource, readText } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import { instant } from '../parse/instant.ts'
import { INSTRUCTION_CHARACTERS_MAX, SHOPS_MAX } from './limits.ts'

/**
 * Decodes how to pay an order after it was placed; null without a reference, since a payment without one cannot be
 * assigned to the order.
 */
export function decodePaymentInstructions(value: unknown): PaymentInstructions | null {
  const given = readSource(value)
  const text = (field: unknown) => {
    const raw = readText(field)
    return raw === null ? null : plainText(raw, INSTRUCTION_CHARACTERS_MAX)
  }
  const reference = text(given.reference)
  if (reference === null) return null
  return {
    reference,
    account: text(given.account),
    bank: text(given.bank),
    beneficiary: text(given.beneficiary),
    payBefore: instant(readText(given.pay_before)),
    shops: Array.isArray(given.shops) ? given.shops.slice(0, SHOPS_MAX).flatMap((shop) => text(shop) ?? []) : [],
  }
}
