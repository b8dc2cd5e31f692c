import type { EndpointName } from './endpoints.ts'
import { UpstreamFailure } from './upstreamFailure.ts'
import { UpstreamRefusal } from './upstreamRefusal.ts'

/**
 * Calls beyond the public contract. A 404 without an envelope says that the platform has no such call. For every other call
 * it is a fault on the way to the platform: a cart must not get lost because a proxy has no route for a moment.
 */
const OPTIONAL: ReadonlySet<EndpointName> = new Set([
  'productQr',
  'seoRedirect',
  'stockConfig',
  'stockNotify',
  'deliveryEstimate',
  'suburbList',
  'recommendations',
  'reviewList',
  'cartShare',
  'cartShared',
  'quoteCreate',
  'quoteList',
  'quoteDelete',
  'cartDeliveryDate',
  'cartRecalculate',
  'cartOrigin',
  'orderRead',
  'orderReceipt',
  'orderCancelReasons',
  'orderCancel',
  'orderCancelItems',
  'returnAttributes',
  'returnList',
  'returnForm',
  'returnPhotos',
  'returnCreate',
  'socialProviders',
  'socialLogin',
  'socialLink',
  'customerLogout',
  'customerAddressSave',
  'customerAddressDelete',
  'emailChangeRequest',
  'emailChangeResend',
  'emailChangeCancel',
  'emailChangeConfirm',
  'emailChangeUndo',
  'smsTimer',
  'smsSend',
  'smsConfirm',
  'customerSessions',
  'customerSessionEnd',
  'wishLists',
  'wishListShared',
  'wishListCreate',
  'wishListUpdate',
  'wishListDelete',
  'wishListAddItem',
  'wishListRemoveItem',
  'wishListRemoveProduct',
  'newsletterStatus',
  'newsletterSubscribe',
  'newsletterUnsubscribe',
  'contact',
  'branchList',
  'customerAttributes',
  'complaintList',
  'contactForm',
  'guarantees',
  'guaranteeCustomer',
  'rankings',
  'rankingUpdate',
  'walletBalance',
  'walletHistory',
  'customerCoupons',
])

/** True for a reply that says that the platform has no such call. */
export function isMissing(endpoint: EndpointName, error: unknown): boolean {
  return OPTIONAL.has(endpoint) && error instanceof UpstreamFailure && error.kind === 'invalid' && error.status === 404
}

/** Names the finding that the platform has no such call. */
export function endpointLack(endpoint: EndpointName): string {
  return `endpoint:${endpoint}`
}

/** The refusal of a platform that has no such call. */
export function missingEndpoint(endpoint: EndpointName): UpstreamRefusal {
  return new UpstreamRefusal({
    endpoint,
    status: 404,
    message: 'HTTP ERROR 404',
    result: null,
    reason: 'missingEndpoint',
  })
}
