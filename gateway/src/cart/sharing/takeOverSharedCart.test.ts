import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import {
  LAMP,
  add,
  giver,
  look,
  platform,
  share,
  sharingForEachTest,
  takeOver,
  taker,
} from '../../testing/sharingShop.ts'

sharingForEachTest()

describe('taking over', () => {
  test('adds what is missing, keeps the larger quantity, and does nothing the second time', async () => {
    await add(giver, '{ sku: "SKU-1", quantity: 2 }', '{ sku: "SKU-2", quantity: 5 }', LAMP)
    await add(taker, '{ sku: "SKU-1", quantity: 4 }', '{ sku: "SKU-2" }', '{ sku: "SKU-3" }')
    const { code } = (await share()).sharedCart
    const taken = await takeOver(code)
    const names = ({ cart }: typeof taken) =>
      cart.lines.map((line: { sku: string; quantity: number }) => `${line.sku} ${line.quantity}`)
    expect(taken.userErrors).toEqual([])
    expect(names(taken)).toEqual(['SKU-1 4', 'SKU-2 5', 'SKU-3 1', 'LAMP 2'])
    expect(taken.cart.lines[3].optionsChecksum).toMatch(/^[0-9a-f]{16}$/)
    const again = await takeOver(code)
    expect(names(again)).toEqual(names(taken))
    expect(again.calls.cartUpdate).toBeUndefined()
  })

  test('opens a cart for a shopper who has none', async () => {
    await add(giver, '{ sku: "SOFA-BLU", quantity: 3 }')
    const { code } = (await share()).sharedCart
    expect((await takeOver(code, 'k')).cart.lines).toMatchObject([{ sku: 'SOFA-BLU', quantity: 3 }])
    expect((await takeOver(code, 'k')).cart.lines).toMatchObject([{ sku: 'SOFA-BLU', quantity: 3 }])
  })

  test('opens no cart for lines that are all sold out', async () => {
    await add(giver, '{ sku: "SKU-1" }', '{ sku: "SKU-2" }')
    const { code } = (await share()).sharedCart
    for (const sku of ['SKU-1', 'SKU-2']) platform.stock.set(sku, { product_sku: sku, qty: 0, is_in_stock: false })
    const carts = platform.carts.carts.size
    const refused = await takeOver(code)
    expect(refused.userErrors.map(({ code: reason }: { code: string }) => reason)).toEqual([
      'OUT_OF_STOCK',
      'OUT_OF_STOCK',
    ])
    expect(refused.cart).toBeNull()
    expect(platform.carts.carts.size).toBe(carts)
  })

  test('says which of the wanted lines the shared cart does not have', async () => {
    await add(giver, '{ sku: "SKU-1", quantity: 2 }', '{ sku: "SKU-2" }')
    const { code } = (await share()).sharedCart
    const { data } = await taker.query(
      `mutation { takeOverSharedCart(input: { code: "${code}", lines: [{ sku: "NOPE" }, { sku: "SKU-2" }] }) {
        cart { lines { sku } } userErrors { code field sku } } }`,
    )
    expect(data.takeOverSharedCart).toEqual({
      cart: { lines: [{ sku: 'SKU-2' }] },
      userErrors: [{ code: 'LINE_NOT_FOUND', field: ['lines', '0'], sku: 'NOPE' }],
    })
  })

  test('refuses single lines, and takes over the others', async () => {
    await add(giver, '{ sku: "SKU-1" }', '{ sku: "SKU-2" }', '{ sku: "SKU-3" }')
    const { code } = (await share()).sharedCart
    platform.carts.refused.add('SKU-2')
    Object.assign(
      platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!,
      { sku: 'GONE-1' },
    )
    const fresh = createGraphClient(platform.url, 'fresh')
    const { data } = await fresh.query(
      `mutation { takeOverSharedCart(input: { code: "${code}" }) { cart { lines { sku } } userErrors { code sku } } }`,
    )
    await fresh.close()
    expect(data.takeOverSharedCart).toEqual({
      cart: { lines: [{ sku: 'SKU-3' }] },
      userErrors: [
        { code: 'PRODUCT_NOT_FOUND', sku: 'SKU-1' },
        { code: 'INSUFFICIENT_STOCK', sku: 'SKU-2' },
      ],
    })
  })

  test('takes only the lines that are named, each by what is in it', async () => {
    await add(giver, '{ sku: "SKU-1", quantity: 2 }', '{ sku: "SKU-2" }', LAMP)
    const { code } = (await share()).sharedCart
    const { lines } = (await look(code)).data.sharedCart
    const wanted = lines.filter(({ sku }: { sku: string }) => sku !== 'SKU-1')
    const { data, errors } = await taker.query(
      `mutation ($input: TakeOverSharedCartInput!) { takeOverSharedCart(input: $input) { cart { lines { sku quantity } } userErrors { code } } }`,
      { input: { code, lines: wanted.map(({ sku, optionsChecksum }: never) => ({ sku, optionsChecksum })) } },
    )
    expect([errors, data.takeOverSharedCart]).toEqual([
      [],
      {
        cart: {
          lines: [
            { sku: 'SKU-2', quantity: 1 },
            { sku: 'LAMP', quantity: 2 },
          ],
        },
        userErrors: [],
      },
    ])
    const none = await taker.query(
      `mutation { takeOverSharedCart(input: { code: "${code}", lines: [] }) { userErrors { code field } } }`,
    )
    expect(none.data.takeOverSharedCart.userErrors).toEqual([{ code: 'INVALID', field: ['lines'] }])
  })

  test('of an unknown code is refused, and opens no cart', async () => {
    const refused = await takeOver('nobody-shared-this-0')
    expect(refused).toMatchObject({ cart: null, userErrors: [{ code: 'SHARE_NOT_FOUND', field: ['code'] }] })
    expect(platform.carts.carts.size).toBe(0)
  })
})

test('a platform that fails is an error, and opens no cart', async () => {
  await add(giver, '{ sku: "SKU-1" }')
  const { code } = (await share()).sharedCart
  platform.faults.set('/api/cart/shared', 503)
  const { errors } = await taker.query(
    `mutation { takeOverSharedCart(input: { code: "${code}" }) { userErrors { code } } }`,
  )
  expect(errors).toMatchObject([
    { path: ['takeOverSharedCart'], message: expect.stringContaining('cartShared: unavailable') },
  ])
  expect(platform.carts.carts.size).toBe(1)
})
