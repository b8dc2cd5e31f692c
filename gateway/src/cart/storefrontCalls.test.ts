import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

const persisted: Record<string, string> = JSON.parse(
  await readFile(new URL('../../../schema/operations/storefront.json', import.meta.url), 'utf8'),
)
/** Returns an operation in all versions that storefronts may still ask for; earlier ones are named `useXMutation`. */
const versionsOf = (name: string) => {
  const header = new RegExp(`^mutation (?:use)?${name}\\(`, 'i')
  const sources = Object.values(persisted).filter((text) => header.test(text))
  if (sources.length === 0) throw new Error(`the storefront has no operation ${name}`)
  return sources
}

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  const filling = createGraphClient(platform.url)
  const lines = '[{ sku: "SKU-1" }, { sku: "SKU-2" }, { sku: "SOFA-GRY" }]'
  await filling.query(`mutation { addCartLines(input: { lines: ${lines} }) { cart { id } } }`)
  await filling.close()
  // A gateway that has read nothing yet: no call is spared by what an earlier one brought.
  shopper = createGraphClient(platform.url)
  shopper.state.data = filling.state.data
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const LINE = { identity: { sku: 'SKU-1' } }
/** The cart before and after, what it comes to, when it arrives, its products and their stock: one call each. */
const SHOWN = { cartPull: 2, cartTotals: 1, cartDeliveryDate: 1, catalogueSearch: 2, stockList: 1 }

const CHANGES: readonly [name: string, input: object, calls: Record<string, number>][] = [
  // The whole product is read before the line is written: two more searches.
  ['addToCartMutation', { lines: [{ sku: 'SKU-1' }] }, { ...SHOWN, catalogueSearch: 4, cartUpdate: 1 }],
  // Totals are read before as well: a change may cost the coupon.
  ['updateCartLinesMutation', { lines: [{ line: LINE, quantity: 3 }] }, { ...SHOWN, cartTotals: 2, cartUpdate: 1 }],
  ['removeCartLinesMutation', { lines: [LINE] }, { ...SHOWN, cartTotals: 2, cartDelete: 1 }],
  ['applyCartCouponMutation', { code: 'BIENVENIDO' }, { ...SHOWN, cartApplyCoupon: 1 }],
  ['removeCartCouponMutation', {}, { ...SHOWN, cartDeleteCoupon: 1 }],
]

/** Prices of the products, which say what is saved, take the rules of tax: read once by a gateway, for all shoppers. */
const taxRules = (source: string) => (source.includes('saved {') ? 1 : 0)

/** Services that are offered with the lines: one search for all of them, and one call for their stock. */
const services = (source: string) => (source.includes('services {') ? 1 : 0)

const VERSIONS = CHANGES.flatMap(([name, input, calls]) =>
  versionsOf(name).map((source, at) => ({
    name: `${name} ${at + 1}`,
    source,
    input,
    expected: {
      ...calls,
      catalogueSearch: (calls.catalogueSearch ?? 0) + taxRules(source) + services(source),
      stockList: (calls.stockList ?? 0) + services(source),
    },
  })),
)

describe('a change of a cart of three lines, as the storefront makes it', () => {
  test.each(VERSIONS)('$name costs so many REST calls and no more', async ({ source, input, expected }) => {
    const { calls, errors } = await shopper.query(source, { input })
    expect(errors).toEqual([])
    expect(calls).toEqual(expected)
  })

  test.each(VERSIONS)('$name reads nothing twice', async ({ source, input }) => {
    const before = platform.seen.length
    await shopper.query(source, { input })
    const seen = platform.seen.slice(before)
    const writes = ['/api/cart/update', '/api/cart/delete', '/api/cart/apply-coupon', '/api/cart/delete-coupon']
    const written = seen.findIndex(({ path }) => writes.includes(path))
    for (const part of [seen.slice(0, written), seen.slice(written + 1)]) {
      const reads = part.map(({ path, query, body }) => `${path}?${query} ${body}`)
      expect(reads).toEqual([...new Set(reads)])
    }
    const stock = seen.flatMap(({ path, query }) => (path === '/api/stock/list' ? query.get('skus')!.split(',') : []))
    expect(stock.sort()).toEqual([...new Set(stock)])
  })
})

test('a change whose answer is not looked at reads nothing for it but the cart', async () => {
  const { calls } = await shopper.query(
    'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { userErrors { code } } }',
  )
  expect(calls).toEqual({ catalogueSearch: 2, stockList: 1, cartPull: 2, cartUpdate: 1 })
})

const BESIDE = [
  '/api/catalog/vue_storefront_catalog/product/_search',
  '/api/stock/list',
  '/api/cart/totals',
  '/api/cart/delivery-date',
]

describe('a cart that could be read is shown as what it is', () => {
  const versions = versionsOf('updateCartLinesMutation')
  test.each(BESIDE.flatMap((path) => versions.map((source) => ({ path, source }))))(
    'while $path fails',
    async (asked) => {
      platform.faults.set(asked.path, 500)
      const { data, errors } = await shopper.query(asked.source, { input: { lines: [{ line: LINE, quantity: 3 }] } })
      const { cart, userErrors } = data.updateCartLines
      expect([userErrors, cart?.totalQuantity, cart?.lines.length]).toEqual([[], 5, 3])
      // An error is reported at the path of the missing field.
      expect(errors.every((error) => Array.isArray(error.path) && error.path.length > 2)).toBe(true)
    },
  )
})
