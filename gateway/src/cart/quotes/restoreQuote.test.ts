import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import {
  LAMP,
  add,
  errorsOf,
  platform,
  quotesForEachTest,
  restore,
  save,
  shopper,
  stranger,
  units,
} from '../../testing/quoteShop.ts'

quotesForEachTest()

describe('bringing back', () => {
  test('merges: what the cart holds stays, the larger quantity counts, twice is once', async () => {
    await add(shopper, '{ sku: "SKU-1", quantity: 3 }', LAMP)
    const { id } = (await save()).quote
    await add(stranger, '{ sku: "SKU-9" }')
    await shopper.query(
      `mutation { updateCartLines(input: { lines: [{ line: { identity: { sku: "SKU-1" } }, quantity: 1 }] }) { userErrors { code } } }`,
    )
    await add(shopper, '{ sku: "SKU-2", quantity: 4 }')
    const merged = await restore(shopper, id)
    expect([merged.userErrors, units(merged)]).toEqual([[], ['SKU-1 3', 'LAMP 2', 'SKU-2 4']])
    expect(units(await restore(shopper, id, 'MERGE'))).toEqual(units(merged))
  })

  test('replaces: the cart is what the quote was', async () => {
    await add(shopper, '{ sku: "SKU-1", quantity: 3 }', LAMP)
    const { id } = (await save()).quote
    await add(shopper, '{ sku: "SKU-1", quantity: 5 }', '{ sku: "SKU-2" }')
    const replaced = await restore(shopper, id, 'REPLACE')
    expect([replaced.userErrors, units(replaced)]).toEqual([[], ['SKU-1 3', 'LAMP 2']])
  })

  test('refuses what is no longer sold line by line, and leaves a cart alone that would get nothing', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    const { id } = (await save()).quote
    await add(shopper, '{ sku: "SKU-2" }')
    Object.assign(
      platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!,
      { sku: 'GONE-1' },
    )
    // Another gateway: this one has read the product a moment ago.
    const later = createGraphClient(platform.url, shopper.id)
    later.state.data = shopper.state.data
    const replaced = await restore(later, id, 'REPLACE')
    await later.close()
    expect(replaced.userErrors).toEqual([{ code: 'PRODUCT_NOT_FOUND', sku: 'SKU-1' }])
    expect(units(replaced)).toContain('SKU-2 1')
  })
})

test('a platform that fails is an error, and leaves the cart', async () => {
  await add(shopper, '{ sku: "SKU-1" }')
  const { id } = (await save()).quote
  await add(shopper, '{ sku: "SKU-2" }')
  platform.faults.set('/api/quote/list', 503)
  expect(await errorsOf(`mutation { restoreQuote(input: { id: "${id}" }) { userErrors { code } } }`)).toEqual([
    { path: ['restoreQuote'], message: expect.stringContaining('quoteList: unavailable') },
  ])
  expect([...platform.carts.carts.values()].flat().map(({ sku }) => sku)).toEqual(['SKU-1', 'SKU-2'])
})
