import type { Endpoint } from './endpoint.ts'
import { RECOMMENDATION_CACHE_MS } from '../recommendations/limits.ts'
import { SEO_REDIRECT_CACHE_MS, SEO_REDIRECT_TIMEOUT_MS } from '../routing/limits.ts'
import { SOCIAL_CACHE_MS } from '../social/limits.ts'
import { LOW_STOCK_CACHE_MS, LOW_STOCK_TIMEOUT_MS } from '../stock/limits.ts'
import { BLOG_ENDPOINTS } from './rows/blogEndpoints.ts'
import { GIFT_CARD_ENDPOINTS } from './rows/giftCardEndpoints.ts'
import { QUESTION_ENDPOINTS } from './rows/questionEndpoints.ts'
import { COMPANY_ENDPOINTS } from './b2b/companyEndpoints.ts'
import { CREDIT_ACCOUNT_ENDPOINTS } from './creditAccountEndpoints.ts'
import { CREDIT_APPLICATION_ENDPOINTS } from './creditApplicationEndpoints.ts'
import { CREDIT_ENDPOINTS } from './creditEndpoints.ts'
import { EMAIL_ENDPOINTS } from './emailEndpoints.ts'
import { ORIGIN_TIMEOUT_MS } from './limits.ts'
import { PLACE_ENDPOINTS } from './placeEndpoints.ts'
import { PROMOTION_ENDPOINTS } from './editorial/promotionEndpoints.ts'
import { ROOM_ENDPOINTS } from './editorial/roomEndpoints.ts'
import { SERIES_ENDPOINTS } from './editorial/seriesEndpoints.ts'
import {
  CART_READ,
  CART_WRITE,
  CONTACT,
  COUPONS,
  CUSTOMER,
  CUSTOMER_WRITE,
  GUARANTEE,
  NEWSLETTER,
  ORDER,
  PUBLIC_READ,
  RANKING,
  RETURNS,
  RETURN_OPTIONS,
  SEARCH,
  SMS,
  SMS_TIMER,
  STOCK_LIST,
  TIMEOUT,
  WALLET,
  WISH_LIST,
  WISH_LIST_WRITE,
} from './endpointGroups.ts'

/**
 * Every REST call of the gateway. A merchant whose platform has other paths overrides rows by `ENDPOINTS_FILE`.
 * Methods, and which calls have no envelope, follow the Vue Storefront 1 contract.
 */
export const ENDPOINTS = {
  /** Search, by POST: a query with facets has kilobytes, more than proxies accept in an address. */
  catalogueSearch: { method: 'POST', path: '/api/catalog/{index}/{entity}/_search', ...SEARCH },
  /** Product of a label: labels on shelves and in leaflets hold a SKU. */
  productQr: {
    method: 'GET',
    path: '/api/catalog/{index}/product/qr',
    family: 'catalogue',
    envelope: 'bare',
    ...PUBLIC_READ,
  },
  /** URL map, in a family of its own: one missing index fails every path there, but no search. */
  urlMap: { method: 'POST', path: '/api/url/map', family: 'routes', envelope: 'bare', ...PUBLIC_READ },
  /** Redirect rule of a path without a page. A family of its own: without it, the path stays not found. */
  seoRedirect: {
    method: 'GET',
    path: '/api/ext/seo_redirect',
    family: 'seo',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    timeoutMs: SEO_REDIRECT_TIMEOUT_MS,
    cacheMs: SEO_REDIRECT_CACHE_MS,
  },
  stockList: { method: 'GET', path: '/api/stock/list', ...STOCK_LIST },
  stockCheck: { method: 'GET', path: '/api/stock/check', family: 'stock', envelope: 'enveloped', ...PUBLIC_READ },
  /** Low-stock threshold. A family of its own, since stock can be read without it. */
  stockConfig: {
    method: 'GET',
    path: '/api/ext/config_stock',
    family: 'stockConfig',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    timeoutMs: LOW_STOCK_TIMEOUT_MS,
    cacheMs: LOW_STOCK_CACHE_MS,
  },
  /** Stock alert; a repeated one is the same. */
  stockNotify: {
    method: 'POST',
    path: '/api/stock/notify',
    family: 'stock',
    class: 'idempotentWrite',
    token: 'user',
    envelope: 'enveloped',
    visibility: 'private',
    ...TIMEOUT,
  },
  ...PLACE_ENDPOINTS,
  ...BLOG_ENDPOINTS,
  ...QUESTION_ENDPOINTS,
  ...PROMOTION_ENDPOINTS,
  ...SERIES_ENDPOINTS,
  ...ROOM_ENDPOINTS,
  ...COMPANY_ENDPOINTS,
  ...CREDIT_ENDPOINTS,
  ...CREDIT_ACCOUNT_ENDPOINTS,
  ...CREDIT_APPLICATION_ENDPOINTS,
  /** Possibly another service than the platform: it identifies a shop by its public key. */
  recommendations: {
    method: 'GET',
    path: '/api/ext/recommendations',
    family: 'recommendations',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: RECOMMENDATION_CACHE_MS,
  },
  /** Approved reviews of several products, from one offset of each list. */
  reviewList: { method: 'GET', path: '/api/review/list', family: 'reviews', envelope: 'enveloped', ...PUBLIC_READ },
  reviewCreate: {
    method: 'POST',
    path: '/api/review/create',
    family: 'reviews',
    class: 'write',
    token: 'user',
    envelope: 'enveloped',
    visibility: 'private',
    ...TIMEOUT,
  },
  renderList: {
    method: 'GET',
    path: '/api/product/render-list',
    family: 'prices',
    envelope: 'enveloped',
    ...PUBLIC_READ,
  },
  cartShare: { path: '/api/cart/share', ...CART_WRITE, class: 'write' },
  /** Shared cart. Its code authorises the read: no cart token is needed. */
  cartShared: { method: 'GET', path: '/api/cart/shared/{code}', ...CART_READ, token: 'user' },
  /** Quotes. Their owner's secret authorises reads; a new one is made from the session's cart. */
  quoteCreate: { path: '/api/quote/create', ...CART_WRITE, class: 'write' },
  quoteList: { method: 'GET', path: '/api/quote/list', ...CART_READ, token: 'user' },
  quoteDelete: { path: '/api/quote/delete', ...CART_WRITE, token: 'user' },
  cartCreate: { path: '/api/cart/create', ...CART_WRITE, class: 'write', token: 'user' },
  cartPull: { method: 'GET', path: '/api/cart/pull', ...CART_READ },
  cartUpdate: { path: '/api/cart/update', ...CART_WRITE, class: 'write' },
  cartDelete: { path: '/api/cart/delete', ...CART_WRITE },
  cartTotals: { method: 'GET', path: '/api/cart/totals', ...CART_READ },
  cartPaymentMethods: { method: 'GET', path: '/api/cart/payment-methods', ...CART_READ },
  cartShippingMethods: { method: 'POST', path: '/api/cart/shipping-methods', ...CART_READ },
  cartDeliveryDate: { method: 'POST', path: '/api/cart/delivery-date', ...CART_READ },
  cartShippingInformation: { path: '/api/cart/shipping-information', ...CART_WRITE },
  cartCollectTotals: { path: '/api/cart/collect-totals', ...CART_WRITE },
  cartRecalculate: { path: '/api/cart/recalculate-order', ...CART_WRITE },
  cartApplyCoupon: { path: '/api/cart/apply-coupon', ...CART_WRITE },
  /** Gift message of a cart; totals return it. */
  cartGift: { path: '/api/cart/gift', ...CART_WRITE },
  cartDeleteCoupon: { path: '/api/cart/delete-coupon', ...CART_WRITE },
  /** Campaign of a cart. A family and a short time-out of its own, so that no order waits for it. */
  cartOrigin: { path: '/api/user/set-origin', ...CART_WRITE, family: 'campaigns', timeoutMs: ORIGIN_TIMEOUT_MS },
  orderPlace: { method: 'POST', path: '/api/order', ...ORDER, class: 'write', mayOmitCode: true },
  /** Outcome of an order that was sent under an id of the gateway. */
  orderSync: { method: 'GET', path: '/api/sync/order/{orderId}', ...ORDER, class: 'read' },
  orderRead: { method: 'GET', path: '/api/order/{orderNumber}', ...ORDER, class: 'read' },
  /** The same by the number in a body, on platforms without the call above. */
  orderDetails: { method: 'POST', path: '/api/ext/order_details', ...ORDER, class: 'read' },
  /** Receipt. Its code authorises the read. */
  orderReceipt: { method: 'GET', path: '/api/order/receipt/{code}', ...ORDER, class: 'read' },
  /** Cancellations and returns: the account's token authorises them. */
  orderCancelReasons: { method: 'GET', path: '/api/order/{orderNumber}/cancel-reasons', ...RETURNS, class: 'read' },
  orderCancel: { method: 'POST', path: '/api/order/{orderNumber}/cancel', ...RETURNS, class: 'write' },
  orderCancelItems: { method: 'POST', path: '/api/order/{orderNumber}/cancel-items', ...RETURNS, class: 'write' },
  orderCreditLine: { method: 'POST', path: '/api/order/{orderNumber}/credit-line', ...RETURNS, class: 'write' },
  returnAttributes: { path: '/api/order/return-attributes', ...RETURN_OPTIONS },
  returnList: { method: 'GET', path: '/api/order/{orderNumber}/returns', ...RETURNS, class: 'read' },
  returnForm: { method: 'GET', path: '/api/order/{orderNumber}/return-form', ...RETURNS, class: 'read' },
  returnPhotos: { method: 'GET', path: '/api/order/{orderNumber}/return-photos', ...RETURNS, class: 'read' },
  returnCreate: { method: 'POST', path: '/api/order/{orderNumber}/returns', ...RETURNS, class: 'write' },
  customerCreate: { path: '/api/user/create', ...CUSTOMER_WRITE, token: 'none' },
  customerLogin: { path: '/api/user/login', ...CUSTOMER_WRITE, token: 'none', envelope: 'withMeta' },
  customerRefresh: { path: '/api/user/refresh', ...CUSTOMER_WRITE, token: 'none', envelope: 'withMeta' },
  /** Sign-in providers: public. */
  socialProviders: {
    method: 'GET',
    path: '/api/ext/social_providers',
    family: 'social',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: SOCIAL_CACHE_MS,
  },
  socialLogin: { path: '/api/ext/social_login', ...CUSTOMER_WRITE, token: 'none', envelope: 'withMeta' },
  socialLink: { path: '/api/ext/social_link', ...CUSTOMER_WRITE, token: 'user' },
  customerLogout: { path: '/api/user/logout', ...CUSTOMER_WRITE, class: 'idempotentWrite', token: 'user' },
  customerRead: { method: 'GET', path: '/api/user/me', ...CUSTOMER, class: 'read', token: 'user' },
  /** Replaces the fields of a profile that it names. */
  customerUpdate: { path: '/api/user/me', ...CUSTOMER_WRITE, class: 'idempotentWrite', token: 'user' },
  /** Saves one address: two devices that save at once do not overwrite each other. */
  customerAddressSave: { path: '/api/ext/address_update', ...CUSTOMER_WRITE, token: 'user' },
  customerAddressDelete: {
    method: 'DELETE',
    path: '/api/ext/addresses/{addressId}',
    ...CUSTOMER,
    class: 'idempotentWrite',
    token: 'user',
  },
  smsTimer: { path: '/api/ext/sms_timer', ...SMS_TIMER },
  smsSend: { path: '/api/ext/send_sms', ...SMS },
  smsConfirm: { path: '/api/ext/confirm_sms', ...SMS },
  customerChangePassword: { path: '/api/user/change-password', ...CUSTOMER_WRITE, token: 'user' },
  customerErase: { path: '/api/ext/account_erase', ...CUSTOMER_WRITE, token: 'user' },
  /** Customer's orders, by page. */
  orderHistory: { method: 'GET', path: '/api/user/order-history', ...ORDER, class: 'read' },
  /** Devices that are signed in. */
  customerSessions: { method: 'GET', path: '/api/user/sessions', ...CUSTOMER, class: 'read', token: 'user' },
  customerSessionEnd: {
    method: 'DELETE',
    path: '/api/user/sessions/{sessionId}',
    ...CUSTOMER,
    class: 'idempotentWrite',
    token: 'user',
  },
  ...EMAIL_ENDPOINTS,
  customerForgotPassword: { path: '/api/user/reset-password', ...CUSTOMER_WRITE, token: 'none' },
  customerResetPassword: { path: '/api/user/create-password', ...CUSTOMER_WRITE, token: 'none' },
  /** Customer's wish lists in a store, each with its items. */
  wishLists: { method: 'GET', path: '/api/wishlist/lists', ...WISH_LIST, class: 'read' },
  /** Shared wish list. Its code authorises the read. */
  wishListShared: { method: 'GET', path: '/api/wishlist/shared/{code}', ...WISH_LIST, class: 'read' },
  wishListCreate: { method: 'POST', path: '/api/wishlist/create', ...WISH_LIST, class: 'write' },
  wishListUpdate: { method: 'PUT', path: '/api/wishlist/update', ...WISH_LIST_WRITE },
  wishListDelete: { method: 'DELETE', path: '/api/wishlist/delete', ...WISH_LIST_WRITE },
  wishListAddItem: { method: 'POST', path: '/api/wishlist/add-item', ...WISH_LIST_WRITE },
  wishListRemoveItem: { method: 'DELETE', path: '/api/wishlist/remove-item', ...WISH_LIST_WRITE },
  wishListRemoveProduct: { method: 'DELETE', path: '/api/wishlist/remove-product', ...WISH_LIST_WRITE },
  newsletterStatus: { method: 'GET', ...NEWSLETTER, class: 'read' },
  /** Subscription, with the user token: the platform grants a coupon to customers who subscribe their own address. */
  newsletterSubscribe: { method: 'POST', ...NEWSLETTER, class: 'idempotentWrite', token: 'user' },
  newsletterUnsubscribe: { method: 'DELETE', ...NEWSLETTER, class: 'idempotentWrite' },
  contact: { path: '/api/ext/contact', ...CONTACT },
  branchList: { path: '/api/ext/store_locations', ...CONTACT },
  customerAttributes: { path: '/api/ext/customer_attribute_metadata', ...CONTACT, family: 'formAttributes' },
  complaintList: { path: '/api/ext/complaints', ...CONTACT },
  /** Contact form, in a family of its own: if it fails, the telephone numbers still show. */
  contactForm: { path: '/api/ext/contact_form', ...CUSTOMER_WRITE, family: 'messages', token: 'none' },
  guarantees: { path: '/api/ext/guarantee', ...GUARANTEE, token: 'none', visibility: 'public' },
  guaranteeCustomer: { path: '/api/ext/guarantee_customer', ...GUARANTEE, token: 'user' },
  rankings: { method: 'GET', path: '/api/ext/rankings', ...RANKING, class: 'read' },
  rankingUpdate: { method: 'POST', path: '/api/ext/ranking_update', ...RANKING, class: 'idempotentWrite' },
  walletBalance: { path: '/api/ext/wallet_balance', ...WALLET },
  ...GIFT_CARD_ENDPOINTS,
  walletHistory: { path: '/api/ext/wallet_history', ...WALLET },
  customerCoupons: { path: '/api/ext/coupons', ...COUPONS },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS
export type EndpointTable = Readonly<Record<EndpointName, Endpoint>>
