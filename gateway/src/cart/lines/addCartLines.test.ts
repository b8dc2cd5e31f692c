import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { Refusal } from '../../testing/fakeCart.ts'
import { codes } from '../../testing/codes.ts'
import { add, inCart, mutate, twice } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

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

  test('a bundle is a line with its own SKU, even if the platform gives the line another', async () => {
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

  test('leaves no cart of a first change that is refused', async () => {
    platform.stock.set('SKU-2', { product_sku: 'SKU-2', qty: 1, is_in_stock: true })
    const lines = [{ sku: 'SKU-2', quantity: 2 }]
    const refused = await mutate('addCartLines', { lines, clientMutationId: 'k1' })
    expect(codes(refused)).toEqual(['INSUFFICIENT_STOCK'])
    expect(refused.cart).toBeNull()
    expect(platform.carts.carts.size).toBe(0)
    expect(shopper.state.data?.cartToken).toBeNull()
  })

  test('counts what the cart holds of a product, with any options, against the stock', async () => {
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

  test('creates a new cart when the platform has lost the cart', async () => {
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

  test('a retry of many lines continues where the platform gave no answer', async () => {
    const input = { lines: [{ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }, { sku: 'SKU-3' }], clientMutationId: 'k1' }
    const written = () => platform.seen.filter(({ path }) => path === '/api/cart/update').length
    platform.carts.refused.add('down:SKU-3')
    expect(await errorsOf('addCartLines', input)).toHaveLength(1)
    platform.carts.refused.clear()
    const before = written()
    expect((await mutate('addCartLines', input)).userErrors).toEqual([])
    expect([before, written()]).toEqual([3, 4])
    expect(inCart()).toEqual(['SKU-1 2', 'SKU-2 1', 'SKU-3 1'])
  })

  describe('a retry that is refused', () => {
    const input = { lines: [{ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }, { sku: 'SKU-3' }], clientMutationId: 'k1' }
    const halfDone = async () => {
      await add({ sku: 'SKU-1' })
      platform.carts.refused.add('down:SKU-3')
      expect(await errorsOf('addCartLines', input)).toHaveLength(1)
      platform.carts.refused.clear()
      expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 1'])
    }

    test('by the platform takes back what the run before it has added', async () => {
      await halfDone()
      platform.carts.refused.add('SKU-3')
      expect(codes(await mutate('addCartLines', input))).toEqual(['INSUFFICIENT_STOCK'])
      expect(inCart()).toEqual(['SKU-1 1'])
    })

    test('leaves what another device has added of the same products', async () => {
      await halfDone()
      await add({ sku: 'SKU-2' })
      await add({ sku: 'SKU-3' })
      platform.carts.refused.add('SKU-3')
      expect(codes(await mutate('addCartLines', input))).toEqual(['INSUFFICIENT_STOCK'])
      expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1', 'SKU-3 1'])
    })

    test('before its first call takes it back as well, and what was added meanwhile stays', async () => {
      await halfDone()
      await add({ sku: 'LAMP', customOptions: [{ optionId: '13', value: '31' }] })
      platform.stock.set('SKU-3', { product_sku: 'SKU-3', qty: 0, is_in_stock: false })
      // Another gateway, which has not read the stock yet.
      const other = createGraphClient(platform.url, shopper.id, { sharedStore: shopper.sharedStore })
      other.state.data = shopper.state.data
      const refused = await mutate('addCartLines', input, other)
      await other.close()
      expect(refused.userErrors).toMatchObject([{ sku: 'SKU-3' }])
      expect(inCart()).toEqual(['SKU-1 1', 'LAMP 1'])
      expect(refused.cart.lines).toHaveLength(2)
    })
  })

  describe('a retry after an undo whose answer was lost', () => {
    const input = { lines: [{ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }, { sku: 'SKU-3' }], clientMutationId: 'k1' }
    /** Has a first run and a refused second one; `onUndo` runs when the line of SKU-2 is to be removed again. */
    const undoWithoutAnswer = async (onUndo: () => void) => {
      await add({ sku: 'SKU-1' })
      const { remove } = platform.carts
      platform.carts.remove = (...line) => {
        onUndo()
        return remove(...line)
      }
      platform.carts.refused.add('down:SKU-3')
      expect(await errorsOf('addCartLines', input)).toHaveLength(1)
      platform.carts.refused.clear()
      platform.carts.refused.add('SKU-3')
      expect(await errorsOf('addCartLines', input)).toHaveLength(1)
      platform.carts.refused.clear()
      platform.carts.remove = remove
      platform.faults.clear()
    }

    test('adds all lines again', async () => {
      await undoWithoutAnswer(() => platform.faults.set('/api/cart/pull', 503))
      expect(inCart()).toEqual(['SKU-1 1'])
      expect((await mutate('addCartLines', input)).userErrors).toEqual([])
      expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 1', 'SKU-3 1'])
    })

    test('adds each line once where the undo was cut off', async () => {
      await undoWithoutAnswer(() => {
        throw new Refusal(503, 'Down')
      })
      expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1'])
      expect((await mutate('addCartLines', input)).userErrors).toEqual([])
      expect(inCart().toSorted()).toEqual(['SKU-1 3', 'SKU-2 1', 'SKU-3 1'])
    })

    test('can be undone again', async () => {
      await undoWithoutAnswer(() => platform.faults.set('/api/cart/pull', 503))
      platform.carts.refused.add('down:SKU-3')
      expect(await errorsOf('addCartLines', input)).toHaveLength(1)
      expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 1'])
      platform.carts.refused.clear()
      platform.carts.refused.add('SKU-3')
      expect(codes(await mutate('addCartLines', input))).toEqual(['INSUFFICIENT_STOCK'])
      expect(inCart()).toEqual(['SKU-1 1'])
    })
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

describe('an addition whose answer was lost, made again', () => {
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
    const { userErrors } = await mutate('addCartLines', { lines, clientMutationId: 'more' })
    expect(userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', availableQuantity: 0 }])
    expect(inCart()).toEqual(['SKU-1 2'])
  })
})

const refusalsOf = async (sku: string) => {
  const fields = 'lines { sku } userErrors { code message sku field }'
  const { data } = await shopper.query(
    `mutation ($sku: String!) { addCartLines(input: { lines: [{ sku: $sku }] }) { ${fields} } }`,
    { sku },
  )
  expect(data.addCartLines.lines).toEqual([])
  return data.addCartLines.userErrors
}

test('what the platform finds something wrong with is refused, in its words', async () => {
  const lamp = platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!
  lamp.errors = { recall: 'Retirado del mercado' }
  expect(await refusalsOf('SKU-1')).toEqual([
    { code: 'REFUSED', message: 'Retirado del mercado', sku: 'SKU-1', field: ['lines', '0', 'sku'] },
  ])
  expect([...platform.carts.carts.values()].flat()).toEqual([])
})

test('refuses with NO_VARIANT_AVAILABLE where no variant is left, and asks for no choice', async () => {
  for (const sku of ['SOFA-GRY', 'SOFA-BLU']) {
    platform.stock.set(sku, { product_sku: sku, qty: 0, is_in_stock: false, manage_stock: true })
  }
  expect(await refusalsOf('SOFA')).toMatchObject([
    { code: 'NO_VARIANT_AVAILABLE', sku: 'SOFA', field: ['lines', '0', 'sku'] },
  ])
})

test('a platform that fails is an error, and changes nothing', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/update', 503)
  expect(await errorsOf('addCartLines', { lines: [{ sku: 'SKU-1' }] })).toEqual([
    { path: ['addCartLines'], message: expect.stringContaining('cartUpdate: unavailable') },
  ])
  expect(inCart()).toEqual(['SKU-1 2'])
})
