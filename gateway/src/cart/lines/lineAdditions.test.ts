import { expect, test } from 'vitest'
import { add, mutate as change } from '../../testing/cartShop.ts'
import { pay, place, ship, bodyOf } from '../../testing/checkoutShop.ts'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

const ADDITIONS = 'lines { sku quantity warranty deliveryOption }'
const inCart = async (client = shopper) =>
  (await client.query(`{ viewer { cart { hash ${ADDITIONS} } } }`)).data.viewer.cart
const run = async ([name, input, fields]: readonly [string, string, string], client = shopper) => {
  const { data, errors } = await client.query(
    `mutation { ${name}(input: ${input}) { ${fields} userErrors { code field } } }`,
  )
  expect([errors, data[name].userErrors]).toEqual([[], []])
  return data[name]
}
const SOLD = { sku: 'SKU-1', quantity: 2, warranty: ' 24 meses ', deliveryOption: 'DOMICILIO' }
const WRITTEN = { sku: 'SKU-1', quantity: 2, warranty: '24 meses', deliveryOption: 'DOMICILIO' }
const identity = { identity: { sku: 'SKU-1' } }

test('a line takes over the additions of the same SKU, and keeps those that are left out', async () => {
  await add(SOLD)
  expect((await inCart()).lines).toEqual([WRITTEN])
  expect(bodyOf('/api/cart/update').cartItem.extension_attributes).toEqual({
    additional_data: { warranty: '24 meses', opcion_de_entrega: 'DOMICILIO' },
  })
  await add({ sku: 'SKU-1' })
  expect(bodyOf('/api/cart/update').cartItem).not.toHaveProperty('extension_attributes')
  await add({ sku: 'SKU-1', warranty: '36 meses' }, { sku: 'SKU-1', deliveryOption: 'SUCURSAL' })
  expect((await inCart()).lines).toEqual([
    { sku: 'SKU-1', quantity: 5, warranty: '36 meses', deliveryOption: 'SUCURSAL' },
  ])
})

test('a change sets, keeps and removes additions, and the hash of the cart tells', async () => {
  await add(SOLD)
  const { hash } = await inCart()
  const set = async (fields: object) => {
    const lines = [{ line: identity, quantity: 2, ...fields }]
    expect((await change('updateCartLines', { lines })).userErrors).toEqual([])
    return inCart()
  }
  expect(await set({})).toEqual({ hash, lines: [WRITTEN] })
  const longer = await set({ warranty: '36 meses' })
  expect(longer.lines).toEqual([{ ...WRITTEN, warranty: '36 meses' }])
  expect(longer.hash).not.toBe(hash)
  expect((await set({ warranty: '' })).lines).toEqual([{ ...WRITTEN, warranty: null }])
})

test('a stale hash conflicts with another warranty, and not with the one that the line has', async () => {
  await add(SOLD)
  const stale = async (warranty: string) => {
    const lines = [{ line: identity, quantity: 2, warranty }]
    return (await change('updateCartLines', { lines, expectedHash: 'of before' })).userErrors
  }
  expect(await stale('36 meses')).toMatchObject([{ code: 'CONFLICT' }])
  expect(await stale('24 meses')).toEqual([])
})

test.each(['warranty', 'deliveryOption'])('a %s that is too long is refused at its field', async (name) => {
  const long = { [name]: 'x'.repeat(121) }
  const refused = [{ code: 'INVALID', field: ['lines', '0', name] }]
  expect((await add({ sku: 'SKU-1', ...long })).userErrors).toMatchObject(refused)
  await add({ sku: 'SKU-1' })
  const lines = [{ line: identity, quantity: 1, ...long }]
  expect((await change('updateCartLines', { lines })).userErrors).toMatchObject(refused)
})

test('a refused change puts back what it changed', async () => {
  await add(SOLD, { sku: 'LAMP', customOptions: [{ optionId: '13', value: '31' }] })
  platform.carts.refused.add('LAMP')
  const [, lamp] = (await shopper.query('{ viewer { cart { lines { id } } } }')).data.viewer.cart.lines
  const lines = [
    { line: identity, quantity: 2, warranty: '36 meses', deliveryOption: 'SUCURSAL' },
    { line: { id: lamp.id }, quantity: 1, warranty: '12 meses' },
  ]
  expect((await change('updateCartLines', { lines })).userErrors).toHaveLength(1)
  expect((await inCart()).lines[0]).toEqual(WRITTEN)
})

test('a sync reports another warranty, and sets the client’s', async () => {
  await add(SOLD)
  const sync = (fields: object) => change('syncCart', { lines: [{ sku: 'SKU-1', quantity: 2, ...fields }] })
  expect((await sync({})).diff).toEqual([])
  const { diff } = await sync({ warranty: '36 meses' })
  expect(diff).toContainEqual(expect.objectContaining({ party: 'SERVER', status: 'UPDATE_REQUIRED', sku: 'SKU-1' }))
  expect((await inCart()).lines).toEqual([{ ...WRITTEN, warranty: '36 meses' }])
})

test('a quote and a shared cart keep them, and bring them into another cart', async () => {
  await add(SOLD)
  const { quote } = await run(['saveQuote', '{ name: "Sala" }', `quote { id ${ADDITIONS} }`])
  const { sharedCart } = await run(['shareCart', '{}', `sharedCart { code ${ADDITIONS} }`])
  expect([quote.lines, sharedCart.lines]).toEqual([[WRITTEN], [WRITTEN]])
  await change('removeCartLines', { lines: [identity] })
  const restored = await run(['restoreQuote', `{ id: "${quote.id}" }`, `cart { ${ADDITIONS} }`])
  expect(restored.cart.lines).toEqual([WRITTEN])
  const taker = createGraphClient(platform.url, 'taker')
  const taken = await run(['takeOverSharedCart', `{ code: "${sharedCart.code}" }`, `cart { ${ADDITIONS} }`], taker)
  expect(taken.cart.lines).toEqual([WRITTEN])
  await taker.close()
})

test('an order is sent with them, and says them', async () => {
  await add(SOLD)
  await ship()
  await pay()
  const { order } = await place()
  expect(bodyOf('/api/order').products).toMatchObject([
    {
      sku: 'SKU-1',
      extension_attributes: { additional_data: { warranty: '24 meses', opcion_de_entrega: 'DOMICILIO' } },
    },
  ])
  const { data } = await shopper.query(`{ node(id: "${order.id}") { ... on Order { ${ADDITIONS} } } }`)
  expect(data.node.lines).toEqual([WRITTEN])
})
