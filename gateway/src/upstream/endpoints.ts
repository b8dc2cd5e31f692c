import type { Endpoint } from './endpoint.ts'
import { RECOMMENDATION_CACHE_MS } from '../recommendations/limits.ts'
import { SEO_REDIRECT_CACHE_MS, SEO_REDIRECT_TIMEOUT_MS } from '../routing/limits.ts'
import { SOCIAL_CACHE_MS } from '../social/limits.ts'
import { LOW_STOCK_CACHE_MS, LOW_STOCK_TIMEOUT_MS } from '../stock/limits.ts'
import { EMAIL_ENDPOINTS } from './emailEndpoints.ts'
import { DELIVERY_CACHE_MS, ORIGIN_TIMEOUT_MS } from './limits.ts'
import {
  CART_READ,
  CART_WRITE,
  CONTACT,
  CUSTOMER,
  CUSTOMER_WRITE,
  GUARANTEE,
  NEWSLETTER,
  ORDER,
  PUBLIC_READ,
  RANKING,
  RETURNS,
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
 * Every REST call that the gateway makes. A merchant whose platform has other paths overrides rows by `ENDPOINTS_FILE`.
 * Methods, and which calls carry no envelope, are those of the Vue Storefront 1 contract.
 */
export const ENDPOINTS = {
  /** A question with facets has kilobytes: more than proxies take in an address. */
  catalogueSearch: { method: 'POST', path: '/api/catalog/{index}/{entity}/_search', ...SEARCH },
  /** The product behind a label: the label of a shelf or a leaflet says a SKU. */
  productQr: {
    method: 'GET',
    path: '/api/catalog/{index}/product/qr',
    family: 'catalogue',
    envelope: 'bare',
    ...PUBLIC_READ,
  },
  /** A family of its own: one index that is missing fails every path there, and no search. */
  urlMap: { method: 'POST', path: '/api/url/map', family: 'routes', envelope: 'bare', ...PUBLIC_READ },
  /** Where an address leads that shows nothing. A family of its own: what is not found stays so without it. */
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
  /** How few units are few. A family of its own: stock is read without it. */
  stockConfig: {
    method: 'GET',
    path: '/api/ext/config_stock',
    family: 'stockConfig',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    timeoutMs: LOW_STOCK_TIMEOUT_MS,
    cacheMs: LOW_STOCK_CACHE_MS,
  },
  /** A wish to hear when something is in stock again: the same wish twice is one. */
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
  deliveryEstimate: {
    method: 'GET',
    path: '/api/stock/delivery-estimate',
    family: 'delivery',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: DELIVERY_CACHE_MS,
  },
  suburbList: {
    method: 'POST',
    path: '/api/ext/colonies',
    family: 'delivery',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: DELIVERY_CACHE_MS,
  },
  /** May be another service than the platform: it knows a shop by its public key. */
  recommendations: {
    method: 'GET',
    path: '/api/ext/recommendations',
    family: 'recommendations',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: RECOMMENDATION_CACHE_MS,
  },
  /** Approved reviews of many products, from one place of each list on. */
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
  /** Its code is the right to it: no cart has to be named. */
  cartShared: { method: 'GET', path: '/api/cart/shared/{code}', ...CART_READ, token: 'user' },
  /** Quotes belong to whoever knows their owner's secret; one is made of the session's cart. */
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
  cartDeleteCoupon: { path: '/api/cart/delete-coupon', ...CART_WRITE },
  /** A family of its own, and little patience: nobody waits for their order because of a campaign. */
  cartOrigin: { path: '/api/user/set-origin', ...CART_WRITE, family: 'campaigns', timeoutMs: ORIGIN_TIMEOUT_MS },
  orderPlace: { method: 'POST', path: '/api/order', ...ORDER, class: 'write' },
  /** What became of an order that was sent under an id of ours. */
  orderSync: { method: 'GET', path: '/api/sync/order/{orderId}', ...ORDER, class: 'read' },
  orderRead: { method: 'GET', path: '/api/order/{orderNumber}', ...ORDER, class: 'read' },
  /** The code of a receipt is the right to it. */
  orderReceipt: { method: 'GET', path: '/api/order/receipt/{code}', ...ORDER, class: 'read' },
  /** What a customer calls off, and sends back: the account's token is the right to it. */
  orderCancelReasons: { method: 'GET', path: '/api/order/{orderNumber}/cancel-reasons', ...RETURNS, class: 'read' },
  orderCancel: { method: 'POST', path: '/api/order/{orderNumber}/cancel', ...RETURNS, class: 'write' },
  orderCancelItems: { method: 'POST', path: '/api/order/{orderNumber}/cancel-items', ...RETURNS, class: 'write' },
  returnAttributes: {
    method: 'GET',
    path: '/api/order/return-attributes',
    family: 'returns',
    envelope: 'enveloped',
    ...PUBLIC_READ,
  },
  returnList: { method: 'GET', path: '/api/order/{orderNumber}/returns', ...RETURNS, class: 'read' },
  returnForm: { method: 'GET', path: '/api/order/{orderNumber}/return-form', ...RETURNS, class: 'read' },
  returnPhotos: { method: 'GET', path: '/api/order/{orderNumber}/return-photos', ...RETURNS, class: 'read' },
  returnCreate: { method: 'POST', path: '/api/order/{orderNumber}/returns', ...RETURNS, class: 'write' },
  customerCreate: { path: '/api/user/create', ...CUSTOMER_WRITE, token: 'none' },
  customerLogin: { path: '/api/user/login', ...CUSTOMER_WRITE, token: 'none', envelope: 'withMeta' },
  customerRefresh: { path: '/api/user/refresh', ...CUSTOMER_WRITE, token: 'none', envelope: 'withMeta' },
  /** Whom one can sign in by: the same for everybody. */
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
  customerLogout: { path: '/api/user/logout', ...CUSTOMER_WRITE, token: 'user' },
  customerRead: { method: 'GET', path: '/api/user/me', ...CUSTOMER, class: 'read', token: 'user' },
  customerUpdate: { path: '/api/user/me', ...CUSTOMER_WRITE, token: 'user' },
  /** One address at a time: two devices that change some at once lose nothing of each other's. */
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
  /** Orders of the customer, a page at a time. */
  orderHistory: { method: 'GET', path: '/api/user/order-history', ...ORDER, class: 'read' },
  /** The devices that are signed in. */
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
  /** Lists of the customer in a store, each with what is on it. */
  wishLists: { method: 'GET', path: '/api/wishlist/lists', ...WISH_LIST, class: 'read' },
  /** The code is the right to it. */
  wishListShared: { method: 'GET', path: '/api/wishlist/shared/{code}', ...WISH_LIST, class: 'read' },
  wishListCreate: { method: 'POST', path: '/api/wishlist/create', ...WISH_LIST, class: 'write' },
  wishListUpdate: { method: 'PUT', path: '/api/wishlist/update', ...WISH_LIST_WRITE },
  wishListDelete: { method: 'DELETE', path: '/api/wishlist/delete', ...WISH_LIST_WRITE },
  wishListAddItem: { method: 'POST', path: '/api/wishlist/add-item', ...WISH_LIST_WRITE },
  wishListRemoveItem: { method: 'DELETE', path: '/api/wishlist/remove-item', ...WISH_LIST_WRITE },
  wishListRemoveProduct: { method: 'DELETE', path: '/api/wishlist/remove-product', ...WISH_LIST_WRITE },
  newsletterStatus: { method: 'GET', ...NEWSLETTER, class: 'read' },
  /** Whoever subscribes their own address is given a coupon: the platform has to see who asks. */
  newsletterSubscribe: { method: 'POST', ...NEWSLETTER, class: 'idempotentWrite', token: 'user' },
  newsletterUnsubscribe: { method: 'DELETE', ...NEWSLETTER, class: 'idempotentWrite' },
  contact: { path: '/api/ext/contact', ...CONTACT },
  branchList: { path: '/api/ext/store_locations', ...CONTACT },
  customerAttributes: { path: '/api/ext/customer_attribute_metadata', ...CONTACT, family: 'formAttributes' },
  complaintList: { path: '/api/ext/complaints', ...CONTACT },
  /** A family of its own: a form that fails leaves the numbers to call. */
  contactForm: { path: '/api/ext/contact_form', ...CUSTOMER_WRITE, family: 'messages', token: 'none' },
  guarantees: { path: '/api/ext/guarantee', ...GUARANTEE, token: 'none', visibility: 'public' },
  guaranteeCustomer: { path: '/api/ext/guarantee_customer', ...GUARANTEE, token: 'user' },
  rankings: { method: 'GET', path: '/api/ext/rankings', ...RANKING, class: 'read' },
  rankingUpdate: { method: 'POST', path: '/api/ext/ranking_update', ...RANKING, class: 'idempotentWrite' },
  walletBalance: { path: '/api/ext/wallet_balance', ...WALLET },
  walletHistory: { path: '/api/ext/wallet_history', ...WALLET },
  /** A family of their own: coupons that cannot be read leave the account open. */
  customerCoupons: {
    method: 'GET',
    path: '/api/ext/coupons',
    ...CUSTOMER,
    family: 'coupons',
    class: 'read',
    token: 'user',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS
export type EndpointTable = Readonly<Record<EndpointName, Endpoint>>
