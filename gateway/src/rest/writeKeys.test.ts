import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import type { SessionData } from '../session/sessionData.ts'
import { ADDRESS } from '../testing/checkoutShop.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { OPENED, STATE, TOKEN } from '../testing/creditApplicationPlatform.ts'
import { INVOICE, listOf } from '../testing/creditInvoices.ts'
import { PAYMENT } from '../testing/creditPayments.ts'
import { inputTypeOf } from '../testing/inputTypeOf.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { enveloped, startRelay } from '../testing/startRelay.ts'
import { ENDPOINTS, type EndpointName } from './endpoints.ts'

const TOKENS = 'opens a session: each repetition has a token of its own, and the one without a reply expires'
const MESSAGE = 'sends a message each time that a person asks for one, at most as often as the platform allows'
const PROOF = 'tries a code, link or password: a repetition of a right one is refused, and no answer is to be stored'
/** Calls of class `write` without an idempotency key, none of which the storefront's queue sends by itself. */
const EXCEPTIONS: Partial<Record<EndpointName, string>> = {
  customerCreate: 'an e-mail address has one account: a repetition is refused',
  customerLogin: TOKENS,
  customerRefresh: TOKENS,
  socialLogin: TOKENS,
  socialLink: PROOF,
  customerChangePassword: PROOF,
  customerErase: PROOF,
  customerForgotPassword: MESSAGE,
  customerResetPassword: PROOF,
  emailChangeRequest: MESSAGE,
  emailChangeResend: MESSAGE,
  emailChangeConfirm: PROOF,
  emailChangeUndo: PROOF,
  guestOrdersRequest: MESSAGE,
  guestOrdersClaim: PROOF,
  smsSend: MESSAGE,
  smsConfirm: PROOF,
  companyInvitation: PROOF,
  creditAccountFind: PROOF,
  creditLogin: PROOF,
  creditCodeSend: MESSAGE,
  creditCodeConfirm: PROOF,
  creditContact: 'returns the secret of a new application, which no store of replies may hold',
  creditApplicantCodeSend: MESSAGE,
  creditApplicantCodeConfirm: PROOF,
  creditResumeCodeSend: MESSAGE,
  creditResume: PROOF,
  creditPromoter: PROOF,
  creditSeller: PROOF,
  creditBankAccount: PROOF,
  creditFile: 'replaces the file of its kind',
  creditLiveTest: 'replaces the result of the test',
  creditCancel: 'moves an application to a state that a repetition finds',
  creditAccept: 'moves an application to a state that a repetition finds',
}

const GUEST: SessionData = { cartToken: 'cart-of-ana', userToken: null, checkout: null, orders: [] }
const CUSTOMER: SessionData = { ...GUEST, userToken: 'good' }
const ORDER = toGlobalId('Order', 'hogar', '000000001')
const RETURN = { reason: 'damaged', condition: 'opened', resolution: 'refund' }
const CREDIT_LINE = { invoiceId: toGlobalId('CreditInvoice', 'hogar', 'F10000001'), amount: '129.89' }
const CONSENTS = { consentsToHistory: true, consentsToPrivacy: true, acceptsTerms: true, offerToken: TOKEN }
const CHECKOUT: SessionData['checkout'] = {
  address: { ...ADDRESS, countryCode: 'MX', telephone: '3312345678' },
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  shippingTitle: 'Envío',
  paymentCode: 'banktransfer',
  paymentTitle: 'SPEI',
}

/** Changes with calls of class `write`, and a session that may make them. */
const CHANGES: readonly (readonly [mutation: string, session: SessionData, input: object])[] = [
  ['addCartLines', { ...GUEST, cartToken: null }, { lines: [{ sku: 'SKU-1' }, { sku: 'SKU-2' }] }],
  ['shareCart', GUEST, {}],
  ['saveQuote', GUEST, { name: 'Sala' }],
  ['placeOrder', { ...GUEST, checkout: CHECKOUT }, { email: 'ana@example.mx' }],
  ['createReview', GUEST, { sku: 'SKU-1', rating: 5, title: 'Bonita', detail: 'Da luz.', nickname: 'Ana' }],
  ['askQuestion', GUEST, { sku: 'SKU-1', question: '¿Trae foco?', nickname: 'Ana', email: 'ana@example.mx' }],
  ['sendContactMessage', GUEST, { name: 'Ana', email: 'ana@example.mx', message: 'Hola' }],
  ['saveCustomerAddress', CUSTOMER, { address: ADDRESS }],
  ['createWishList', CUSTOMER, { name: 'Comedor' }],
  ['cancelOrder', CUSTOMER, { orderId: ORDER, reason: 'late' }],
  ['cancelOrder', CUSTOMER, { orderId: ORDER, reason: 'late', lines: [{ lineId: '3', quantity: 1 }] }],
  ['payOrderFromCreditLine', CUSTOMER, { orderId: ORDER }],
  ['createReturn', CUSTOMER, { orderId: ORDER, lines: [{ lineId: '3', quantity: 1, ...RETURN }] }],
  ['redeemGiftCard', CUSTOMER, { code: '7K2M-AAAA-BBBB-CCCC-DDDD' }],
  ['payCredit', { ...GUEST, creditToken: 'proof' }, { lines: [CREDIT_LINE] }],
  ['transferForCredit', { ...GUEST, creditToken: 'proof' }, { lines: [CREDIT_LINE] }],
  ['submitCreditApplication', OPENED, CONSENTS],
  [
    'submitCreditApplication',
    { ...OPENED, creditToken: 'proof', creditApplication: { ...OPENED.creditApplication, customer: 'HOME' } },
    CONSENTS,
  ],
]

const ACCOUNT = { accountNumber: 'C10000016', name: 'Ana', email: 'ana@example.mx', type: 'guest', estado: 'ACTIVE' }

/** Results of calls that the fake shop does not have. */
const RESULTS: Readonly<Record<string, unknown>> = {
  '/api/ext/address_update': true,
  '/api/ext/contact_form': true,
  '/api/wishlist/create': { wishlist_id: 6 },
  '/api/order/000000001/cancel': true,
  '/api/order/000000001/cancel-items': true,
  '/api/order/000000001/credit-line': true,
  '/api/order/000000001/returns': true,
  '/api/ext/gift_card_redemption': { amount: 500, currency: 'MXN' },
  '/api/ext/customer_credits': listOf(INVOICE),
  '/api/ext/validate_session': { valida: true, expires_at: '2099-01-01T00:00:00.000Z', cuenta: ACCOUNT },
  '/api/ext/send_customer_payments': { payment_id: 'p-1' },
  '/api/ext/payments_by_transfer': { payment_id: 'p-1' },
  '/api/ext/credit_payments/p-1': PAYMENT,
  '/api/ext/set_user_validation': { ...STATE, faltan: [], pasos: {} },
  '/api/ext/set_file_authorization': true,
  '/api/ext/save_credit_guest': {},
  '/api/ext/save_credit_home': {},
}

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let relay: Awaited<ReturnType<typeof startRelay>>
beforeEach(async () => {
  platform = await startFakePlatform()
  platform.carts.carts.set('cart-of-ana', [])
  platform.carts.update('cart-of-ana', { sku: 'SKU-1', qty: 1 })
  relay = await startRelay(platform.url, ({ path }) =>
    path in RESULTS ? { replaced: enveloped(RESULTS[path]) } : 'pass',
  )
})
afterEach(async () => {
  await relay.close()
  await platform.close()
})

const WRITES = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => ENDPOINTS[name].class === 'write')

/** Returns the write that a request is; undefined for a read, or a write that may be repeated. */
const writeOf = (request: Readonly<{ method: string; path: string }>) =>
  WRITES.find((name) => {
    const { method, path } = ENDPOINTS[name]
    return method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path)
  })

/** Makes a change under a key, and returns its writes with their keys. */
async function writesOf(mutation: string, session: SessionData, input: object) {
  relay.seen.length = 0
  const shopper = createGraphClient(relay.url)
  shopper.state.data = session
  const source = `mutation ($input: ${inputTypeOf(mutation)}!) { ${mutation}(input: $input) { userErrors { code } } }`
  const { data, errors } = await shopper.query(source, { input: { ...input, clientMutationId: 'k' } })
  await shopper.close()
  expect([errors, data?.[mutation].userErrors]).toEqual([[], []])
  return relay.seen.flatMap((request) => {
    const name = writeOf(request)
    return name === undefined ? [] : [{ name, key: request.headers['idempotency-key'] }]
  })
}

describe('a write', () => {
  test.each(CHANGES)('of %s carries an idempotency key, another one for each call', async (...change) => {
    const writes = await writesOf(...change)
    expect(writes.length).toBeGreaterThan(0)
    for (const { key } of writes) expect(key).toMatch(/^[0-9a-f]{32}:/)
    expect(new Set(writes.map(({ key }) => key)).size).toBe(writes.length)
  })

  test('is made by one of these changes, or is a known exception', async () => {
    const made = new Set<string>()
    for (const change of CHANGES) for (const { name } of await writesOf(...change)) made.add(name)
    expect([...made, ...Object.keys(EXCEPTIONS)].toSorted()).toEqual(WRITES.toSorted())
  })
})
