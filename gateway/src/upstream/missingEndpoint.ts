import type { EndpointName } from './endpoints.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

/**
 * Calls beyond the public contract: a 404 without an envelope means that the platform lacks them. For every other call
 * it is a fault on the way: a cart must not be dropped because a proxy has no route for a moment.
 */
const OPTIONAL: ReadonlySet<EndpointName> = new Set([
  'productQr',
  'seoRedirect',
  'stockConfig',
  'stockNotify',
  'deliveryEstimate',
  'suburbList',
  'postalPlace',
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
  'guestOrdersRequest',
  'guestOrdersClaim',
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

/** Returns true for a reply that means that the platform lacks the call. */
export function isMissing(endpoint: EndpointName, error: unknown): boolean {
  return OPTIONAL.has(endpoint) && error instanceof UpstreamFailure && error.kind === 'invalid' && error.status === 404
}

/** Returns the name of the finding that the platform lacks a call. */
export function endpointLack(endpoint: EndpointName): string {
  return `endpoint:${endpoint}`
}

/** Returns the refusal for a call that the platform lacks. */
export function missingEndpoint(endpoint: EndpointName): UpstreamRefusal {
  return new UpstreamRefusal({
    endpoint,
    status: 404,
    message: 'HTTP ERROR 404',
    result: null,
    reason: 'missingEndpoint',
  })
}
