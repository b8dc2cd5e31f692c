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

const CART = `cart { id hash totalQuantity isVirtual coupon { code discount { amount } }
  lines { id sku optionsChecksum quantity unitPrice { amount } options { label value } product { sku } variant { sku } } totals { grandTotal { amount } } }
  userErrors { code message field sku availableQuantity } notices { code } clientMutationId`
const LINES: Record<string, string> = {
  addCartLines: 'lines { sku quantity }',
  updateCartLines: 'lines { sku quantity }',
  removeCartLines: 'removedLineIds',
  syncCart: 'diff { party status sku clientQuantity serverQuantity }',
}

const mutate = async (name: string, input: object) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const { data, errors, calls } = await shopper.query(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${LINES[name] ?? ''} ${CART} } }`,
    { input },
  )
  expect(errors).toEqual([])
  return { ...data[name], calls }
}
const add = (...lines: object[]) => mutate('addCartLines', { lines })
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code)
const inCart = () => [...platform.carts.carts.values()].flat().map(({ sku, qty }) => `${sku} ${qty}`)

describe('adding', () => {
  test('opens a cart, and answers with all that a client needs to show it', async () => {
    const added = await add({ sku: 'SOFA-GRY', quantity: 2 }, { sku: 'SKU-1' })
    expect(added).toMatchObject({
      userErrors: [],
      notices: [{ code: 'PRODUCT_ADDED' }],
      lines: [
        { sku: 'SOFA-GRY', quantity: 2 },
        { sku: 'SKU-1', quantity: 1 },
      ],
      cart: { totalQuantity: 3, isVirtual: false, totals: { grandTotal: { amount: '348.00' } } },
    })
    expect(added.cart.lines[0]).toMatchObject({
      product: { sku: 'SOFA' },
      variant: { sku: 'SOFA-GRY' },
      options: [{ label: 'Color', value: 'Gris' }],
      unitPrice: { amount: '116.00' },
    })
    expect(JSON.stringify(added)).not.toContain('cart-1')
    expect(platform.seen.find(({ path }) => path === '/api/cart/update')?.body).toContain(
      '"configurable_item_options":[{"option_id":"93","option_value":"52"}]',
    )
  })

  test('grows a line that is there, and lines that are the same in one input', async () => {
    await add({ sku: 'SKU-1' })
    expect((await add({ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-1', quantity: 3 })).cart.lines).toMatchObject([
      { sku: 'SKU-1', quantity: 6 },
    ])
  })

  test('a bundle is a line of its own SKU, whatever the platform calls it', async () => {
    const { cart, lines } = await add({ sku: 'BED-KIT' })
    expect(inCart()).toEqual(['BED-KIT-SKU-1 1'])
    expect(cart.lines).toMatchObject([{ sku: 'BED-KIT', product: { sku: 'BED-KIT' } }])
    expect(lines).toEqual([{ sku: 'BED-KIT', quantity: 1 }])
    expect(cart.lines[0].optionsChecksum).toMatch(/^[0-9a-f]{16}$/)
  })

  test('refuses what cannot be bought, and then adds nothing at all', async () => {
    platform.stock.set('SKU-2', { product_sku: 'SKU-2', qty: 1, is_in_stock: true })
    const refused = await add({ sku: 'SKU-1' }, { sku: 'SKU-2', quantity: 2 })
    expect(refused.userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', sku: 'SKU-2', availableQuantity: 1, field: ['lines', '1', 'quantity'] },
    ])
    expect(inCart()).toEqual([])
    expect(
      codes(
        await add(
          { sku: 'NIX' },
          { sku: 'SOFA' },
          { sku: 'SET-SILLAS' },
          { sku: 'LAMP' },
          { sku: 'SKU-1', quantity: 0.5 },
        ),
      ),
    ).toEqual(['PRODUCT_NOT_FOUND', 'OPTIONS_REQUIRED', 'OPTIONS_REQUIRED', 'OPTIONS_REQUIRED', 'INVALID_QUANTITY'])
    expect(
      codes(
        await add(
          { sku: 'SKU-1', quantity: -1 },
          { sku: 'SKU-1', quantity: 1e9 },
          { sku: '' },
          { sku: 'x'.repeat(256) },
        ),
      ),
    ).toEqual(['INVALID_QUANTITY', 'INVALID_QUANTITY', 'INVALID', 'INVALID'])
    expect(codes(await add())).toEqual(['INVALID'])
    expect(codes(await add(...Array.from({ length: 51 }, () => ({ sku: 'SKU-1' }))))).toEqual(['INVALID'])
  })

  test('counts what the cart holds, in whatever options, against the stock', async () => {
    platform.stock.set('LAMP', { product_sku: 'LAMP', qty: 5, is_in_stock: true })
    const lamp = (value: string, quantity: number) => ({
      sku: 'LAMP',
      quantity,
      customOptions: [{ optionId: '13', value }],
    })
    await add(lamp('31', 2), lamp('32', 1))
    expect(inCart()).toEqual(['LAMP 2', 'LAMP 1'])
    expect((await add(lamp('31', 3))).userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', sku: 'LAMP', availableQuantity: 2 },
    ])
    expect(codes(await add(lamp('31', 2)))).toEqual([])
  })

  test('takes back what was added when the platform refuses a later line', async () => {
    await add({ sku: 'SKU-1' })
    platform.carts.refused.add('SKU-3')
    const refused = await add({ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }, { sku: 'SKU-3' })
    expect(refused.userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', sku: 'SKU-3', availableQuantity: 1, field: ['lines', '2', 'quantity'] },
    ])
    expect(inCart()).toEqual(['SKU-1 1'])
    expect(refused.cart.lines).toMatchObject([{ sku: 'SKU-1', quantity: 1 }])
  })

  test('goes on without live stock, and says so', async () => {
    platform.faults.set('/api/stock', 503)
    expect((await add({ sku: 'SKU-1' })).notices).toEqual([{ code: 'PRODUCT_ADDED' }, { code: 'STOCK_VOLATILE' }])
  })

  test('starts anew when the platform has lost the cart', async () => {
    const { cart } = await add({ sku: 'SKU-1' })
    platform.carts.carts.clear()
    expect((await shopper.query('{ viewer { cart { id } } }')).data).toEqual({ viewer: { cart: null } })
    const again = await add({ sku: 'SKU-2' })
    expect(again.cart.lines).toMatchObject([{ sku: 'SKU-2' }])
    expect(again.cart.id).not.toBe(cart.id)
  })

  test('the same key adds once, and with another input is refused', async () => {
    const input = { lines: [{ sku: 'SKU-1', quantity: 2 }], clientMutationId: 'k1' }
    const first = await mutate('addCartLines', input)
    const again = await mutate('addCartLines', input)
    expect({ ...again, calls: null }).toEqual({ ...first, calls: null })
    expect(inCart()).toEqual(['SKU-1 2'])
    expect(codes(await mutate('addCartLines', { lines: [{ sku: 'SKU-2' }], clientMutationId: 'k1' }))).toEqual([
      'IDEMPOTENCY_MISMATCH',
    ])
    const key = platform.seen.find(({ path }) => path === '/api/cart/update')?.headers['idempotency-key']
    expect(key).toMatch(/^[0-9a-f]{32}:add-0$/)
  })

  test('the same key adds once though the gateway died before it could remember', async () => {
    const input = { lines: [{ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }], clientMutationId: 'k1' }
    const source =
      'mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { userErrors { code } cart { totalQuantity } } }'
    const [dead, alive] = [createGraphClient(platform.url, 'one'), createGraphClient(platform.url, 'one')]
    await dead.query(source, { input })
    const { data } = await alive.query(source, { input })
    expect(data.addCartLines).toEqual({ userErrors: [], cart: { totalQuantity: 3 } })
    expect(inCart()).toEqual(['SKU-1 2', 'SKU-2 1'])
    await Promise.all([dead.close(), alive.close()])
  })

  test('two shoppers who mint the same key get a cart each', async () => {
    const input = { lines: [{ sku: 'SKU-1' }], clientMutationId: 'same' }
    await mutate('addCartLines', input)
    const other = createGraphClient(platform.url)
    await other.query('mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { cart { id } } }', {
      input,
    })
    expect(platform.carts.carts.size).toBe(2)
    await other.close()
  })
})

describe('changing quantities', () => {
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

  test('without a cart there is nothing to change', async () => {
    for (const name of ['updateCartLines', 'removeCartLines']) {
      const line = { identity: { sku: 'SKU-1' } }
      expect(codes(await mutate(name, { lines: [name === 'updateCartLines' ? { line, quantity: 1 } : line] }))).toEqual(
        ['CART_NOT_FOUND'],
      )
    }
    expect(codes(await mutate('removeCartCoupon', {}))).toEqual(['CART_NOT_FOUND'])
    expect(codes(await mutate('applyCartCoupon', { code: 'X' }))).toEqual(['CART_NOT_FOUND'])
  })

  test('another shopper’s line cannot be named', async () => {
    const { cart } = await add({ sku: 'SKU-1' })
    const other = createGraphClient(platform.url)
    await other.query('mutation { addCartLines(input: { lines: [{ sku: "SKU-2" }] }) { cart { id } } }')
    const { data } = await other.query(
      'mutation ($id: ID!) { removeCartLines(input: { lines: [{ id: $id }] }) { removedLineIds } }',
      { id: cart.lines[0].id },
    )
    expect(data.removeCartLines.removedLineIds).toEqual([])
    expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1'])
    await other.close()
  })
})

test('removing tells which lines are gone; one that was gone already is no error', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const removed = await mutate('removeCartLines', { lines: [{ id: cart.lines[0].id }, { identity: { sku: 'SKU-9' } }] })
  expect(removed).toMatchObject({ userErrors: [], removedLineIds: [cart.lines[0].id] })
  expect(inCart()).toEqual(['SKU-2 1'])
})

test('removing a product with variants removes every line of them, and nothing else', async () => {
  await add({ sku: 'SOFA-GRY' }, { sku: 'SOFA-BLU', quantity: 2 }, { sku: 'SKU-1' })
  const removed = await mutate('removeCartLines', { lines: [{ identity: { sku: 'SOFA' } }] })
  expect(removed.userErrors).toEqual([])
  expect(removed.removedLineIds).toHaveLength(2)
  expect(inCart()).toEqual(['SKU-1 1'])
})

describe('syncing', () => {
  const sync = (lines: object[], options = {}) => mutate('syncCart', { lines, ...options })

  test('makes both sides one, tells what differed, and has nothing to do the second time', async () => {
    await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
    const lines = [{ sku: 'SKU-1', quantity: 3 }, { sku: 'SKU-3' }]
    const synced = await sync(lines)
    expect(synced.diff.map(({ party, status, sku }: Record<string, string>) => `${party} ${status} ${sku}`)).toEqual([
      'SERVER WRONG_QTY SKU-1',
      'SERVER NO_ITEM SKU-3',
      'CLIENT NO_ITEM SKU-2',
      'CLIENT UPDATE_REQUIRED null',
      'SERVER NO_CHANGES null',
    ])
    expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 1', 'SKU-3 1'])
    expect((await sync([...lines, { sku: 'SKU-2' }])).diff).toEqual([])
  })

  test('forced removes what the client does not have; a dry run only tells', async () => {
    await add({ sku: 'SKU-1' })
    expect((await sync([{ sku: 'SKU-2' }], { dryRun: true, force: true })).diff).toHaveLength(4)
    expect(inCart()).toEqual(['SKU-1 1'])
    await sync([{ sku: 'SKU-2' }], { force: true })
    expect(inCart()).toEqual(['SKU-2 1'])
  })

  test('a refused line leaves the others made', async () => {
    platform.carts.refused.add('SKU-2')
    const synced = await sync([{ sku: 'SKU-1' }, { sku: 'SKU-2' }, { sku: 'NIX' }])
    expect(codes(synced)).toEqual(['PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK'])
    expect(inCart()).toEqual(['SKU-1 1'])
  })

  test('sums up after a login, once per key', async () => {
    await add({ sku: 'SKU-1', quantity: 2 })
    const input = { lines: [{ sku: 'SKU-1', quantity: 3 }], mergeQuantities: true, clientMutationId: 'login' }
    await mutate('syncCart', input)
    await mutate('syncCart', input)
    expect(inCart()).toEqual(['SKU-1 5'])
  })

  test('an empty client without a cart opens none', async () => {
    expect(await sync([])).toMatchObject({ cart: null, diff: [], userErrors: [] })
    expect(platform.carts.carts.size).toBe(0)
  })
})

describe('coupons', () => {
  test('are used, told and taken off', async () => {
    await add({ sku: 'SKU-1' })
    const used = await mutate('applyCartCoupon', { code: ' “bienvenido”\u200B ' })
    expect(used).toMatchObject({
      userErrors: [],
      cart: { coupon: { code: 'BIENVENIDO', discount: { amount: '10.00' } } },
    })
    expect((await mutate('removeCartCoupon', {})).cart.coupon).toBeNull()
  })

  test('that a change costs are told to be gone', async () => {
    const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
    await mutate('applyCartCoupon', { code: 'BIENVENIDO' })
    const [one, two] = cart.lines
    expect((await mutate('removeCartLines', { lines: [{ id: one.id }] })).notices).toEqual([])
    expect((await mutate('updateCartLines', { lines: [{ line: { id: two.id }, quantity: 0 }] })).notices).toEqual([
      { code: 'QUANTITY_UPDATED' },
      { code: 'COUPON_REMOVED' },
    ])
  })

  test('that are unknown, blank or too long are refused', async () => {
    await add({ sku: 'SKU-1' })
    expect(codes(await mutate('applyCartCoupon', { code: 'NOPE' }))).toEqual(['COUPON_INVALID'])
    expect(codes(await mutate('applyCartCoupon', { code: ' ' }))).toEqual(['INVALID'])
    expect(codes(await mutate('applyCartCoupon', { code: 'x'.repeat(51) }))).toEqual(['INVALID'])
  })

  test('cannot be guessed for ever', async () => {
    await add({ sku: 'SKU-1' })
    const tries = []
    for (let count = 0; count < 21; count += 1)
      tries.push(...codes(await mutate('applyCartCoupon', { code: `C${count}` })))
    expect(new Set(tries.slice(0, 20))).toEqual(new Set(['COUPON_INVALID']))
    expect(tries[20]).toBe('TOO_MANY_ATTEMPTS')
  })
})

test('a cart of 50 lines costs no call per line', async () => {
  await add(...Array.from({ length: 50 }, (_, index) => ({ sku: `SKU-${index + 1}` })))
  const { data, errors, calls } = await shopper.query(
    `{ viewer { ${CART.split(' userErrors')[0]!.split('userErrors')[0]} } }`,
  )
  expect(errors).toEqual([])
  expect(data.viewer.cart.lines).toHaveLength(50)
  expect(calls.cartPull).toBe(1)
  expect(calls.cartTotals).toBe(1)
  expect(calls.catalogueSearch ?? 0).toBeLessThanOrEqual(4)
})

test('totals that cannot be read leave the lines, with prices of our own', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/totals', 503)
  const { data, errors } = await shopper.query(
    '{ viewer { cart { totals { grandTotal { amount } } lines { unitPrice { amount } rowTotal { amount } } } } }',
  )
  expect(data.viewer.cart).toEqual({
    totals: null,
    lines: [{ unitPrice: { amount: '116.00' }, rowTotal: { amount: '232.00' } }],
  })
  expect(errors.map(({ path }) => path)).toEqual([['viewer', 'cart', 'totals']])
})
