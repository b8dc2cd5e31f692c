import type { WalletEntryKind } from '../__generated__/schemaTypes.ts'
import { readNumber, readText, type Source } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import { instant } from '../parse/instant.ts'
import { ORDER_NUMBER } from '../orders/limits.ts'
import { WALLET_REASON_MAX_CHARACTERS } from './limits.ts'
import type { WalletEntryMapper } from './mappers.ts'

const KINDS: Readonly<Record<string, WalletEntryKind>> = {
  payment: 'PAYMENT',
  refund: 'REFUND',
  return: 'RETURN',
  gift_card: 'GIFT_CARD',
}

/** Decodes a wallet entry; null without a number, date or amount. An unknown kind is a booking. */
export function decodeWalletEntry(
  { id, kind, amount, balance, created_at: createdAt, note, ...of }: Source,
  { storeCode, currencyCode }: Readonly<{ storeCode: string; currencyCode: string }>,
): WalletEntryMapper | null {
  const [entryId, bookedAt, sum] = [readText(id), instant(readText(createdAt)), readNumber(amount)]
  if (entryId === null || bookedAt === null || sum === null) return null
  const words = readText(note, WALLET_REASON_MAX_CHARACTERS)
  return {
    entryId,
    storeCode,
    currencyCode,
    kind: KINDS[readText(kind) ?? ''] ?? 'BOOKING',
    amount: sum,
    balance: readNumber(balance),
    bookedAt,
    reason: words === null ? null : plainText(words, WALLET_REASON_MAX_CHARACTERS),
    orderNumber: numberIn(of['order_number']),
    returnNumber: numberIn(of['return_number']),
  }
}

/** Returns the number of an order or a return, which have the same form. */
function numberIn(value: unknown): string | null {
  const number = readText(value)
  return number !== null && ORDER_NUMBER.test(number) ? number : null
}
