import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Guest, type Reply, asGuest } from '../testkit/graph/guest.ts'
import { leaksIn } from '../testkit/graph/leaks.ts'
import { ADDRESS, done, mutate } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

/** Texts that would be more than a text where a path or a query is put together by hand. */
const HOSTILE = [
  'SOFA&storeCode=de',
  'SOFA&cartId=1&token=2',
  'SOFA,SOFA-OSLO',
  'SOFA/../../cart/pull',
  '../../../order/000000001',
  '..',
  '.',
  '%2e%2e%2f%2e%2e',
  'SOFA%26cartId%3D1',
  'SOFA?request=x',
  'SOFA#top',
  'SOFA%00',
  'SOFA\u0000OSLO',
  'SOFA\r\nX-Injected: 1',
  "SOFA' OR '1'='1",
  '"}]}}{"query":{"match_all":{}}',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '*',
  'SÖFÄ ソファ 🛋',
  '\u202eAFOS',
  '\ud800',
  '\\u0000\\"',
  'x'.repeat(2_000),
] as const

/** Everything that a REST call of a shopper may be: its path, and the names in its query. */
const SEARCH = [
  '_source_include',
  '_source_exclude',
  'from',
  'request_format',
  'response_format',
  'size',
  'sort',
  'storeCode',
]
const CART = ['cartId', 'storeCode', 'token']
const INTENDED: readonly (readonly [method: string, path: RegExp, names: readonly string[]])[] = [
  ['POST', /^\/api\/catalog\/vue_storefront_catalog\/(product|category|attribute|taxrule|cms_page)\/_search$/, SEARCH],
  ['POST', /^\/api\/url\/map$/, ['storeCode']],
  ['GET', /^\/api\/ext\/seo_redirect$/, ['url', 'store', 'storeCode']],
  ['GET', /^\/api\/stock\/list$/, ['skus', 'storeCode']],
  ['GET', /^\/api\/cart\/(pull|totals|payment-methods)$/, CART],
  ['POST', /^\/api\/cart\/(create|update|delete|shipping-methods|shipping-information|collect-totals)$/, CART],
  ['POST', /^\/api\/cart\/apply-coupon$/, [...CART, 'coupon']],
]

let proxied: ProxiedGateway
let guest: Guest
let sku: string
beforeAll(async () => {
  proxied = await startGatewayBehindProxy(sharedShop().platform)
  guest = asGuest(proxied.gateway)
  sku = (await plentifulWares(proxied.gateway, 1))[0]!.sku
  await done(guest, 'addCartLines', { lines: [{ sku }] })
})
afterAll(() => proxied?.stop())
beforeEach(() => proxied.upstream.clear())

/** The calls since the last clearing that no reading of the request can have meant. */
function strangeCalls(): readonly string[] {
  return proxied.upstream.calls.flatMap((call) => {
    const { method, path, query, headers, body } = call
    const intended = INTENDED.find(([verb, pattern]) => verb === method && pattern.test(path))
    const isOwnStore =
      query.getAll('storeCode').join() === 'hogar' && ['', 'hogar'].includes(query.getAll('store').join())
    const hasOwnNames = [...query.keys()].every((name) => intended?.[2].includes(name))
    const isWhole = method === 'GET' || typeof JSON.parse(body() || '{}') === 'object'
    return intended && isOwnStore && hasOwnNames && isWhole && !headers['x-injected']
      ? []
      : [`${method} ${path}?${query}`]
  })
}

/** Errors of the answer that are no refusal of the input: the text got further than it should. */
function mishaps({ errors = [], status, text }: Reply): readonly unknown[] {
  const unexpected = errors.filter(({ extensions }) => extensions?.code !== 'BAD_USER_INPUT')
  return [...unexpected, ...(status === 200 || status === 400 ? [] : [status]), ...leaksIn(text)]
}

const READS = `query ($text: String!, $ids: [ID!]!, $product: String!, $category: String!, $page: String!) {
  a: product(by: { sku: $text }) { sku }
  b: product(by: { slug: $text }) { sku }
  c: product(by: { urlPath: $text }) { sku }
  d: category(by: { slug: $text }) { name }
  e: category(by: { urlKey: $text }) { name }
  f: category(by: { urlPath: $text }) { name }
  g: route(path: $text) { __typename }
  h: route(path: $product) { __typename }
  i: route(path: $category) { __typename }
  j: route(path: $page) { __typename }
  k: cmsPage(identifier: $text) { title }
  nodes(ids: $ids) { id }
}`

const idOf = (...parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

describe.each(HOSTILE.map((text) => ({ text, name: JSON.stringify(text).slice(0, 40) })))(
  'the text $name',
  ({ text }) => {
    it('names nothing by any way of naming something, and asks the platform nothing else', async () => {
      const types = ['Product', 'ProductVariant', 'Category', 'CmsPage', 'Cart', 'CartLine', 'Order', 'Store']
      const ids = types.map((type) => idOf(type, text))
      const part = encodeURIComponent(text.toWellFormed())
      const reply = await guest.send(READS, {
        text,
        ids,
        product: `p/${part}/name/${part}`,
        category: `c/${part}`,
        page: `i/${part}`,
      })
      expect(mishaps(reply)).toEqual([])
      const { nodes, ...named } = reply.data ?? {}
      expect(Object.values(named)).toEqual('abcdefghijk'.split('').map(() => null))
      expect(nodes).toEqual(ids.map(() => null))
      expect(strangeCalls()).toEqual([])
    })

    it('is searched for and filtered by as a text', async () => {
      const searches = [
        'query ($text: String!) { search(term: $text, first: 1) { totalCount } }',
        'query ($text: String!) { search(term: "mesa", first: 1, filters: [{ attribute: "color", in: [$text] }]) { totalCount } }',
        'query ($text: String!) { search(term: "mesa", first: 1, filters: [{ attribute: $text, in: ["1"] }]) { totalCount } }',
        'query ($text: String!) { search(term: "mesa", first: 1, filters: [{ attribute: "price", range: $text }]) { totalCount } }',
        'query ($text: String!) { search(term: "mesa", first: 1, after: $text) { totalCount } }',
      ]
      for (const query of searches) expect([query, mishaps(await guest.send(query, { text }))]).toEqual([query, []])
      expect(strangeCalls()).toEqual([])
    })

    it('is refused where a cart is changed, and changes nothing else', async () => {
      const codes = async (...change: Parameters<typeof mutate> extends [Guest, ...infer Rest] ? Rest : never) =>
        (await mutate(guest, ...change)).userErrors.map(({ code }) => code)
      expect(await codes('addCartLines', { lines: [{ sku: text }] })).toHaveLength(1)
      expect(
        await codes('addCartLines', { lines: [{ sku, customOptions: [{ optionId: text, value: text }] }] }),
      ).toHaveLength(1)
      expect(await codes('updateCartLines', { lines: [{ line: { identity: { sku: text } }, quantity: 1 }] })).toEqual([
        'LINE_NOT_FOUND',
      ])
      expect(await codes('updateCartLines', { lines: [{ line: { id: text.toWellFormed() }, quantity: 1 }] })).toEqual([
        'LINE_NOT_FOUND',
      ])
      expect(await codes('setCartShipping', { address: ADDRESS, carrierCode: text, methodCode: text })).toEqual([
        'SHIPPING_METHOD_UNAVAILABLE',
      ])
      expect((await codes('setCartPayment', { methodCode: text })).length).toBe(1)
      await guest.run(
        'query ($text: String!) { viewer { cart { shippingMethods(destination: { regionCode: $text, postcode: $text }) { methodCode } } } }',
        { text },
      )
      const { viewer } = await guest.run('{ viewer { cart { lines { sku quantity } } } }')
      expect(viewer).toEqual({ cart: { lines: [{ sku, quantity: 1 }] } })
      expect(strangeCalls()).toEqual([])
    })
  },
)

it('no text is a coupon, or more than one', async () => {
  for (const text of HOSTILE) {
    const stranger = asGuest(proxied.gateway)
    await done(stranger, 'addCartLines', { lines: [{ sku }] })
    const reply = await stranger.send(
      'mutation ($code: String!) { applyCartCoupon(input: { code: $code }) { userErrors { code } cart { coupon { code } } } }',
      { code: text },
      { 'x-forwarded-for': `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1` },
    )
    expect([text, mishaps(reply), reply.data]).toEqual([
      text,
      [],
      {
        applyCartCoupon: {
          userErrors: [{ code: expect.stringMatching(/^(COUPON_INVALID|INVALID)$/) }],
          cart: expect.anything(),
        },
      },
    ])
  }
  expect(strangeCalls()).toEqual([])
})
