import type { StoreFeature } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import type { EndpointName } from '../upstream/endpoints.ts'
import type { UpstreamCall } from '../upstream/upstream.ts'

type Probe = readonly [feature: StoreFeature, endpoint: EndpointName, call?: UpstreamCall]

/**
 * One endpoint of each part. It is asked as a guest and with nothing in the call: whoever has the part refuses that or
 * answers it, and nothing is changed.
 */
const PROBES: readonly Probe[] = [
  ['WISH_LISTS', 'wishLists'],
  ['WALLET', 'walletBalance', { body: {} }],
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
  ['TELEPHONE_CODES', 'smsTimer'],
  ['STOCK_ALERTS', 'stockNotify', { body: {} }],
  ['DELIVERY_ESTIMATES', 'deliveryEstimate'],
]

/** Parts that the platform has, and those of which it does not say so now. */
export async function storeFeatures({ upstream }: Pick<GraphContext, 'upstream'>): Promise<readonly StoreFeature[]> {
  const found = await Promise.all(
    PROBES.map(async ([feature, endpoint, call]) =>
      (await upstream.has(endpoint, { ...call, asGuest: true })) ? [feature] : [],
    ),
  )
  return found.flat()
}
