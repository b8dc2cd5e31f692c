import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

const LIST = '/api/ext/coupons'
const SUBSCRIBE = '/api/ext/mailchimp-subscribe/subscribe'
const CUSTOMERS = new Map([
  ['ana', { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }],
  ['eva', { id: 8, email: 'eva@example.mx', firstname: 'Eva', lastname: 'Ruiz', addresses: [] }],
])
const COUPON = {
  code: 'CLUB-AAAA2222',
  kind: 'percent',
  value: 10,
  currency: 'MXN',
  minimum_subtotal: 0,
  valid_to: '2027-01-31T10:00:00.000Z',
  state: 'usable',
  given_for: 'newsletter',
  created_at: '2026-11-02T10:00:00.000Z',
}
const SHOWN = {
  code: 'CLUB-AAAA2222',
  state: 'USABLE',
  percent: '10',
  amount: null,
  isFreeShipping: false,
  minimumSubtotal: null,
  validUntil: '2027-01-31T10:00:00.000Z',
  origin: 'NEWSLETTER',
  givenAt: '2026-11-02T10:00:00.000Z',
}

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
/** Fake platform's coupons: lists by the customer's number, or one refusal in place of any list. */
let coupons: Map<string, unknown[]>
let refusal: { code: number; result: unknown } | null

beforeEach(async () => {
  coupons = new Map()
  refusal = null
  platform = await startFakeServer(({ method, path, query }, response) => {
    const customer = CUSTOMERS.get(query.get('token') ?? '')
    if (path === SUBSCRIBE) {
      return method === 'GET'
        ? json(response, { code: 500, result: 'An error occured while accessing Mailchimp' }, 500)
        : json(response, { code: 200, result: 'OK' })
    }
    if (!customer) return json(response, { code: 401, result: 'no' }, 401)
    if (path === '/api/user/me') return json(response, { code: 200, result: customer })
    if (path !== LIST) return json(response, { code: 404, result: 'Not found' }, 404)
    if (refusal) return json(response, refusal, refusal.code)
    const asked = query.get('userId') ?? ''
    if (asked !== String(customer.id)) return json(response, { code: 403, result: 'Another customer' }, 403)
    return json(response, { code: 200, result: { items: coupons.get(asked) ?? [] } })
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const signIn = (userToken: string) => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const FIELDS = `code state percent amount { amount currencyCode } isFreeShipping minimumSubtotal { amount currencyCode }
  validUntil origin givenAt`
const read = async (page = '') => {
  const { data, errors } = await shopper.query(
    `{ viewer { customer { email coupons${page} { nodes { ${FIELDS} } edges { cursor node { code } } totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor } } } } }`,
  )
  return { customer: data?.viewer?.customer, coupons: data?.viewer?.customer?.coupons, errors }
}
const asked = () => platform.seen.filter(({ path }) => path === LIST)

describe('coupons of a customer', () => {
  test('are requested with the customer’s token, and listed with what each gives', async () => {
    signIn('ana')
    coupons.set('7', [
      COUPON,
      { ...COUPON, code: 'B', kind: 'fixed', value: 200, minimum_subtotal: 2000, given_for: null, valid_to: null },
      { ...COUPON, code: 'C', kind: 'free_shipping', value: 0, state: 'used', given_for: 'a birthday' },
      { ...COUPON, code: 'D', state: 'past' },
    ])
    const { coupons: shown, errors } = await read()
    expect(errors).toEqual([])
    expect(shown.nodes).toEqual([
      SHOWN,
      {
        ...SHOWN,
        code: 'B',
        percent: null,
        amount: { amount: '200.00', currencyCode: 'MXN' },
        minimumSubtotal: { amount: '2000.00', currencyCode: 'MXN' },
        origin: 'OTHER',
        validUntil: null,
      },
      { ...SHOWN, code: 'C', percent: null, isFreeShipping: true, state: 'USED', origin: 'OTHER' },
      { ...SHOWN, code: 'D', state: 'PAST' },
    ])
    expect(asked().map(({ query }) => [query.get('userId'), query.get('token'), query.get('storeCode')])).toEqual([
      ['7', 'ana', 'hogar'],
    ])
  })

  test('are their own: another customer sees others, a guest and a forged session none', async () => {
    coupons.set('7', [COUPON])
    signIn('eva')
    expect((await read()).coupons).toMatchObject({ nodes: [], totalCount: 0 })
    expect(asked().map(({ query }) => query.get('userId'))).toEqual(['8'])
    signIn('forged')
    expect(await read()).toMatchObject({ customer: null, errors: [{ code: 'UNAUTHENTICATED' }] })
    shopper.state.data = { cartToken: null, userToken: null, checkout: null, orders: [] }
    expect(await read()).toMatchObject({ customer: null, errors: [] })
    expect(asked()).toHaveLength(1)
  })

  test('come in pages, from both ends', async () => {
    signIn('ana')
    coupons.set('7', ['A', 'B', 'C'].map((code) => ({ ...COUPON, code }))) // prettier-ignore
    const first = await read('(first: 2)')
    expect(first.coupons).toMatchObject({
      nodes: [{ code: 'A' }, { code: 'B' }],
      edges: [{ node: { code: 'A' } }, { node: { code: 'B' } }],
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    })
    const next = await read(`(first: 2, after: "${first.coupons.pageInfo.endCursor}")`)
    expect(next.coupons).toMatchObject({ nodes: [{ code: 'C' }], pageInfo: { hasNextPage: false } })
    expect((await read('(last: 1)')).coupons.nodes).toMatchObject([{ code: 'C' }])
  })

  test('make no upstream call for an invalid page', async () => {
    signIn('ana')
    const { errors } = await read('(first: 101)')
    expect(errors).toMatchObject([{ message: '`first` must be from 1 to 100.' }])
    expect(asked()).toEqual([])
  })

  test.each([
    { code: 503, result: 'down' },
    { code: 200, result: 'OK' },
  ])('that cannot be read leave the account open: $result', async (answer) => {
    signIn('ana')
    refusal = answer
    const { customer, errors } = await read()
    expect(customer).toEqual({ email: 'ana@example.mx', coupons: null })
    expect(errors).toMatchObject([{ path: ['viewer', 'customer', 'coupons'] }])
  })

  test('that make no sense are left out', async () => {
    signIn('ana')
    const nonsense = [null, { ...COUPON, code: '' }, { ...COUPON, kind: 'gold' }, { ...COUPON, value: -1 }, { ...COUPON, state: 'lost' }] // prettier-ignore
    coupons.set('7', [...nonsense, COUPON])
    expect((await read()).coupons.nodes).toEqual([SHOWN])
  })
})

describe('the coupon that the newsletter brings', () => {
  const subscribe = async (email: string) => {
    const { data } = await shopper.query(
      'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { notices { code message } userErrors { code } } }',
      { input: { email } },
    )
    expect(data.subscribeToNewsletter.userErrors).toEqual([])
    return data.subscribeToNewsletter.notices.map(({ code }: { code: string }) => code)
  }

  test('is shown to a customer who subscribes their own address, and the platform gets their token', async () => {
    signIn('ana')
    coupons.set('7', [{ ...COUPON, code: 'OLD', given_for: null }, COUPON])
    expect(await subscribe('Ana@example.mx')).toEqual(['NEWSLETTER_SUBSCRIBED', 'NEWSLETTER_COUPON'])
    const [write] = platform.seen.filter(({ path, method }) => path === SUBSCRIBE && method === 'POST')
    expect(write!.query.get('token')).toBe('ana')
  })

  test.each([
    ['that was used', [{ ...COUPON, state: 'used' }]],
    ['of something else', [{ ...COUPON, given_for: null }]],
    ['that is not there', []],
  ])('is not one %s', async (_which, held) => {
    signIn('ana')
    coupons.set('7', held)
    expect(await subscribe('ana@example.mx')).toEqual(['NEWSLETTER_SUBSCRIBED'])
  })

  test('is not shown for another address, nor to guests', async () => {
    signIn('ana')
    coupons.set('7', [COUPON])
    expect(await subscribe('eva@example.mx')).toEqual(['NEWSLETTER_SUBSCRIBED'])
    shopper.state.data = { cartToken: null, userToken: null, checkout: null, orders: [] }
    expect(await subscribe('ana@example.mx')).toEqual(['NEWSLETTER_SUBSCRIBED'])
    expect(asked()).toEqual([])
  })

  test('does not prevent the subscription when it cannot be read', async () => {
    signIn('ana')
    refusal = { code: 503, result: 'down' }
    expect(await subscribe('ana@example.mx')).toEqual(['NEWSLETTER_SUBSCRIBED'])
  })
})
