import type { Notice } from '../__generated__/resolverTypes.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { readCustomerCoupons } from './couponClient.ts'

/**
 * Tells a customer who has just subscribed of the coupon that they have for it. The subscription is made by then: where
 * coupons cannot be read, nothing is told, and they stand in the account later.
 */
export async function newsletterGift(context: GraphContext, customer: CustomerMapper): Promise<readonly Notice[]> {
  const coupons = await readCustomerCoupons(context, customer).catch(() => [])
  const gift = coupons.find(({ origin, state }) => origin === 'NEWSLETTER' && state === 'USABLE')
  return gift ? [notice(context.store.language, 'NEWSLETTER_COUPON', { code: gift.code })] : []
}
