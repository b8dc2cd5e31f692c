import { PlatformError } from '../http/PlatformError.ts'
import { isGiftCard } from './giftCardOffer.ts'
import { GIFT_CARD_SKU, GIFT_CARDS_PER_ORDER_MAX } from './limits.ts'

type Line = Readonly<{ productSku: string; qty: number }>

/** @throws PlatformError 400 for lines with more gift cards than an order may have. */
export function requireGiftCardCount(lines: readonly Line[]): void {
  const count = lines.filter(isGiftCard).reduce((sum, { qty }) => sum + qty, 0)
  if (count > GIFT_CARDS_PER_ORDER_MAX)
    throw new PlatformError(
      400,
      `The requested qty exceeds the maximum qty allowed in shopping cart (${GIFT_CARDS_PER_ORDER_MAX}).`,
      { sku: GIFT_CARD_SKU },
    )
}
