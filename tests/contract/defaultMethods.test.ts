import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { shelvedWare } from '../testkit/shoppers/pickup.ts'
import { done } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
const TERMS: Readonly<Record<string, string>> = { de: 'Tisch', it: 'tavolo' }

const METHODS = `{ viewer { cart {
  shippingMethods { carrierCode price { amount } isDefault }
  paymentMethods { code isDefault }
} } }`
type Methods = {
  viewer: {
    cart: {
      shippingMethods: readonly { carrierCode: string; price: { amount: string }; isDefault: boolean }[]
      paymentMethods: readonly { code: string; isDefault: boolean }[]
    }
  }
}

/** Returns the SKU of the cheapest and of the dearest table of a store. */
async function cheapAndDear(store: string): Promise<readonly string[]> {
  const wares = await allPlentifulWares(gateway, store, TERMS[store] ?? 'mesa')
  const priced = await Promise.all(wares.map(async ({ sku }) => ({ sku, price: await priceOf(store, sku) })))
  const ordered = priced.toSorted((a, b) => a.price - b.price)
  return [ordered[0]?.sku ?? '', ordered.at(-1)?.sku ?? '']
}

/** Fills a cart with one unit, and reads the methods that it offers. */
async function methodsOf(store: string, sku: string) {
  const guest = asGuest(gateway, store)
  await done(guest, 'addCartLines', { lines: [{ sku, quantity: 1 }] })
  return ((await guest.run(METHODS)) as Methods).viewer.cart
}

async function priceOf(store: string, sku: string): Promise<number> {
  const query = `query ($sku: String!) { product(by: { sku: $sku }) { price { final { amount } } } }`
  const { product } = (await asGuest(gateway, store).run(query, { sku })) as {
    product: { price: { final: { amount: string } } }
  }
  return Number(product.price.final.amount)
}

describe.each(STORES.map(({ code }) => code))('the checkout of %s', (store) => {
  it('preselects delivery to the shopper: the flat rate, or free delivery in its place', async () => {
    for (const sku of await cheapAndDear(store)) {
      const { shippingMethods } = await methodsOf(store, sku)
      const [chosen, ...others] = shippingMethods.filter(({ isDefault }) => isDefault)
      expect(others).toEqual([])
      expect(chosen?.carrierCode).toBe(Number(chosen?.price.amount) > 0 ? 'flatrate' : 'freeshipping')
    }
  })

  it('does not preselect pick-up, which costs nothing', async () => {
    const { sku } = await shelvedWare(gateway, store)
    const { shippingMethods } = await methodsOf(store, sku)
    expect(shippingMethods.filter(({ carrierCode }) => carrierCode === 'instore')).toMatchObject([
      { price: { amount: '0.00' }, isDefault: false },
    ])
  })

  it('preselects one way to pay, the card', async () => {
    const [sku = ''] = await cheapAndDear(store)
    const { paymentMethods } = await methodsOf(store, sku)
    expect(paymentMethods.length).toBeGreaterThan(1)
    expect(paymentMethods.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['card'])
  })
})
