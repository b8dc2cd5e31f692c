import type { Notice } from '../__generated__/schemaTypes.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { readCustomerCoupons } from './couponClient.ts'

/**
 * Returns a notice with the coupon of a customer who has just subscribed. The subscription already succeeded: if
 * coupons cannot be read there is no notice, and the coupon appears in the account later.
 */
export async function newsletterGift(context: GraphContext, customer: CustomerMapper): Promise<readonly Notice[]> {
  const coupons = await readCustomerCoupons(context, customer).catch(() => [])
  const gift = coupons.find(({ origin, state }) => origin === 'NEWSLETTER' && state === 'USABLE')
  return gift ? [notice(context.messageLanguage, 'NEWSLETTER_COUPON', { code: gift.code })] : []
}
