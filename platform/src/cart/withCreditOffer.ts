import { goodsOffers } from '../credit/goodsOffers.ts'
import { CREDIT_DEFAULT_MONTHS } from '../credit/limits.ts'
import type { Database } from '../database/schema.ts'
import type { CartTotals } from './cartTotals.ts'
import { financedAmount } from './paymentCost.ts'

/** Returns totals on store credit with the offer that they are counted by: an order keeps it with its totals. */
export async function withCreditOffer(db: Database, totals: CartTotals, months = CREDIT_DEFAULT_MONTHS) {
  const [offer] = await goodsOffers(db, financedAmount(totals), months)
  if (!offer || !totals.extension_attributes) return totals
  return { ...totals, extension_attributes: { ...totals.extension_attributes, credit_offer: offer } }
}
