import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { STOCK_WISHES_MAX } from './limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  for (const sku of ['SKU-1', 'SOFA-BLU', 'BED-KIT'])
    platform.stock.set(sku, { product_sku: sku, qty: 0, is_in_stock: false })
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const wish = async (input: object) => {
  const { data, errors } = await shopper.query(
    `mutation ($input: NotifyWhenInStockInput!) { notifyWhenInStock(input: $input) {
      userErrors { code field sku message } notices { code message } clientMutationId } }`,
    { input: { email: 'ana@example.mx', ...input } },
  )
  expect(errors).toEqual([])
  return data.notifyWhenInStock
}
const codeOf = async (input: object) => (await wish(input)).userErrors[0]?.code
const told = () => platform.seen.filter(({ path }) => path === '/api/stock/notify')

test('a wish is stored, and the notice names the address of the mail', async () => {
  expect(await wish({ sku: ' SOFA-BLU ', email: ' ana@example.mx' })).toEqual({
    userErrors: [],
    notices: [
      {
        code: 'STOCK_NOTICE_KEPT',
        message: 'Te escribiremos a ana@example.mx cuando Sofá azul vuelva a estar disponible.',
      },
    ],
    clientMutationId: null,
  })
  expect([...platform.wishes]).toEqual([
    JSON.stringify({ sku: 'SOFA-BLU', email: 'ana@example.mx', storeCode: 'hogar' }),
  ])
})

test('a wish carries the token of a customer, and none of a guest', async () => {
  await wish({ sku: 'SKU-1' })
  shopper.state.data = { ...shopper.state.data!, userToken: 'ana' }
  await wish({ sku: 'SOFA-BLU' })
  expect(told().map(({ query }) => query.get('token'))).toEqual(['', 'ana'])
})

test.each([
  [{ sku: '' }, 'INVALID', ['sku']],
  [{ sku: 'x'.repeat(256) }, 'INVALID', ['sku']],
  [{ sku: 'SKU-1', email: 'ana@' }, 'INVALID', ['email']],
  [{ sku: 'NIX' }, 'PRODUCT_NOT_FOUND', ['sku']],
  [{ sku: 'OLD-1' }, 'PRODUCT_NOT_FOUND', ['sku']],
  [{ sku: 'SOFA-RED' }, 'PRODUCT_NOT_FOUND', ['sku']],
  [{ sku: 'SKU-2' }, 'IN_STOCK', ['sku']],
  // A variant has to be named, and a bundle has no stock of its own.
  [{ sku: 'SOFA' }, 'OPTIONS_REQUIRED', ['sku']],
  [{ sku: 'BED-KIT' }, 'OPTIONS_REQUIRED', ['sku']],
])('%j is refused as %s', async (input, code, field) => {
  expect((await wish(input)).userErrors).toMatchObject([{ code, field }])
  expect(told()).toEqual([])
})

test('the platform has the last word where stock cannot be read', async () => {
  platform.faults.set('/api/stock/list', 503)
  expect((await wish({ sku: 'SKU-1' })).userErrors).toEqual([])
  platform.carts.refused.add('SKU-2')
  expect((await wish({ sku: 'SKU-2' })).userErrors).toMatchObject([{ code: 'IN_STOCK', sku: 'SKU-2' }])
})

test('the same key is one wish, and with another input is refused', async () => {
  const first = await wish({ sku: 'SKU-1', clientMutationId: 'k1' })
  expect(await wish({ sku: 'SKU-1', clientMutationId: 'k1' })).toEqual(first)
  expect(told()).toHaveLength(1)
  expect(told()[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}:wish$/)
  expect(await codeOf({ sku: 'SKU-1', email: 'eva@example.mx', clientMutationId: 'k1' })).toBe('IDEMPOTENCY_MISMATCH')
})

test('wishes are limited, so that strangers are not sent mails by the hundred', async () => {
  for (let count = 0; count < STOCK_WISHES_MAX; count += 1)
    expect(await codeOf({ sku: 'SKU-1', email: `a${count}@example.mx` })).toBeUndefined()
  expect(await codeOf({ sku: 'SKU-1', email: 'last@example.mx' })).toBe('TOO_MANY_ATTEMPTS')
  expect(told()).toHaveLength(STOCK_WISHES_MAX)
})

test('a platform that fails is an error, and keeps nothing', async () => {
  platform.faults.set('/api/stock/notify', 503)
  const input = '{ sku: "SKU-1", email: "ana@example.mx" }'
  const { data, errors } = await shopper.query(
    `mutation { notifyWhenInStock(input: ${input}) { userErrors { code } } }`,
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { path: ['notifyWhenInStock'], message: expect.stringContaining('stockNotify: unavailable') },
  ])
  expect(platform.wishes.size).toBe(0)
})
