import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { EMPTY_SESSION } from '../session/sessionData.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { createUpstream } from './createUpstream.ts'
import { createDeadline } from './deadlines/deadline.ts'
import { ENDPOINTS, type EndpointName } from './endpoints.ts'
import { createPlatformClient, type PlatformClient } from './platformClient.ts'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let client: PlatformClient
beforeEach(async () => {
  platform = await startFakeServer((_request, response) => json(response, { code: 200, result: null }))
  client = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false })
})
afterEach(async () => {
  await client.dispatcher.destroy()
  await platform.close()
})

/** Makes a call with every path parameter set to 7, and returns what arrives at the platform. */
async function send(name: EndpointName) {
  const upstream = createUpstream(client, {
    store: DEFAULT_STORE,
    session: createSession({ id: 'session-1', data: { ...EMPTY_SESSION, cartToken: 'cart-1', userToken: 'user-1' } }),
    deadline: createDeadline(5_000, 5_000),
    signal: new AbortController().signal,
    requestId: 'request-1',
  })
  const names = [...ENDPOINTS[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
  // Some replies are bare documents: only the request counts here.
  await upstream.call(name, { path: Object.fromEntries(names.map((parameter) => [parameter, '7'])) }).catch(() => null)
  return platform.seen.map(({ method, path, query }) => [`${method} ${path}`, query.get('token'), query.get('cartId')])
}

test.each<[EndpointName, string]>([
  ['customerForgotPassword', 'POST /api/user/reset-password'],
  ['customerResetPassword', 'POST /api/user/create-password'],
  ['customerLogin', 'POST /api/user/login'],
  ['customerCreate', 'POST /api/user/create'],
  ['customerRefresh', 'POST /api/user/refresh'],
  ['socialLogin', 'POST /api/ext/social_login'],
  ['seoRedirect', 'GET /api/ext/seo_redirect'],
  ['urlMap', 'POST /api/url/map'],
  ['catalogueSearch', 'POST /api/catalog/7/7/_search'],
  ['reviewList', 'GET /api/review/list'],
  ['returnAttributes', 'GET /api/order/return-attributes'],
  ['suburbList', 'POST /api/ext/colonies'],
  ['postalPlace', 'GET /api/ext/postal-code/7'],
  ['customerAttributes', 'GET /api/ext/customer_attribute_metadata'],
  ['contact', 'GET /api/ext/contact'],
  ['branchList', 'GET /api/ext/store_locations'],
  ['complaintList', 'GET /api/ext/complaints'],
  ['contactForm', 'POST /api/ext/contact_form'],
  ['creditOffers', 'POST /api/ext/all_items_credits'],
  ['creditTerms', 'POST /api/ext/credit_terms'],
  ['creditLegend', 'POST /api/ext/dimas_legend'],
  ['creditInsurances', 'POST /api/ext/all_items_insurances'],
  ['creditBanks', 'POST /api/ext/all_items_banks'],
  ['creditAddressAges', 'GET /api/ext/antiquity_address'],
  ['creditCoverage', 'POST /api/ext/colony_coverage'],
  ['creditService', 'GET /api/ext/customer_service'],
  ['creditAccountFind', 'GET /api/ext/account'],
  ['creditLogin', 'POST /api/ext/credit_login'],
  ['creditLogout', 'POST /api/ext/credit_logout'],
  ['creditSession', 'POST /api/ext/validate_session'],
  ['creditCodeSend', 'POST /api/ext/resend_client_nip'],
  ['creditCodeConfirm', 'POST /api/ext/validate_client_nip'],
  ['creditState', 'POST /api/ext/set_user_validation'],
  ['creditApplicantCodeSend', 'POST /api/ext/send_guest_nip'],
  ['creditApplicantCodeConfirm', 'POST /api/ext/validate_guest_nip'],
  ['creditResumeCodeSend', 'POST /api/ext/send_resume_nip'],
  ['creditResume', 'POST /api/ext/validate_resume_nip'],
  ['creditDetails', 'POST /api/ext/set_user_details'],
  ['creditAddress', 'POST /api/ext/set_address'],
  ['creditReferences', 'POST /api/ext/set_user_references'],
  ['creditInsurance', 'POST /api/ext/save_life_insurance'],
  ['creditDeposit', 'POST /api/ext/set_deposit'],
  ['creditConsent', 'POST /api/ext/set_file_authorization'],
  ['creditPromoter', 'POST /api/ext/promotion_code'],
  ['creditSeller', 'POST /api/ext/seller_code'],
  ['creditFile', 'POST /api/ext/upload_images_hazten'],
  ['creditLiveTest', 'POST /api/ext/live_test_customer'],
  ['creditErase', 'POST /api/ext/credit_request_erase'],
  ['creditBankAccount', 'POST /api/ext/validate_transfer_account'],
  ['stockConfig', 'GET /api/ext/config_stock'],
  ['smsTimer', 'GET /api/ext/sms_timer'],
  ['guarantees', 'POST /api/ext/guarantee'],
  ['newsletterStatus', 'GET /api/ext/mailchimp-subscribe/subscribe'],
  ['newsletterUnsubscribe', 'DELETE /api/ext/mailchimp-subscribe/subscribe'],
])('the call %s is %s and carries no token', async (name, request) => {
  expect(await send(name)).toEqual([[request, null, null]])
})

test.each<[EndpointName, string]>([
  ['customerRead', 'GET /api/user/me'],
  ['customerUpdate', 'POST /api/user/me'],
  ['customerChangePassword', 'POST /api/user/change-password'],
  ['customerErase', 'POST /api/ext/account_erase'],
  ['orderHistory', 'GET /api/user/order-history'],
  ['orderRead', 'GET /api/order/7'],
  ['orderDetails', 'POST /api/ext/order_details'],
  ['customerAddressSave', 'POST /api/ext/address_update'],
  ['customerAddressDelete', 'DELETE /api/ext/addresses/7'],
  ['newsletterSubscribe', 'POST /api/ext/mailchimp-subscribe/subscribe'],
  ['customerCoupons', 'GET /api/ext/coupons'],
  ['rankings', 'GET /api/ext/rankings'],
  ['rankingUpdate', 'POST /api/ext/ranking_update'],
  ['creditLink', 'POST /api/ext/account_validate'],
  ['creditUnlink', 'POST /api/ext/unlink_user_account'],
  ['creditLinked', 'GET /api/ext/merged_accounts'],
  ['creditList', 'GET /api/ext/customer_credits'],
  ['creditInvoice', 'GET /api/ext/credit_invoice'],
  ['creditPayCard', 'POST /api/ext/send_customer_payments'],
  ['creditPayTransfer', 'POST /api/ext/payments_by_transfer'],
  ['creditPayment', 'GET /api/ext/credit_payments/7'],
  ['creditContact', 'POST /api/ext/set_user_contact'],
  ['creditSubmitNew', 'POST /api/ext/save_credit_guest'],
  ['creditSubmitHome', 'POST /api/ext/save_credit_home'],
  ['creditCancel', 'POST /api/ext/credit_request_cancel'],
  ['creditAccept', 'POST /api/ext/credit_request_accept'],
  ['creditRequests', 'GET /api/ext/credit_requests'],
  ['walletBalance', 'POST /api/ext/wallet_balance'],
  ['walletHistory', 'POST /api/ext/wallet_history'],
  ['guaranteeCustomer', 'POST /api/ext/guarantee_customer'],
  ['orderCancelReasons', 'GET /api/order/7/cancel-reasons'],
  ['orderCancelItems', 'POST /api/order/7/cancel-items'],
  ['orderCancel', 'POST /api/order/7/cancel'],
  ['returnList', 'GET /api/order/7/returns'],
  ['returnForm', 'GET /api/order/7/return-form'],
  ['returnCreate', 'POST /api/order/7/returns'],
  ['reviewCreate', 'POST /api/review/create'],
  ['wishLists', 'GET /api/wishlist/lists'],
  ['wishListShared', 'GET /api/wishlist/shared/7'],
  ['wishListCreate', 'POST /api/wishlist/create'],
  ['wishListUpdate', 'PUT /api/wishlist/update'],
  ['wishListDelete', 'DELETE /api/wishlist/delete'],
  ['wishListAddItem', 'POST /api/wishlist/add-item'],
  ['wishListRemoveItem', 'DELETE /api/wishlist/remove-item'],
  ['wishListRemoveProduct', 'DELETE /api/wishlist/remove-product'],
  ['smsSend', 'POST /api/ext/send_sms'],
  ['stockNotify', 'POST /api/stock/notify'],
  ['cartShared', 'GET /api/cart/shared/7'],
  ['quoteList', 'GET /api/quote/list'],
])('the call %s is %s and carries the customer’s token', async (name, request) => {
  expect(await send(name)).toEqual([[request, 'user-1', null]])
})

test.each<[EndpointName, string]>([
  ['cartOrigin', 'POST /api/user/set-origin'],
  ['cartShare', 'POST /api/cart/share'],
  ['cartPull', 'GET /api/cart/pull'],
  ['quoteCreate', 'POST /api/quote/create'],
])('the call %s is %s and carries the tokens of customer and cart', async (name, request) => {
  expect(await send(name)).toEqual([[request, 'user-1', 'cart-1']])
})

test('calls of credit fail in families of their own: public documents, applications, accounts and payments', () => {
  const families = new Map<string, string[]>()
  for (const [name, { family }] of Object.entries(ENDPOINTS))
    families.set(family, [...(families.get(family) ?? []), name.startsWith('credit') ? 'credit' : name])
  const own = [...families].filter(([, names]) => names.includes('credit'))
  expect(own.map(([family]) => family).toSorted()).toEqual([
    'creditAccounts',
    'creditApplications',
    'creditPayments',
    'creditPublic',
  ])
  for (const [family, names] of own) expect([family, [...new Set(names)]]).toEqual([family, ['credit']])
})
