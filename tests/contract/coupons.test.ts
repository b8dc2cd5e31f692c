import { beforeAll, describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail, withForgedSeal } from '../testkit/graph/accountBrowser.ts'
import { MUTATIONS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

type Browser = ReturnType<typeof asBrowser>
type Coupon = { code: string; state: string; percent: string | null; origin: string; validUntil: string }
type Coupons = { nodes: Coupon[]; totalCount: number }

let sku = ''
beforeAll(async () => {
  sku = (await plentifulWares(gateway, 1))[0]!.sku
})

const FIELDS = 'coupons { nodes { code state percent origin validUntil } totalCount }'
/** Returns the customer who is signed in, with the coupons; null without one. */
const customerOf = async (browser: Browser) => {
  const { data } = await browser.send(`{ viewer { customer { email ${FIELDS} } } }`)
  return (data?.['viewer'] as { customer: { coupons: Coupons | null } | null } | undefined)?.customer ?? null
}
const couponsOf = async (browser: Browser) => (await customerOf(browser))?.coupons?.nodes ?? []
const subscribe = (browser: Browser, email: string) =>
  browser.change('subscribeToNewsletter', 'SubscribeToNewsletterInput', {
    input: { email },
    select: 'clientMutationId',
  })

async function signedUp(store = 'hogar'): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [asBrowser('', store), newEmail()]
  expect(codes(await browser.signUp(email))).toEqual([])
  return { browser, email }
}
/** Signs up a customer who has the newsletter's coupon. */
async function holder() {
  const { browser, email } = await signedUp()
  await subscribe(browser, email)
  const [coupon] = await couponsOf(browser)
  return { browser, email, code: coupon?.code ?? '' }
}
const run = async (browser: Browser, name: keyof typeof MUTATIONS, input: object) => {
  const { data, text } = await browser.send(MUTATIONS[name], { input })
  const { result } = (data ?? {}) as { result?: Answered & { order?: { id: string } } }
  if (!result || result.userErrors.length > 0) throw new Error(`${name}: ${text}`)
  return result
}
const order = async (browser: Browser) => {
  await run(browser, 'setCartShipping', SHIPPING)
  await run(browser, 'setCartPayment', PAYMENT)
  const input = { email: newEmail(), acceptsTerms: true, clientMutationId: crypto.randomUUID() }
  return (await run(browser, 'placeOrder', input)).order?.id ?? ''
}

describe('the coupon of the newsletter', () => {
  it('is a customer’s for subscribing their own address, once', async () => {
    const { browser, email } = await signedUp()
    expect(await customerOf(browser)).toMatchObject({ coupons: { nodes: [], totalCount: 0 } })
    const { notices } = await subscribe(browser, email)
    expect(notices.map(({ code }) => code)).toEqual(['NEWSLETTER_SUBSCRIBED', 'NEWSLETTER_COUPON'])
    const [coupon] = await couponsOf(browser)
    expect(coupon).toMatchObject({ state: 'USABLE', percent: '10', origin: 'NEWSLETTER' })
    expect(Date.parse(coupon!.validUntil)).toBeGreaterThan(Date.now())
    await browser.change('unsubscribeFromNewsletter', 'UnsubscribeFromNewsletterInput', {
      input: {},
      select: 'clientMutationId',
    })
    await subscribe(browser, email)
    expect(await couponsOf(browser)).toEqual([coupon])
  })

  it('is not given for the address of another customer', async () => {
    const { browser: ana, email } = await signedUp()
    const { browser: eva } = await signedUp()
    await subscribe(asBrowser(), email)
    await subscribe(eva, newEmail())
    expect(await couponsOf(ana)).toEqual([])
    expect(await couponsOf(eva)).toEqual([])
  })

  it('is listed where its currency is the store’s', async () => {
    const { browser, email } = await signedUp('de')
    await subscribe(browser, email)
    expect(await couponsOf(browser)).toHaveLength(1)
    const inMexico = asBrowser()
    await inMexico.login(email)
    expect(await couponsOf(inMexico)).toEqual([])
  })
})

describe('a customer’s own coupon', () => {
  it('takes a tenth off, is used by an order, and comes back when that is called off', async () => {
    const { browser, code } = await holder()
    await browser.add(sku, 1)
    const used = await browser.change('applyCartCoupon', 'ApplyCartCouponInput', {
      input: { code: code.toLowerCase() },
      select: 'cart { coupon { code discount { amount } } totals { subtotal { amount } } }',
    })
    const cart = used.cart as unknown as {
      coupon: { code: string; discount: { amount: string } }
      totals: { subtotal: { amount: string } }
    }
    expect(cart.coupon.code).toBe(code)
    expect(Number(cart.coupon.discount.amount)).toBeCloseTo(Number(cart.totals.subtotal.amount) / 10, 1)
    const orderId = await order(browser)
    expect(await couponsOf(browser)).toMatchObject([{ code, state: 'USED' }])
    await browser.add(sku, 1)
    expect(codes(await browser.coupon(code))).toEqual(['COUPON_INVALID'])
    const off = await browser.change('cancelOrder', 'CancelOrderInput', {
      input: { orderId, reason: 'changed_mind' },
      select: 'order { status }',
    })
    expect(codes(off)).toEqual([])
    expect(await couponsOf(browser)).toMatchObject([{ code, state: 'USABLE' }])
    expect(codes(await browser.coupon(code))).toEqual([])
  })

  it('is refused to guests and other customers as a code that does not exist is', async () => {
    const { code } = await holder()
    const { browser: eva } = await signedUp()
    for (const stranger of [asBrowser(), eva]) {
      await stranger.add(sku, 1)
      const [theirs, none] = [await stranger.coupon(code), await stranger.coupon('NO-SUCH-CODE')]
      expect(codes(theirs)).toEqual(['COUPON_INVALID'])
      expect(theirs.userErrors).toEqual(none.userErrors)
      expect(theirs.cart?.coupon).toBeNull()
    }
  })

  it('is not used twice by carts of two stores at once', async () => {
    const { browser, email, code } = await holder()
    const other = asBrowser('', 'viu')
    await other.login(email)
    const [ware] = await plentifulWares(gateway, 1, 'viu')
    for (const [shopper, bought] of [
      [browser, sku],
      [other, ware!.sku],
    ] as const) {
      await shopper.add(bought, 1)
      expect(codes(await shopper.coupon(code))).toEqual([])
    }
    await order(browser)
    expect((await other.viewer()).cart?.coupon).toBeNull()
  })

  it('is listed for its owner alone: not for a guest, another customer, or a forged or expired cookie', async () => {
    const { browser: ana } = await holder()
    const { browser: eva } = await signedUp()
    expect(await couponsOf(eva)).toEqual([])
    const forged = asBrowser(withForgedSeal(ana.cookie()))
    const late = asBrowser(ana.cookie())
    await ana.logout()
    for (const browser of [asBrowser(), forged, late, ana]) expect(await customerOf(browser)).toBeNull()
  })
})
