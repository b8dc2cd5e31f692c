import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  await shopper.query(
    'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }, { sku: "SKU-2" }] }) { cart { id } } }',
  )
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const REF = '{ identity: { sku: "SKU-1" } }'
const METHODS = ['cartPaymentMethods', 'cartShippingMethods', 'cartShippingInformation', 'cartCollectTotals']
const MUTATIONS = {
  addCartLines: '{ lines: [{ sku: "SKU-1" }] }',
  updateCartLines: `{ lines: [{ line: ${REF}, quantity: 3 }] }`,
  removeCartLines: `{ lines: [${REF}] }`,
  syncCart: '{ lines: [{ sku: "SKU-1", quantity: 2 }] }',
  applyCartCoupon: '{ code: "BIENVENIDO" }',
  removeCartCoupon: '{}',
}
const run = (name: string, input: string, fields: string) =>
  shopper.query(`mutation { ${name}(input: ${input}) { cart { ${fields} } userErrors { code } } }`)

test.each(Object.entries(MUTATIONS))('%s reads no methods that are not selected', async (name, input) => {
  const { data, calls } = await run(name, input, 'id lines { sku quantity } totals { grandTotal { amount } }')
  expect(data[name].userErrors).toEqual([])
  expect(Object.keys(calls).filter((call) => METHODS.includes(call))).toEqual([])
})

test.each(Object.entries(MUTATIONS))('%s reads totals and methods once each after the change', async (name, input) => {
  const { calls } = await run(
    name,
    input,
    'hash coupon { code } totals { tax { amount } } lines { unitPrice { amount } rowTotal { amount } } shippingMethods { title } paymentMethods { code }',
  )
  expect(calls).toMatchObject({ cartShippingMethods: 1, cartPaymentMethods: 1 })
  // Before the change as well, where a coupon could be lost by it.
  expect(calls.cartTotals).toBeLessThanOrEqual(2)
})
