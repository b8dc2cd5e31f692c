import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { type Payload, done, fillCart, mutate, tryToMutate } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { scarceLamp } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

const GUESTS = 50
const LEFT = 10
/** Carts are filled by so many at once: it is the orders that race. */
const FILLING = 5
const TRIES_MAX = 50
const TRY_AGAIN_MS = 300
const TEST_MS = 180_000
/** Time-out above the second for which the stock of a product is cached for all shoppers. */
const STOCK_IS_KNOWN = { timeout: 5_000 }

const STOCK = 'query Stock($sku: String!) { product(by: { sku: $sku }) { stock { status quantity } } }'

type Stock = { status: string; quantity: number | null }

const stockOf = async (sku: string) =>
  ((await asGuest(gateway).run(STOCK, { sku })) as { product: { stock: Stock } }).product.stock

/** Orders as a client does: what had no answer in time is sent again, under the same key. */
async function order(guest: Guest): Promise<Payload> {
  const wish = { email: 'ana@example.mx', clientMutationId: crypto.randomUUID() }
  for (let attempt = 1; attempt < TRIES_MAX; attempt += 1) {
    const { data } = await tryToMutate(guest, 'placeOrder', wish)
    if (data) return (data as { result: Payload }).result
    await setTimeout(TRY_AGAIN_MS)
  }
  return mutate(guest, 'placeOrder', wish)
}

describe(`${GUESTS} guests and the last ${LEFT} pieces`, () => {
  let sku: string
  beforeAll(async () => {
    const lamp = await scarceLamp(gateway, LEFT + 1)
    sku = lamp.sku
    const first = asGuest(gateway)
    await fillCart(first, sku, lamp.quantity - LEFT)
    await done(first, 'placeOrder', { email: 'ana@example.mx', clientMutationId: crypto.randomUUID() })
  })

  it(`sells ${LEFT} of them, names the product in every refusal, and has none left`, { timeout: TEST_MS }, async () => {
    await expect.poll(() => stockOf(sku), STOCK_IS_KNOWN).toMatchObject({ quantity: LEFT })
    const guests = Array.from({ length: GUESTS }, () => asGuest(gateway))
    for (let filled = 0; filled < GUESTS; filled += FILLING) {
      await Promise.all(guests.slice(filled, filled + FILLING).map((guest) => fillCart(guest, sku)))
    }
    const payloads = await Promise.all(guests.map(order))

    const placed = payloads.flatMap((payload) => payload.order?.number ?? [])
    expect(new Set(placed).size).toBe(LEFT)
    const refused = payloads.filter((payload) => !payload.order)
    expect(refused).toHaveLength(GUESTS - LEFT)
    for (const { userErrors, cart } of refused) {
      expect(userErrors).toMatchObject([{ code: 'OUT_OF_STOCK', sku, availableQuantity: 0 }])
      expect(userErrors[0]?.message).not.toBe('')
      // A guest who came too late keeps the cart.
      expect(cart?.lines).toMatchObject([{ sku, quantity: 1 }])
    }
    await expect.poll(() => stockOf(sku), STOCK_IS_KNOWN).toEqual({ status: 'OUT_OF_STOCK', quantity: 0 })
  })
})
