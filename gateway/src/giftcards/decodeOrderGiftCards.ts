import { instant } from '../parse/instant.ts'
import { readFlag, readNumber, readSources, readText } from '../parse/readValue.ts'
import { ORDER_GIFT_CARDS_MAX } from './limits.ts'
import type { OrderGiftCardMapper } from './mappers.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Decodes the gift cards of an order; leaves out those without an amount or a recipient. */
export function decodeOrderGiftCards(value: unknown, currencyCode: string): readonly OrderGiftCardMapper[] {
  return readSources(value, ORDER_GIFT_CARDS_MAX).flatMap((card) => {
    const [amount, recipientName] = [readNumber(card.amount), readText(card.recipient_name)]
    const recipientEmail = readText(card.recipient_email)
    if (amount === null || recipientName === null || recipientEmail === null) return []
    const day = readText(card.send_on)
    return [
      {
        amount,
        currencyCode: readText(card.currency) ?? currencyCode,
        recipientName,
        recipientEmail,
        sendOn: day !== null && DAY.test(day) ? day : null,
        sentAt: instant(readText(card.sent_at)),
        isCanceled: readFlag(card.is_canceled) ?? false,
      },
    ]
  })
}
