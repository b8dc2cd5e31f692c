import type { StoreFeature } from '../__generated__/schemaTypes.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { EndpointName } from '../rest/endpoints.ts'
import type { UpstreamCall } from '../rest/upstream.ts'

type Probe = readonly [feature: StoreFeature, endpoint: EndpointName, call?: UpstreamCall]

/**
 * One endpoint per optional feature, called as a guest and with an empty body: a platform that has the feature refuses
 * or answers it, and nothing changes.
 */
const PROBES: readonly Probe[] = [
  ['WISH_LISTS', 'wishLists'],
  ['WALLET', 'walletBalance', { body: {} }],
  ['CREDIT_ACCOUNTS', 'creditLinked'],
  ['COUPONS', 'customerCoupons'],
  ['RANKING', 'rankings'],
  ['NEWSLETTER', 'newsletterStatus'],
  ['QUOTES', 'quoteList'],
  ['SHARED_CARTS', 'cartShared', { path: { code: '0' } }],
  ['RETURNS', 'returnAttributes'],
  ['CANCELLATIONS', 'orderCancelReasons', { path: { orderNumber: '0' } }],
  ['GUARANTEES', 'guarantees', { body: {} }],
  ['DEVICES', 'customerSessions'],
  ['EMAIL_CHANGES', 'emailChangeResend'],
  ['ACCOUNT_ERASURE', 'customerErase', { body: {} }],
  ['TELEPHONE_CODES', 'smsTimer'],
  ['STOCK_ALERTS', 'stockNotify', { body: {} }],
  ['DELIVERY_ESTIMATES', 'deliveryEstimate'],
]

/** Returns the features that the platform has, including those that it does not answer about now. */
export async function storeFeatures({ upstream }: Pick<RequestScope, 'upstream'>): Promise<readonly StoreFeature[]> {
  const found = await Promise.all(
    PROBES.map(async ([feature, endpoint, call]) =>
      (await upstream.has(endpoint, { ...call, asGuest: true })) ? [feature] : [],
    ),
  )
  return found.flat()
}
