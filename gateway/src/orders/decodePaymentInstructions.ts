import type { PaymentInstructions } from '../__generated__/resolverTypes.ts'
import { readSource, readText } from '../catalogue/readValue.ts'
import { plainText } from '../content/plainText.ts'
import { instant } from './instant.ts'
import { INSTRUCTION_CHARACTERS_MAX } from './limits.ts'

/** How an order is paid after it was placed; null without a reference: a payment without one finds no order. */
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
  }
}
