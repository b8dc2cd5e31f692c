import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const FIELDS = `cart { lines { sku quantity } } userErrors { code field }
  notices { code message priceChange { sku optionsChecksum before { amount } now { amount currencyCode } } }`

const add = async (line: object, more: object = {}) => {
  const source = `mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { ${FIELDS} } }`
  return (await shopper.query(source, { input: { lines: [line], ...more } })).data.addCartLines
}
const sync = async (line: object, more: object = {}) => {
  const source = `mutation ($input: SyncCartInput!) { syncCart(input: $input) { ${FIELDS} } }`
  return (await shopper.query(source, { input: { lines: [line], ...more } })).data.syncCart
}
const set = async (line: object, more: object = {}) => {
  const source = `mutation ($input: UpdateCartLinesInput!) { updateCartLines(input: $input) { ${FIELDS} } }`
  const named = { line: { identity: { sku: 'SKU-1' } }, quantity: 2, ...line }
  return (await shopper.query(source, { input: { lines: [named], ...more } })).data.updateCartLines
}
const codes = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code)

describe('a line that costs something else than the client expected', () => {
  test('is added anyway, with a notice that names both prices', async () => {
    const { cart, notices, userErrors } = await add({ sku: 'SKU-1', expectedUnitPrice: '99.00' })
    expect(userErrors).toEqual([])
    expect(cart.lines).toEqual([{ sku: 'SKU-1', quantity: 1 }])
    expect(notices).toMatchObject([
      { code: 'PRODUCT_ADDED', priceChange: null },
      {
        code: 'PRICE_CHANGED',
        message: expect.stringMatching(/SKU-1.*\$99\.00.*\$116\.00/),
        priceChange: {
          sku: 'SKU-1',
          optionsChecksum: null,
          before: { amount: '99.00' },
          now: { amount: '116.00', currencyCode: 'MXN' },
        },
      },
    ])
  })

  test('is reported with the price of the cart, which may have changed since the catalogue was read', async () => {
    await add({ sku: 'SKU-1', expectedUnitPrice: '116.00' })
    for (const items of platform.carts.carts.values()) items[0]!.price = 200
    const { notices } = await add({ sku: 'SKU-1', expectedUnitPrice: '116.00' })
    expect(notices[1]).toMatchObject({ code: 'PRICE_CHANGED', priceChange: { now: { amount: '232.00' } } })
  })

  test('is reported when its quantity is set, with the price in the cart at that time', async () => {
    await add({ sku: 'SKU-1' })
    for (const items of platform.carts.carts.values()) items[0]!.price = 200
    const { cart, notices, userErrors } = await set({ expectedUnitPrice: '116.00' })
    expect(userErrors).toEqual([])
    expect(cart.lines).toEqual([{ sku: 'SKU-1', quantity: 2 }])
    expect(notices).toMatchObject([
      { code: 'QUANTITY_UPDATED', priceChange: null },
      {
        code: 'PRICE_CHANGED',
        priceChange: { sku: 'SKU-1', before: { amount: '116.00' }, now: { amount: '232.00', currencyCode: 'MXN' } },
      },
    ])
  })

  test.each([{}, { dryRun: true }])('is reported by a sync (%o)', async (mode) => {
    await add({ sku: 'SKU-1' })
    const { notices } = await sync({ sku: 'SKU-1', expectedUnitPrice: '150' }, mode)
    expect(notices).toMatchObject([
      { code: 'PRICE_CHANGED', priceChange: { before: { amount: '150.00' }, now: { amount: '116.00' } } },
    ])
  })
})

test('no change is reported where the price is as expected, within the rounding of sums', async () => {
  expect(codes(await add({ sku: 'SKU-1', expectedUnitPrice: '116.0' }))).toEqual(['PRODUCT_ADDED'])
  expect(codes(await add({ sku: 'SKU-1', expectedUnitPrice: '116.02' }))).toEqual(['PRODUCT_ADDED'])
  expect(codes(await add({ sku: 'SKU-1' }))).toEqual(['PRODUCT_ADDED'])
  for (const line of [{}, { expectedUnitPrice: '116.02' }, { quantity: 0, expectedUnitPrice: '1' }])
    expect(codes(await set(line))).toEqual(['QUANTITY_UPDATED'])
})

test('the same call under the same key returns the same notices', async () => {
  const key = { clientMutationId: '0b6b9f6e-6a54-4b7e-9b0c-0f0a3b8b8a11' }
  const first = await add({ sku: 'SKU-1', expectedUnitPrice: '99.00' }, key)
  expect(await add({ sku: 'SKU-1', expectedUnitPrice: '99.00' }, key)).toEqual(first)
  expect(codes(first)).toContain('PRICE_CHANGED')
})

test('an expectation that is no amount is refused, and nothing is added', async () => {
  const { cart, userErrors } = await add({ sku: 'SKU-1', expectedUnitPrice: '1e3' })
  expect(userErrors).toEqual([{ code: 'INVALID', field: ['lines', '0', 'expectedUnitPrice'] }])
  expect(cart).toBeNull()
  await add({ sku: 'SKU-1' })
  const changed = await set({ expectedUnitPrice: '-1' })
  expect(changed.userErrors).toEqual([{ code: 'INVALID', field: ['lines', '0', 'expectedUnitPrice'] }])
  expect(changed.cart.lines).toEqual([{ sku: 'SKU-1', quantity: 1 }])
})
