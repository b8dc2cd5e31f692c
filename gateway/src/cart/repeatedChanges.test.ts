import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

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

const send = async (client: typeof shopper, name: string, input: object) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await client.query(
    `mutation ($input: ${type}!) { ${name}(input: $input) { cart { hash lines { id } } userErrors { code availableQuantity } } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data[name]
}
const add = (...lines: object[]) => send(shopper, 'addCartLines', { lines })
const inCart = () => [...platform.carts.carts.values()].flat().map(({ sku, qty }) => `${sku} ${qty}`)

/** Makes a change, then once more under its key by way of a gateway that knows nothing of it. Returns the refusals. */
const twice = async (name: string, input: object) => {
  const keyed = { ...input, clientMutationId: 'lost' }
  expect((await send(shopper, name, keyed)).userErrors).toEqual([])
  const restarted = createGraphClient(platform.url, shopper.id)
  restarted.state.data = shopper.state.data
  const { userErrors } = await send(restarted, name, keyed)
  await restarted.close()
  return userErrors
}

describe('a change whose answer was lost, made again', () => {
  test('a line that took all that was left is there once, and not refused', async () => {
    platform.stock.set('SKU-1', { product_sku: 'SKU-1', qty: 2, is_in_stock: true })
    expect(await twice('addCartLines', { lines: [{ sku: 'SKU-1', quantity: 2 }] })).toEqual([])
    expect(inCart()).toEqual(['SKU-1 2'])
  })

  test('another addition beyond what is left is refused with what is left', async () => {
    platform.stock.set('SKU-1', { product_sku: 'SKU-1', qty: 2, is_in_stock: true })
    await add({ sku: 'SKU-1', quantity: 2 })
    platform.carts.refused.add('SKU-1')
    const lines = [{ sku: 'SKU-1', quantity: 2 }]
    const { userErrors } = await send(shopper, 'addCartLines', { lines, clientMutationId: 'more' })
    expect(userErrors).toEqual([{ code: 'INSUFFICIENT_STOCK', availableQuantity: 0 }])
    expect(inCart()).toEqual(['SKU-1 2'])
  })

  test('quantities that were set on a cart as it was are no conflict', async () => {
    const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
    const lines = [
      { line: { id: cart.lines[0].id }, quantity: 4 },
      { line: { id: cart.lines[1].id }, quantity: 0 },
    ]
    expect(await twice('updateCartLines', { lines, expectedHash: cart.hash })).toEqual([])
    expect(inCart()).toEqual(['SKU-1 4'])
  })

  test.each([
    ['is there already', 'SKU-1', ['SKU-1 5', 'SKU-2 1']],
    ['is not there yet', 'SKU-9', ['SKU-9 3', 'SKU-1 2', 'SKU-2 1']],
  ])('lines summed up with what %s are so once', async (_where, sku, expected) => {
    await add({ sku, quantity: 3 })
    const lines = [{ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }]
    expect(await twice('syncCart', { lines, mergeQuantities: true })).toEqual([])
    expect(inCart()).toEqual(expected)
  })
})
