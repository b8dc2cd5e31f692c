import { describe, expect, test } from 'vitest'
import { LINE_MAX_QUANTITY } from '../limits.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest, configured } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

test('a guest cart has a 32 digit hexadecimal id and begins empty', async () => {
  const guest = await asGuest(platform)
  expect(guest.cartId).toMatch(/^[0-9a-f]{32}$/)
  expect(await guest.pull()).toEqual([])
  expect(await guest.segments()).toEqual({ subtotal: 0, shipping: null, tax: 0, grand_total: 0 })
})

test('an unknown cart is 404, a user token 401; "Bearer null" is a guest', async () => {
  expect((await platform.get('/api/cart/pull?cartId=ffff')).body).toEqual({
    code: 404,
    result: 'No such entity with cartId = ffff',
  })
  expect((await platform.post('/api/cart/create?token=abc')).body.code).toBe(401)
  expect((await platform.get('/api/cart/pull?cartId=f', { authorization: 'Bearer abc' })).body.code).toBe(401)
  expect((await platform.post('/api/cart/create', undefined, { authorization: 'Bearer null' })).body.code).toBe(200)
})

describe('lines', () => {
  test('a quantity that comes as text is a number, and text that is none is refused', async () => {
    const guest = await asGuest(platform)
    expect((await guest.change({ sku: 'MAT-IND', qty: '2' })).body.result).toMatchObject({ qty: 2 })
    expect((await guest.change({ sku: 'MAT-IND', qty: 'two' })).body).toMatchObject({ code: 400 })
    expect((await guest.pull()).map(({ qty }) => qty)).toEqual([2])
  })

  test('an item_id that no line can have is refused, and adds nothing', async () => {
    const guest = await asGuest(platform)
    for (const item_id of ['abc', 2 ** 40, {}, [], { toString: 1, valueOf: 1 }])
      expect((await guest.change({ sku: 'LAMP', qty: 1, item_id })).body).toEqual({
        code: 400,
        result: 'An item_id is a whole number',
      })
    expect(await guest.pull()).toEqual([])
    for (const item_id of [null, '']) expect((await guest.change({ sku: 'LAMP', qty: 1, item_id })).status).toBe(200)
  })

  test('a simple product is added, added again to the same line, set, removed', async () => {
    const guest = await asGuest(platform)
    const line = await guest.add('LAMP', 2)
    expect(line).toEqual({
      item_id: expect.any(Number),
      sku: 'LAMP',
      qty: 2,
      name: 'Lámpara de mesa',
      price: 450,
      product_type: 'simple',
      quote_id: guest.cartId,
    })
    expect((await guest.add('LAMP')).qty).toBe(3)
    const set = await guest.change({
      sku: 'LAMP',
      item_id: line.item_id,
      qty: '5',
      product_option: { extension_attributes: { custom_options: [] } },
    })
    expect(set.body.result).toMatchObject({ item_id: line.item_id, qty: 5 })
    expect((await guest.post('delete', { cartItem: { sku: 'LAMP', item_id: line.item_id } })).body).toEqual({
      code: 200,
      result: true,
    })
    expect(await guest.pull()).toEqual([])
    expect((await guest.post('delete', { cartItem: { item_id: line.item_id } })).body.code).toBe(404)
    expect((await guest.change({ item_id: line.item_id, qty: 1 })).body).toMatchObject({
      code: 404,
      result: expect.stringContaining("doesn't contain"),
    })
  })

  test('parent with options and the child itself are the same line', async () => {
    const guest = await asGuest(platform)
    const line = await guest.add('SOFA', 1, configured('93', 52))
    expect(line).toMatchObject({
      sku: 'SOFA-GRIS',
      name: 'Sofá Oslo',
      product_type: 'configurable',
      product_option: configured('93', '52'),
    })
    expect((await guest.add('SOFA-GRIS')).item_id).toBe(line.item_id)
    expect(
      (
        await guest.add('SOFA', 1, {
          extension_attributes: { configurable_item_options: { 93: { option_id: '93', option_value: '50' } } },
        })
      ).sku,
    ).toBe('SOFA-AZUL')
    expect(pluck(await guest.pull(), 'qty')).toEqual([2, 1])
  })

  test('changing the options of a line onto another one makes one line of both', async () => {
    const guest = await asGuest(platform)
    const grey = await guest.add('SOFA-GRIS')
    await guest.add('SOFA-AZUL', 2)
    await guest.change({ sku: 'SOFA', item_id: grey.item_id, qty: 1, product_option: configured('93', '50') })
    expect(await guest.pull()).toMatchObject([{ sku: 'SOFA-AZUL', qty: 3 }])
  })

  test('custom options cost what they say, and other texts are other lines', async () => {
    const guest = await asGuest(platform)
    const option = (list: unknown) => ({ extension_attributes: { custom_options: list } })
    const engraved = await guest.add('LAMP', 1, option([{ option_id: 12, option_value: 'Ana' }, { option_id: '13', option_value: '32' }])) // prettier-ignore
    expect(engraved.price).toBe(450 + 50 + 45)
    await guest.add('LAMP', 1, option({ 12: { option_id: 12, option_value: 'Luz' } }))
    await guest.add('LAMP')
    expect(pluck(await guest.pull(), 'price')).toEqual([545, 500, 450])
    expect(
      (await guest.change({ sku: 'LAMP', qty: 1, product_option: option([{ option_id: 13, option_value: '99' }]) }))
        .body.code,
    ).toBe(400)
    expect(
      (
        await guest.change({
          sku: 'LAMP',
          qty: 1,
          product_option: option([{ option_id: 12, option_value: 'x'.repeat(11) }]),
        })
      ).body.result,
    ).toContain('too long')
  })

  test('a part of a bundle has no more units than a line may have, counted in stock or not', async () => {
    const { db } = platform.database()
    await db.updateTable('stock').set({ manage_stock: false }).where('sku', '=', 'PIL').execute()
    const guest = await asGuest(platform)
    const kit = (option_qty: unknown) => ({
      sku: 'KIT',
      qty: 1,
      product_option: {
        extension_attributes: {
          bundle_options: [
            { option_id: 1, option_selections: [1] },
            { option_id: 2, option_qty, option_selections: [4] },
          ],
        },
      },
    })
    const answers = [await guest.change(kit(LINE_MAX_QUANTITY + 1)), await guest.change(kit(LINE_MAX_QUANTITY))]
    await db.updateTable('stock').set({ manage_stock: true }).where('sku', '=', 'PIL').execute()
    expect(answers.map(({ body }) => body)).toMatchObject([
      { code: 400, result: expect.stringContaining('maximum qty allowed') },
      { code: 200 },
    ])
    for (const none of [1.5, 'dos', 0, -1, 3_000_000_000, {}])
      expect((await guest.change(kit(none))).body).toMatchObject({
        code: 400,
        result: expect.stringMatching(/qty|quantity/),
      })
  })

  test('a bundle costs its selections and needs its required option', async () => {
    const guest = await asGuest(platform)
    const bundle = (list: unknown) => ({ extension_attributes: { bundle_options: list } })
    const line = await guest.add(
      'KIT',
      1,
      bundle({
        1: { option_id: 1, option_qty: 1, option_selections: [2] },
        2: { option_id: 2, option_qty: 3, option_selections: [4] },
      }),
    )
    expect(line).toMatchObject({ sku: 'KIT-MAT-QN-PIL', price: 2_300, product_type: 'bundle' })
    const without = await guest.change({
      sku: 'KIT',
      qty: 1,
      product_option: bundle([{ option_id: 2, option_selections: [4] }]),
    })
    expect(without.body).toMatchObject({ code: 400, result: 'You need to choose options for your item.' })
    const foreign = await guest.change({
      sku: 'KIT',
      qty: 1,
      product_option: bundle([{ option_id: 1, option_selections: [4] }]),
    })
    expect(foreign.body.code).toBe(400)
  })

  test.each([
    ['an unknown sku', { sku: 'NOPE', qty: 1 }, 404, "doesn't exist"],
    ['a configurable without options', { sku: 'SOFA', qty: 1 }, 400, 'You need to choose options'],
    [
      'an option that no child has',
      { sku: 'SOFA', qty: 1, product_option: configured('93', '99') },
      400,
      'not available',
    ],
    ['a grouped product', { sku: 'SET', qty: 1 }, 400, 'by its parts'],
    ['a disabled product', { sku: 'VIEJO', qty: 1 }, 400, 'not available'],
    ['more than there is', { sku: 'RARO', qty: 6 }, 400, 'The requested qty is not available: RARO, 5 left'],
    ['what is sold out', { sku: 'FOCO', qty: 1 }, 400, 'FOCO, 0 left'],
    ['no quantity', { sku: 'LAMP', qty: 0 }, 400, 'whole number'],
    ['half a unit', { sku: 'LAMP', qty: 1.5 }, 400, 'whole number'],
    ['an absurd quantity', { sku: 'GARANTIA', qty: 10_001 }, 400, 'maximum qty'],
  ])('%s is refused', async (...[, item, code, text]) => {
    const guest = await asGuest(platform)
    const answer = await guest.change(item)
    expect(answer.body).toMatchObject({ code, result: expect.stringContaining(text) })
    expect(answer.status).toBe(code)
    expect(await guest.pull()).toEqual([])
  })

  test('stock counts over lines that take the same product', async () => {
    const guest = await asGuest(platform)
    await guest.add('PIL', 4)
    const kit = { sku: 'KIT', qty: 1, product_option: { extension_attributes: { bundle_options: [{ option_id: 1, option_selections: [1] }, { option_id: 2, option_qty: 6, option_selections: [4] }] } } } // prettier-ignore
    expect((await guest.change(kit)).body).toMatchObject({ code: 400, meta: { sku: 'PIL', left: 9 } })
  })

  test('a missing cartItem is refused', async () => {
    const guest = await asGuest(platform)
    expect((await guest.post('update', {})).body).toEqual({
      code: 400,
      result: 'No cartItem element provided within the request body',
    })
  })
})

test('prices and currency are those of the store that the cart was opened in', async () => {
  const guest = await asGuest(platform, 'de')
  await guest.add('LAMP')
  expect(await guest.totals()).toMatchObject({ quote_currency_code: 'EUR', tax_amount: 85.5 })
  expect((await guest.segments()).grand_total).toBe(535.5)
})

describe('idempotency', () => {
  test('a replay changes nothing and gets the same answer', async () => {
    const guest = await asGuest(platform)
    const headers = { 'idempotency-key': 'add-lamp' }
    const first = await guest.change({ sku: 'LAMP', qty: 1 }, headers)
    const again = await guest.change({ sku: 'LAMP', qty: 1 }, headers)
    expect(again.body).toEqual(first.body)
    expect(pluck(await guest.pull(), 'qty')).toEqual([1])
  })
  test('the same key for something else is 409, in another cart it is another key', async () => {
    const guest = await asGuest(platform)
    const headers = { 'idempotency-key': 'k' }
    await guest.change({ sku: 'LAMP', qty: 1 }, headers)
    expect((await guest.change({ sku: 'LAMP', qty: 2 }, headers)).status).toBe(409)
    expect((await (await asGuest(platform)).change({ sku: 'LAMP', qty: 2 }, headers)).status).toBe(200)
  })
  test('many at once are carried out once', async () => {
    const guest = await asGuest(platform)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest.change({ sku: 'LAMP', qty: 1 }, { 'idempotency-key': 'burst' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(pluck(await guest.pull(), 'qty')).toEqual([1])
  })
  test('a refusal may be tried again with the same key', async () => {
    const guest = await asGuest(platform)
    const headers = { 'idempotency-key': 'retry' }
    expect((await guest.change({ sku: 'FOCO', qty: 1 }, headers)).status).toBe(400)
    const { db } = platform.database()
    await db.updateTable('stock').set({ qty: 3, is_in_stock: true }).where('sku', '=', 'FOCO').execute()
    expect((await guest.change({ sku: 'FOCO', qty: 1 }, headers)).status).toBe(200)
    await db.updateTable('stock').set({ qty: 0, is_in_stock: false }).where('sku', '=', 'FOCO').execute()
  })
  test('creating twice with one key opens one cart', async () => {
    const create = () => platform.post('/api/cart/create', undefined, { 'idempotency-key': 'one-cart' })
    expect((await create()).body).toEqual((await create()).body)
  })
  test('a key that was used in one store is refused in another', async () => {
    const create = (storeCode: string) =>
      platform.post('/api/cart/create', undefined, { 'idempotency-key': 'two-stores', 'x-vs-store-code': storeCode })
    expect(await create('hogar')).toMatchObject({ status: 200 })
    expect(await create('de')).toMatchObject({ status: 409 })
    expect(await create('hogar')).toMatchObject({ status: 200 })
  })
})
