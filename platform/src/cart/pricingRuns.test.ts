import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { ADDRESS, asGuest, configured } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

/** Spies on what is sent to the database; every statement goes there as before. */
const sent = vi.spyOn(pg.Client.prototype, 'query')
afterAll(() => vi.restoreAllMocks())

/** Reads that a call makes to price lines and the whole cart: rows of lines, documents of products, tax rules. */
async function readsOf(call: () => Promise<unknown>) {
  sent.mockClear()
  await call()
  const statements = sent.mock.calls.map(([statement]) => String(statement))
  const count = (pattern: RegExp) => statements.filter((statement) => pattern.test(statement)).length
  return {
    lines: count(/select \* from "cart_item"/),
    documents: count(/from "catalogue_document".*(?:"sku" in|skus &&)/s),
    totals: count(/from "catalogue_document" where "index_name" = \$1 and "entity" = \$2 order by/),
  }
}

/** One read of the lines and of their documents: products with the parents of variants, then the parts of bundles. */
const LINES = { lines: 1, documents: 2, totals: 0 }
const TOTALS = { ...LINES, totals: 1 }

test('a call reads and prices a cart of six lines at most once', async () => {
  const guest = await asGuest(platform)
  await guest.add('SOFA', 1, configured('93', 52))
  await guest.add('KIT', 1, { extension_attributes: { bundle_options: [{ option_id: 1, option_selections: [1] }] } })
  for (const sku of ['MAT-IND', 'GARANTIA', 'PIL', 'LAMP']) await guest.add(sku)
  const [first] = await guest.pull()
  const addressInformation = {
    shippingAddress: ADDRESS,
    shippingCarrierCode: 'flatrate',
    shippingMethodCode: 'flatrate',
  }
  expect(await readsOf(() => guest.add('LAMP'))).toEqual(LINES)
  expect(await readsOf(() => guest.change({ item_id: first!.item_id, sku: 'SOFA', qty: 2 }))).toEqual(LINES)
  expect(await readsOf(() => guest.pull())).toEqual(LINES)
  expect(await readsOf(() => guest.totals())).toEqual(TOTALS)
  expect(await readsOf(() => guest.coupon('BIENVENIDO'))).toEqual(TOTALS)
  expect(await readsOf(() => guest.post('shipping-methods', { address: ADDRESS }))).toEqual(TOTALS)
  expect(await readsOf(() => guest.post('shipping-information', { addressInformation }))).toEqual(TOTALS)
  expect(await readsOf(() => guest.get('payment-methods'))).toEqual(TOTALS)
  const methods = { paymentMethod: { method: 'conveniencestore' } }
  expect(await readsOf(() => guest.post('collect-totals', { methods }))).toEqual(TOTALS)
  const removed = await readsOf(() => guest.post('delete', { cartItem: { item_id: first!.item_id } }))
  expect(removed).toEqual({ lines: 0, documents: 0, totals: 0 })
  expect(await readsOf(() => guest.post('recalculate-order'))).toMatchObject({ documents: 2, totals: 1 })
})

test('an order reads and prices its cart once', async () => {
  const guest = await asGuest(platform)
  await guest.add('SOFA', 1, configured('93', 52))
  await guest.add('LAMP')
  const products = [
    { sku: 'SOFA-GRIS', qty: 1, price: 1, product_option: configured('93', 52) },
    { sku: 'LAMP', qty: 2, price: 1 },
  ]
  let status = 0
  const { lines, totals } = await readsOf(async () => ({ status } = await guest.order({ products })))
  expect(status).toBe(200)
  expect({ lines, totals }).toEqual({ lines: 1, totals: 1 })
})
