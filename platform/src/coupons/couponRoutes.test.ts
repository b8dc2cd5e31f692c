import { describe, expect, test, vi } from 'vitest'
import { buy } from '../testing/buy.ts'
import { PASSWORD, asCustomer, signIn } from '../testing/customer.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const NEWSLETTER = '/api/ext/mailchimp-subscribe/subscribe'
const INVALID = { code: 404, result: "The coupon code isn't valid. Verify the code and try again." }

type Told = { code: string; state: string; currency: string }

async function owner(email: string) {
  const { token, get } = await asCustomer(platform, email)
  const customerId = Number((await get('me')).body.result!.id)
  const list = async ({ userId = customerId, storeCode = 'hogar' } = {}) =>
    (await platform.get(`/api/ext/coupons?token=${token}&userId=${userId}&storeCode=${storeCode}`)).body
  const cart = (call: string, query = '') => `/api/cart/${call}?token=${token}&storeCode=hogar${query}`
  return {
    email,
    token,
    customerId,
    list,
    coupons: async (storeCode = 'hogar') => (await list({ storeCode })).result!.items as unknown as Told[],
    subscribe: async (address = email, storeCode = 'hogar') =>
      (await platform.post(`${NEWSLETTER}?token=${token}&storeCode=${storeCode}`, { email: address })).body,
    unsubscribe: () => platform.delete(NEWSLETTER, { email }),
    /** A cart with a lamp in it. */
    fill: async () => {
      await platform.post(cart('create'))
      await platform.post(cart('update'), { cartItem: { sku: 'LAMP', qty: 1 } })
    },
    use: async (code: string) => (await platform.post(cart('apply-coupon', `&coupon=${code}`))).body,
    totals: async () => (await platform.get(cart('totals'))).body.result,
  }
}

const codeOf = async (customer: Awaited<ReturnType<typeof owner>>) => (await customer.coupons())[0]?.code ?? ''
const mailsTo = async (recipient: string) =>
  (
    (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as { subject: string; body: string }[]
  ).filter(({ subject }) => subject.includes('10 %'))

describe('the coupon of the newsletter', () => {
  test('is given to a signed-in customer who subscribes their own address, and mailed to them', async () => {
    const ana = await owner('ana@coupons.example')
    expect(await ana.list()).toEqual({ code: 200, result: { items: [] } })
    const before = Date.now()
    expect(await ana.subscribe(' Ana@COUPONS.example ')).toEqual({ code: 200, result: 'OK' })
    const { items } = (await ana.list()).result as unknown as { items: [{ code: string; valid_to: string }] }
    expect(items).toEqual([
      {
        code: expect.stringMatching(/^CLUB-[A-HJKMNP-TV-Z2-9]{8}$/),
        kind: 'percent',
        value: 10,
        currency: 'MXN',
        minimum_subtotal: 0,
        valid_to: expect.any(String),
        state: 'usable',
        given_for: 'newsletter',
        created_at: expect.any(String),
      },
    ])
    const days = (Date.parse(items[0].valid_to) - before) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(90)
    expect(days).toBeLessThan(91)
    const [mail] = await mailsTo(ana.email)
    expect(mail!.body).toContain(items[0].code)
  })

  test.each([
    { store: 'hogar', now: '2026-03-01T02:00:00Z', day: '29 de mayo de 2026', end: '2026-05-30T05:59:59Z' },
    { store: 'de', now: '2026-03-01T23:30:00Z', day: '31. Mai 2026', end: '2026-05-31T21:59:59Z' },
  ])(
    'of $store is good until the end of the day that its mail names, by the clocks there',
    async ({ store, now, day, end }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
      try {
        const ana = await owner(`${store}@dias.example`)
        await ana.subscribe(ana.email, store)
        const { items } = (await ana.list({ storeCode: store })).result as unknown as { items: [{ valid_to: string }] }
        expect(new Date(items[0].valid_to)).toEqual(new Date(end))
        expect((await mailsTo(ana.email))[0]?.body).toContain(day)
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('is given once, however often one subscribes, from as many places at once', async () => {
    const ana = await owner('again@coupons.example')
    await Promise.all([ana.subscribe(), ana.subscribe(), ana.subscribe(ana.email, 'de')])
    await ana.unsubscribe()
    await ana.subscribe()
    expect([...(await ana.coupons()), ...(await ana.coupons('de'))]).toHaveLength(1)
    expect(await mailsTo(ana.email)).toHaveLength(1)
  })

  test('is not given to guests, nor for another customer’s address, nor under an invalid token', async () => {
    const [ana, eva] = [await owner('not@coupons.example'), await owner('hers@coupons.example')]
    await platform.post(NEWSLETTER, { email: ana.email })
    await eva.subscribe(ana.email)
    expect(await ana.coupons()).toEqual([])
    expect(await eva.coupons()).toEqual([])
    const forged = await platform.post(`${NEWSLETTER}?token=forged`, { email: 'nobody@coupons.example' })
    expect(forged.body).toMatchObject({ code: 401 })
    // Other people's requests with the address take nothing from its owner.
    await ana.subscribe()
    expect(await ana.coupons()).toHaveLength(1)
  })

  test('is in the currency of the store where it was given, and listed in that currency alone', async () => {
    const ana = await owner('euro@coupons.example')
    await ana.subscribe(ana.email, 'it')
    expect(await ana.coupons()).toEqual([])
    expect(await ana.coupons('de')).toMatchObject([{ currency: 'EUR', state: 'usable' }])
    expect((await mailsTo(ana.email))[0]!.subject).toBe('Il tuo buono del 10 % per l’iscrizione')
  })
})

describe('the coupon of an address that a guest had subscribed', () => {
  test('is there when the account is opened for the first time, once, and mailed', async () => {
    const email = 'guest@coupons.example'
    await platform.post(NEWSLETTER, { email: 'Guest@coupons.example' })
    expect(await mailsTo(email)).toEqual([])
    const ana = await owner(email)
    expect(await ana.coupons()).toMatchObject([{ state: 'usable', given_for: 'newsletter' }])
    await Promise.all([signIn(platform, email), signIn(platform, email)])
    expect(await ana.coupons()).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('comes with the next sign-in where there was the account already, in the currency of that store', async () => {
    const ana = await owner('later@coupons.example')
    await platform.post(NEWSLETTER, { email: ana.email })
    await platform.post('/api/user/login?storeCode=de', { username: ana.email, password: 'wrong' })
    expect(await ana.coupons('de')).toEqual([])
    await platform.post('/api/user/login?storeCode=de', { username: ana.email, password: PASSWORD })
    expect(await ana.coupons()).toEqual([])
    expect(await ana.coupons('de')).toMatchObject([{ currency: 'EUR' }])
  })

  test('is not given once the address was unsubscribed, nor for one that never was', async () => {
    const email = 'ended@coupons.example'
    await platform.post(NEWSLETTER, { email })
    await platform.delete(NEWSLETTER, { email })
    expect(await (await owner(email)).coupons()).toEqual([])
    expect(await (await owner('never@coupons.example')).coupons()).toEqual([])
  })
})

describe('a customer’s own coupon', () => {
  test('takes its share off for one order; called off, it may be used again', async () => {
    const ana = await owner('buys@coupons.example')
    await ana.subscribe()
    const code = await codeOf(ana)
    await ana.fill()
    expect(await ana.use(code.toLowerCase())).toEqual({ code: 200, result: true })
    expect(await ana.totals()).toMatchObject({ coupon_code: code, discount_amount: -45 })
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }], { coupon: code })
    expect(await ana.coupons()).toMatchObject([{ code, state: 'used' }])
    await ana.fill()
    expect(await ana.use(code)).toEqual(INVALID)
    expect((await order.post('/cancel', { reason: 'changed_mind' })).body).toMatchObject({ code: 200 })
    expect(await ana.coupons()).toMatchObject([{ code, state: 'usable' }])
    expect(await ana.use(code)).toEqual({ code: 200, result: true })
  })

  test('is refused to guests and to other customers in the words of one that does not exist', async () => {
    const [ana, eva] = [await owner('mine@coupons.example'), await owner('thief@coupons.example')]
    await ana.subscribe()
    const code = await codeOf(ana)
    await eva.fill()
    expect(await eva.use(code)).toEqual(INVALID)
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    expect((await guest.coupon(code)).body).toEqual(INVALID)
  })

  test('takes nothing off in a cart that got it otherwise', async () => {
    const ana = await owner('slips@coupons.example')
    await ana.subscribe()
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const db = platform.database().db
    await db
      .updateTable('cart')
      .set({ coupon_code: await codeOf(ana) })
      .where('id', '=', guest.cartId)
      .execute()
    expect(await guest.totals()).not.toHaveProperty('coupon_code')
  })

  test('is past after its day', async () => {
    const ana = await owner('late@coupons.example')
    await ana.subscribe()
    const code = await codeOf(ana)
    const db = platform.database().db
    await db
      .updateTable('coupon')
      .set({ valid_to: new Date('2020-01-01') })
      .where('code', '=', code)
      .execute()
    expect(await ana.coupons()).toMatchObject([{ code, state: 'past' }])
    await ana.fill()
    expect(await ana.use(code)).toEqual(INVALID)
  })

  test('is listed for its owner alone', async () => {
    const [ana, eva] = [await owner('told@coupons.example'), await owner('asks@coupons.example')]
    await ana.subscribe()
    expect(await eva.list({ userId: ana.customerId })).toEqual({
      code: 403,
      result: 'These are coupons of another customer',
    })
    for (const token of ['', 'forged']) {
      const answer = await platform.get(`/api/ext/coupons?token=${token}&userId=${ana.customerId}`)
      expect(answer.body).toMatchObject({ code: 401 })
    }
  })
})
