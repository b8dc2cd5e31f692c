import { describe, expect, it } from 'vitest'
import { signedUp } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

type Money = { amount: string }
type Offer = {
  months: number
  payments: number
  amount: Money
  contract: { payment: Money; total: Money; cat: string }
}
type Totals = { grandTotal: Money; payment: Money | null; credit: { offer: Offer | null } | null }
type Cart = { paymentMethods: { code: string; fee: Money | null; creditOffers: Offer[] }[]; totals: Totals }
type Payload = { cart: Cart; order?: { totals: Totals | null }; userErrors: { code: string; field: string[] }[] }

const OFFER = 'months payments amount { amount } contract { payment { amount } total { amount } cat }'
const TOTALS = `totals { grandTotal { amount } payment { amount } credit { offer { ${OFFER} } } }`
const CART = `cart { paymentMethods { code fee { amount } creditOffers { ${OFFER} } } ${TOTALS} } userErrors { code field }`
const mutation = (name: string, input: string, extra = '') =>
  `mutation ($input: ${input}!) { result: ${name}(input: $input) { ${extra} ${CART} } }`

async function openCart() {
  const account = await signedUp()
  const [ware] = await plentifulWares(gateway, 1)
  await account.add(ware!.sku, 1)
  const change = async (document: string, input: object) => {
    const { data, text } = await account.send(document, { input })
    if (!data) throw new Error(text)
    return (data as { result: Payload }).result
  }
  const pay = (months?: number) =>
    change(mutation('setCartPayment', 'SetCartPaymentInput'), {
      methodCode: 'storecredit',
      ...(months === undefined ? {} : { months }),
    })
  const place = () =>
    change(mutation('placeOrder', 'PlaceOrderInput', `order { ${TOTALS} }`), {
      email: 'ana@example.mx',
      acceptsTerms: true,
      clientMutationId: crypto.randomUUID(),
    })
  const { cart } = await change(mutation('setCartShipping', 'SetCartShippingInput'), SHIPPING)
  return { cart, pay, place }
}

const creditOf = ({ paymentMethods }: Cart) => paymentMethods.find(({ code }) => code === 'storecredit')

describe('goods on credit', () => {
  it('have an offer for each term, of the whole order with its delivery', async () => {
    const { cart } = await openCart()
    const offers = creditOf(cart)?.creditOffers ?? []
    expect(offers.map(({ months, payments }) => [months, payments])).toEqual([
      [6, 26],
      [9, 39],
      [12, 52],
      [18, 78],
    ])
    for (const { amount, contract } of offers) {
      expect(amount).toEqual(cart.totals.grandTotal)
      expect(Number(contract.total.amount)).toBeGreaterThan(Number(amount.amount))
      expect(Number(contract.cat)).toBeGreaterThan(100)
    }
    for (const { code, creditOffers } of cart.paymentMethods) {
      if (code !== 'storecredit') expect([code, creditOffers]).toEqual([code, []])
    }
  })

  it('cost what the offer of the chosen term says, in the cart and in the order', async () => {
    const { cart, pay, place } = await openCart()
    const offer = creditOf(cart)?.creditOffers.find(({ months }) => months === 18)
    const { totals } = (await pay(18)).cart
    expect(totals.credit?.offer).toEqual(offer)
    expect(totals.grandTotal).toEqual(offer?.contract.total)
    const { order, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(order?.totals?.grandTotal).toEqual(offer?.contract.total)
    expect(order?.totals?.credit?.offer).toEqual(offer)
  })

  it('are lent for a year where no term is chosen, and for none that is not offered', async () => {
    const { pay } = await openCart()
    expect((await pay()).cart.totals.credit?.offer?.months).toBe(12)
    expect((await pay(7)).userErrors).toEqual([{ code: 'PAYMENT_METHOD_UNAVAILABLE', field: ['months'] }])
    expect((await pay(9)).cart.totals.credit?.offer?.months).toBe(9)
  })

  it('are not offered to guests', async () => {
    const guest = asGuest(gateway)
    const [ware] = await plentifulWares(gateway, 1)
    const add = `mutation { addCartLines(input: { lines: [{ sku: "${ware!.sku}" }] }) { userErrors { code } } }`
    await guest.run(add)
    const { viewer } = (await guest.run('{ viewer { cart { paymentMethods { code } } } }')) as {
      viewer: { cart: { paymentMethods: { code: string }[] } }
    }
    expect(viewer.cart.paymentMethods.map(({ code }) => code)).not.toContain('storecredit')
  })
})
