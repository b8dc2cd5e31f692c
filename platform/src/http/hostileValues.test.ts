import { beforeAll, describe, expect, test } from 'vitest'
import { stores } from '../stores.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { ADDRESS, asGuest } from '../testing/shopper.ts'
import { type Answer, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const INDEX = stores[0]?.index ?? ''
/** Each in the place of every parameter of the contract. */
const TEXTS = ['-1', 'NaN', 'Infinity', '%00', '__proto__', 'toString', '', 'x'.repeat(10_000)]
/** Each in the place of every field of a body; an object without a text form ends in an error where one is made of it. */
const VALUES: readonly unknown[] = [-1, 'Infinity', '\u0000', '__proto__', { toString: 1, valueOf: 1 }]
const BROKEN = [
  '{',
  'null',
  '5',
  '"x"',
  '[]',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[1e999]',
]
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const JSON_BODY = { 'content-type': 'application/json' }

const option = {
  extension_attributes: {
    custom_options: [{ option_id: 12, option_value: 'Ana' }],
    configurable_item_options: [],
    bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [1] }],
  },
}
const { email: _, ...address } = ADDRESS
const search = {
  _availableFilters: [{ field: 'color', scope: 'catalog', options: { size: 10 } }],
  _appliedFilters: [
    { attribute: 'price', value: { gte: 1, lte: 2 }, scope: 'default' },
    { attribute: 'visibility', value: { in: [2, 3] }, scope: 'default' },
  ],
  _appliedSort: [{ field: 'price', options: { order: 'asc' } }],
  _searchText: 'sofa',
}
const SEARCHED = '?request_format=search-query&from=0&size=5'
const shippingInformation = { shippingAddress: ADDRESS, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } // prettier-ignore

type Call = readonly [method: 'get' | 'post', path: string, query: string, body?: object]

/** The calls of the contract: method, path with parameters, and a body that is accepted or refused for one reason. */
const CALLS: readonly Call[] = [
  ['post', '/api/cart/create', 'storeCode=hogar', {}],
  ['get', '/api/cart/pull', 'cartId={cart}&storeCode=hogar'],
  ['post', '/api/cart/update', 'cartId={cart}', { cartItem: { sku: 'LAMP', qty: 1, item_id: null, quoteId: 'x', product_option: option, extension_attributes: { additional_data: { note: 'x' } } } }], // prettier-ignore
  ['post', '/api/cart/delete', 'cartId={cart}', { cartItem: { sku: 'LAMP', item_id: 1, quoteId: 'x' } }],
  ['get', '/api/cart/totals', 'cartId={cart}'],
  ['get', '/api/cart/payment-methods', 'cartId={cart}'],
  ['post', '/api/cart/shipping-methods', 'cartId={cart}', { address: ADDRESS }],
  ['post', '/api/cart/shipping-information', 'cartId={cart}', { addressInformation: shippingInformation }],
  ['post', '/api/cart/collect-totals', 'cartId={cart}', { methods: { paymentMethod: { method: 'cashondelivery' }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } }], // prettier-ignore
  ['post', '/api/cart/apply-coupon', 'cartId={cart}&coupon=BIENVENIDO', {}],
  ['post', '/api/cart/delete-coupon', 'cartId={cart}', {}],
  ['get', '/api/cart/coupon', 'cartId={cart}'],
  ['post', '/api/user/login', 'storeCode=hogar', { username: 'nadie@example.mx', password: 'x', device: 'x' }],
  ['post', '/api/user/refresh', '', { refreshToken: 'x' }],
  ['post', '/api/user/create', '', { customer: { email: 'no', firstname: 'Ana', lastname: 'López', addresses: [address] }, password: 'Secreta1!' }], // prettier-ignore
  ['get', '/api/user/me', 'token={token}'],
  ['post', '/api/user/me', 'token={token}', { customer: { email: 'hostil@example.mx', firstname: 'Ana', lastname: 'López', addresses: [{ ...address, region: { region: 'Jalisco' } }] } }], // prettier-ignore
  ['get', '/api/user/order-history', 'token={token}&pageSize=5&currentPage=1'],
  ['post', '/api/user/reset-password', '', { email: 'nadie@example.mx' }],
  ['post', '/api/user/change-password', 'token={token}', { currentPassword: 'x', newPassword: 'y' }],
  ['post', '/api/user/create-password', '', { email: 'nadie@example.mx', resetToken: 'x', newPassword: 'y' }],
  ['get', '/api/stock/check', 'sku=LAMP'],
  ['get', '/api/stock/check/LAMP', ''],
  ['get', '/api/stock/list', 'skus=LAMP,PIL'],
  ['post', '/api/order', '', { cart_id: '{cart}', user_id: '', store_code: 'hogar', products: [{ sku: 'NADA', qty: 1, price: 1, product_option: option }], addressInformation: { ...shippingInformation, payment_method_code: 'cashondelivery', shipping_carrier_code: 'instore', shipping_method_code: 'pickup', payment_method_additional: { months: 12 } } }], // prettier-ignore
  ['get', '/api/sync/order/1', 'token={token}'],
  ['get', '/api/product/list', 'skus=LAMP&storeId=1&currencyCode=MXN'],
  ['get', '/api/product/render-list', 'skus=LAMP&storeId=1&currencyCode=MXN'],
  ['post', '/api/url/map', '', { url: 'salas', includeFields: ['id'], excludeFields: ['x'] }],
  ['post', '/api/review/create', '', { review: { product_id: 4, title: 'x', detail: 'y', nickname: 'Ana', rating: 5 } }],
  ['get', `/api/catalog/${INDEX}/product/_search`, 'q=sofa&size=5&from=0&sort=price:asc&request={}'],
  ['post', `/api/catalog/${INDEX}/product/_search${SEARCHED}`, '', search],
  ['post', `/api/catalog/${INDEX}/category/_search${SEARCHED}`, '', search],
] // prettier-ignore

let fill: (text: string) => string
beforeAll(async () => {
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  const { token } = await asCustomer(platform, 'hostil@example.mx')
  fill = (text) => text.replaceAll('{cart}', guest.cartId).replaceAll('{token}', token)
})

/** Refusals have a code and say something; nothing ends in a fault of the platform. */
function complaintOf(label: string, { status, body }: Answer): string[] {
  const isFault = status === 503 || body?.fault !== undefined || (status >= 500 && body?.result === undefined)
  const isSilent = status >= 400 && (body?.result === undefined || JSON.stringify(body.result).length < 4)
  return isFault || isSilent ? [`${label}: ${status} ${JSON.stringify(body).slice(0, 100)}`] : []
}

/** Copies of a body, each with one hostile value in the place of one field. */
function* spoilt(body: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return
  for (const [key, kept] of Object.entries(body)) {
    const put = (value: unknown) => (Array.isArray(body) ? body.with(Number(key), value) : { ...body, [key]: value })
    for (const value of VALUES) yield put(value)
    for (const value of spoilt(kept)) yield put(value)
  }
}

const named = (calls: readonly Call[]) => calls.map((call) => ({ call }))
const parametersOf = (query: string) => (query === '' ? [] : query.split('&').map((one) => one.split(/=(.*)/s)))
const addressOf = (path: string, own: readonly (readonly (string | undefined)[])[]) =>
  `${path}${path.includes('?') ? '&' : '?'}${own.map(([name, value]) => `${name}=${value}`).join('&')}`

describe.each(named(CALLS))('$call.0 $call.1?$call.2', ({ call: [method, path, query, body] }) => {
  test('refuses hostile parameters', async () => {
    const parameters = parametersOf(query)
    const complaints: string[] = []
    const look = async (own: typeof parameters) => {
      const url = fill(addressOf(path, own))
      const answer = method === 'get' ? await platform.get(url) : await platform.post(url, body)
      complaints.push(...complaintOf(url.slice(0, 120), answer))
    }
    for (const [at, parameter] of parameters.entries()) {
      const [name = ''] = parameter
      for (const text of TEXTS) await look(parameters.with(at, [name, text]))
      await look([...parameters, parameter])
      await look([...parameters, [`${name}[a]`, '1'], ['__proto__[x]', '1']])
    }
    expect(complaints).toEqual([])
  })
})

const posts = CALLS.filter(([method]) => method === 'post')

describe.each(named(posts))('$call.0 $call.1?$call.2', ({ call: [, path, query, body] }) => {
  test('refuses hostile bodies', async () => {
    const complaints: string[] = []
    const url = fill(addressOf(path, parametersOf(query)))
    const sound: unknown = JSON.parse(fill(JSON.stringify(body)))
    for (const one of spoilt(sound))
      complaints.push(...complaintOf(JSON.stringify(one).slice(0, 300), await platform.post(url, one)))
    for (const text of [...BROKEN, DEEP, `{"cartItem":{"sku":"LAMP","qty":1,"x":${DEEP}}}`])
      complaints.push(...complaintOf(text.slice(0, 60), await platform.post(url, text, JSON_BODY)))
    expect(complaints).toEqual([])
  })
})

test('an order that a warehouse sends with any company is answered', async () => {
  const { token } = await asCustomer(platform, 'paquetes@example.mx')
  const order = await buy([platform, token], [{ sku: 'LAMP', qty: 1 }])
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(
      await platform.put(`/api/order/${order.number}/progress`, {
        status: 'order sent',
        guide_number: '1',
        delivery_company: name,
      }),
    ).toMatchObject({ status: 200, body: { result: { tracking_url: null } } })
})
