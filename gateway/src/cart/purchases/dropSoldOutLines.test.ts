import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
beforeEach(async () => (platform = await startFakePlatform()))
afterEach(() => platform.close())

const FIELDS = 'cart { lines { sku stock { status } } } notices { code message } userErrors { code }'
const CHANGES = {
  syncCart: `mutation { change: syncCart(input: { lines: [] }) { ${FIELDS} } }`,
  recalculateOrder: `mutation { change: recalculateOrder(input: {}) { ${FIELDS} } }`,
}

/** A cart with two lines, of which the first has sold out since. */
async function openSoldOut(settings: { allowsOutOfStockInCart?: boolean }) {
  const shopper = createGraphClient(platform.url, 'shopper', { settings: { hogar: settings } })
  await shopper.query(
    'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }, { sku: "SKU-2" }] }) { cart { id } } }',
  )
  const others = createGraphClient(platform.url, 'shopper', { settings: { hogar: settings } })
  others.state.data = shopper.state.data
  await shopper.close()
  platform.stock.set('SKU-1', { product_sku: 'SKU-1', qty: 0, is_in_stock: false, manage_stock: true })
  return others
}

test.each(Object.entries(CHANGES))(
  '%s leaves what has sold out in the cart, and its stock says so',
  async (_, change) => {
    const shopper = await openSoldOut({})
    expect((await shopper.query(change)).data.change).toEqual({
      cart: {
        lines: [
          { sku: 'SKU-1', stock: { status: 'OUT_OF_STOCK' } },
          { sku: 'SKU-2', stock: { status: 'OK' } },
        ],
      },
      notices: [],
      userErrors: [],
    })
    await shopper.close()
  },
)

test.each(Object.entries(CHANGES))(
  '%s removes what has sold out where the store allows no such lines, and reports it',
  async (_, change) => {
    const shopper = await openSoldOut({ allowsOutOfStockInCart: false })
    expect((await shopper.query(change)).data.change).toEqual({
      cart: { lines: [{ sku: 'SKU-2', stock: { status: 'OK' } }] },
      notices: [{ code: 'SOLD_OUT_REMOVED', message: 'Se agotó SKU-1: quitamos ese producto de tu carrito.' }],
      userErrors: [],
    })
    await shopper.close()
  },
)

test('nothing is taken out while stock cannot be read', async () => {
  const shopper = await openSoldOut({ allowsOutOfStockInCart: false })
  platform.faults.set('/api/stock', 500)
  const { data } = await shopper.query(CHANGES.recalculateOrder)
  expect(data.change.cart.lines.map(({ sku }: { sku: string }) => sku)).toEqual(['SKU-1', 'SKU-2'])
  await shopper.close()
})
