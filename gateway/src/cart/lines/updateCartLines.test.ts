import { expect, test } from 'vitest'
import { cartKey } from '../cartKey.ts'
import { codes } from '../../testing/codes.ts'
import { add, inCart, mutate, twice } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

test('sets them, by id and by what is in the line; 0 removes', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' }, { sku: 'SKU-3' })
  const updated = await mutate('updateCartLines', {
    lines: [
      { line: { id: cart.lines[0].id }, quantity: 4 },
      { line: { identity: { sku: 'SKU-2' } }, quantity: 0 },
    ],
    expectedHash: cart.hash,
  })
  expect(updated).toMatchObject({
    userErrors: [],
    lines: [{ sku: 'SKU-1', quantity: 4 }],
    notices: [{ code: 'QUANTITY_UPDATED' }],
  })
  expect(inCart()).toEqual(['SKU-1 4', 'SKU-3 1'])
  expect(updated.cart.hash).not.toBe(cart.hash)
})

test('a stale hash changes nothing, and brings the present cart', async () => {
  const { cart } = await add({ sku: 'SKU-1' })
  await add({ sku: 'SKU-2' })
  const refused = await mutate('updateCartLines', {
    lines: [{ line: { id: cart.lines[0].id }, quantity: 4 }],
    expectedHash: cart.hash,
  })
  expect(codes(refused)).toEqual(['CONFLICT'])
  expect(refused.cart.lines).toHaveLength(2)
  expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1'])
})

test('of changes that know the same cart and come at once, one is made and the others bring the cart of then', async () => {
  const { cart } = await add({ sku: 'SKU-1' })
  const changes = [2, 3, 4].map((quantity) =>
    mutate('updateCartLines', { lines: [{ line: { id: cart.lines[0].id }, quantity }], expectedHash: cart.hash }),
  )
  const answers = await Promise.all(changes)
  const [made, ...others] = answers.toSorted((one, other) => one.userErrors.length - other.userErrors.length)
  expect([made.userErrors, ...others.map(codes)]).toEqual([[], ['CONFLICT'], ['CONFLICT']])
  const quantity = made.cart.lines[0].quantity
  expect(others.map((refused) => refused.cart.lines[0].quantity)).toEqual([quantity, quantity])
  expect(inCart()).toEqual([`SKU-1 ${quantity}`])
})

test('a turn that stays taken is an error, and no conflict that is kept as the answer of its key', async () => {
  const { cart } = await add({ sku: 'SKU-1' })
  const lines = [{ line: { id: cart.lines[0].id }, quantity: 4 }]
  const input = { lines, expectedHash: cart.hash, clientMutationId: 'k1' }
  const slots = [{ key: `cart-turn:${cartKey(shopper.state.data?.cartToken ?? '')}`, max: 1 }]
  const taken = await shopper.sharedStore.takeSlots(slots, 60_000)
  expect(await errorsOf('updateCartLines', input)).toEqual([
    { path: ['updateCartLines'], message: 'Another change of the cart is in progress. Retry later.' },
  ])
  await taken?.giveBack()
  expect(codes(await mutate('updateCartLines', input))).toEqual([])
  expect(inCart()).toEqual(['SKU-1 4'])
})

test('a line that is gone, a quantity that is none, more than there is: refused, all or none', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const [one, two] = cart.lines
  const update = (lines: object[]) => mutate('updateCartLines', { lines })
  expect(
    codes(
      await update([
        { line: { id: one.id }, quantity: 2 },
        { line: { identity: { sku: 'SKU-9' } }, quantity: 1 },
      ]),
    ),
  ).toEqual(['LINE_NOT_FOUND'])
  expect(codes(await update([{ line: { id: one.id }, quantity: -1 }]))).toEqual(['INVALID_QUANTITY'])
  expect((await update([{ line: { id: one.id }, quantity: 51 }])).userErrors).toMatchObject([
    { code: 'INSUFFICIENT_STOCK', availableQuantity: 50 },
  ])
  platform.carts.refused.add('SKU-2')
  expect(
    codes(
      await update([
        { line: { id: one.id }, quantity: 2 },
        { line: { id: two.id }, quantity: 2 },
      ]),
    ),
  ).toEqual(['INSUFFICIENT_STOCK'])
  expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1'])
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

test('a coupon that a change removes is reported with COUPON_REMOVED', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  await mutate('applyCartCoupon', { code: 'BIENVENIDO' })
  const [one, two] = cart.lines
  expect((await mutate('removeCartLines', { lines: [{ id: one.id }] })).notices).toEqual([])
  expect((await mutate('updateCartLines', { lines: [{ line: { id: two.id }, quantity: 0 }] })).notices).toEqual([
    { code: 'QUANTITY_UPDATED' },
    { code: 'COUPON_REMOVED' },
  ])
})

test('without a cart there is nothing to change', async () => {
  expect(
    codes(await mutate('updateCartLines', { lines: [{ line: { identity: { sku: 'SKU-1' } }, quantity: 1 }] })),
  ).toEqual(['CART_NOT_FOUND'])
})

test('a platform that fails is an error, and changes nothing', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/update', 503)
  expect(await errorsOf('updateCartLines', { lines: [{ line: { identity: { sku: 'SKU-1' } }, quantity: 1 }] })).toEqual(
    [{ path: ['updateCartLines'], message: expect.stringContaining('cartUpdate: unavailable') }],
  )
  expect(inCart()).toEqual(['SKU-1 2'])
})

test('a retry of a change that was half done ends it, though the hash is another one by now', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const lines = cart.lines.map(({ id }: { id: string }) => ({ line: { id }, quantity: 3 }))
  const input = { lines, expectedHash: cart.hash, clientMutationId: 'k1' }
  platform.carts.refused.add('down:SKU-2')
  await errorsOf('updateCartLines', input)
  expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 1'])
  platform.carts.refused.clear()
  expect(codes(await mutate('updateCartLines', input))).toEqual([])
  expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 3'])
})

test('a retry of a change that was half done is a conflict if another device has changed the cart', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' }, { sku: 'SKU-3' })
  const [one, two, three] = cart.lines.map(({ id }: { id: string }) => ({ id }))
  const lines = [one, two].map((line) => ({ line, quantity: 3 }))
  const input = { lines, expectedHash: cart.hash, clientMutationId: 'k1' }
  platform.carts.refused.add('down:SKU-2')
  await errorsOf('updateCartLines', input)
  platform.carts.refused.clear()
  const meanwhile = [
    { line: two, quantity: 5 },
    { line: three, quantity: 2 },
  ]
  expect(codes(await mutate('updateCartLines', { lines: meanwhile }))).toEqual([])
  const refused = await mutate('updateCartLines', input)
  expect(codes(refused)).toEqual(['CONFLICT'])
  expect(refused.cart.lines).toMatchObject([{ quantity: 1 }, { quantity: 5 }, { quantity: 2 }])
  expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 5', 'SKU-3 2'])
})

test('a line that was removed by half a change is back when its retry is refused', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const [one, two] = cart.lines
  const lines = [
    { line: { id: one.id }, quantity: 0 },
    { line: { id: two.id }, quantity: 3 },
  ]
  platform.carts.refused.add('down:SKU-2')
  await errorsOf('updateCartLines', { lines, clientMutationId: 'k1' })
  expect(inCart()).toEqual(['SKU-2 1'])
  platform.carts.refused.clear()
  platform.carts.refused.add('SKU-2')
  expect(codes(await mutate('updateCartLines', { lines, clientMutationId: 'k1' }))).toEqual(['INSUFFICIENT_STOCK'])
  expect(inCart()).toEqual(['SKU-2 1', 'SKU-1 1'])
})

test.each([{}, { clientMutationId: 'k1' }])(
  'a line that is named twice is refused at the second one (%j)',
  async (key) => {
    const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
    const lines = [
      { line: { id: cart.lines[0].id }, quantity: 2 },
      { line: { id: cart.lines[1].id }, quantity: 2 },
      { line: { identity: { sku: 'SKU-1' } }, quantity: 3 },
    ]
    expect((await mutate('updateCartLines', { lines, ...key })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['lines', '2', 'line'], sku: 'SKU-1' },
    ])
    expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1'])
  },
)
