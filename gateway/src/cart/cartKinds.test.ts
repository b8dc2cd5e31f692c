import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { simple } from '../testing/productDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { overUnitLimit } from './lines/unitLimit.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  platform.documents.product!.push(
    simple(31, { sku: 'MOTO', category_ids: ['1300', '1310'], opcion_de_entrega: 'SOLO SUCURSAL' }),
    simple(32, { sku: 'MOTO-2', category_ids: ['1300', '1310'], opcion_de_entrega: 'DOMICILIO' }),
  )
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const add = async (...lines: string[]) => {
  const { data, errors } = await shopper.query(
    `mutation { addCartLines(input: { lines: [${lines.join()}] }) { cart { exceedsUnitLimit } userErrors { code } } }`,
  )
  expect([errors, data.addCartLines.userErrors]).toEqual([[], []])
  return data.addCartLines.cart
}
const read = (fields: string) => shopper.query(`{ viewer { cart { ${fields} } } }`)
const moto = (quantity: number, sku = 'MOTO') => `{ sku: "${sku}", quantity: ${quantity} }`

const ADDRESS = `firstName: "Ana", lastName: "López", street: ["Av. Juárez 10"], city: "Guadalajara", regionCode: "JAL",
  postcode: "44100", telephone: "3312345678"`
const chooseDelivery = () =>
  shopper.query(
    `mutation { setCartShipping(input: { address: { ${ADDRESS} }, carrierCode: "flatrate", methodCode: "flatrate" }) { userErrors { code } }
      setCartPayment(input: { methodCode: "banktransfer" }) { userErrors { code } } }`,
  )
const place = (key: string) =>
  shopper.query(
    `mutation { placeOrder(input: { email: "ana@example.mx", clientMutationId: "${key}" }) { order { number } cart { id } userErrors { code sku message } } }`,
  )

describe('what is sold one by one', () => {
  test('may be put into the cart more than once, and flags it', async () => {
    expect(await add(moto(1), '{ sku: "SKU-1", quantity: 5 }')).toEqual({ exceedsUnitLimit: false })
    expect(await add(moto(1))).toEqual({ exceedsUnitLimit: true })
  })

  test('is counted over all products of the category', async () => {
    expect(await add(moto(1), moto(1, 'MOTO-2'))).toEqual({ exceedsUnitLimit: true })
  })

  test('is reported per line, so that a page can name the line to reduce', async () => {
    await add(moto(1), '{ sku: "SKU-1", quantity: 5 }')
    const { data } = await read('lines { sku isSoldOneByOne }')
    expect(data.viewer.cart.lines).toEqual([
      { sku: 'MOTO', isSoldOneByOne: true },
      { sku: 'SKU-1', isSoldOneByOne: false },
    ])
  })

  test('is what the store says it is', async () => {
    const other = createGraphClient(platform.url, 'other', { settings: { hogar: { unitLimitCategories: [] } } })
    const { data } = await other.query(
      `mutation { addCartLines(input: { lines: [${moto(3)}] }) { cart { exceedsUnitLimit } } }`,
    )
    expect(data.addCartLines.cart).toEqual({ exceedsUnitLimit: false })
    await other.close()
  })

  test('cannot be ordered above its limit', async () => {
    await add(moto(2))
    await chooseDelivery()
    const refused = (await place('one')).data.placeOrder
    expect(refused).toMatchObject({
      order: null,
      cart: { id: expect.any(String) },
      userErrors: [{ code: 'UNIT_LIMIT_EXCEEDED', sku: 'MOTO', message: 'De MOTO solo se puede pedir 1 a la vez.' }],
    })
    expect(platform.orders.size).toBe(0)
    await shopper.query(
      'mutation { updateCartLines(input: { lines: [{ line: { identity: { sku: "MOTO" } }, quantity: 1 }] }) { userErrors { code } } }',
    )
    expect((await place('two')).data.placeOrder).toMatchObject({ order: { number: '000000001' }, userErrors: [] })
  })

  test('is the only item of its order: with anything else the cart is flagged, and refused', async () => {
    await add(moto(1), '{ sku: "SKU-1", quantity: 1 }')
    expect((await read('mixesSoleItem exceedsUnitLimit')).data.viewer.cart).toEqual({
      mixesSoleItem: true,
      exceedsUnitLimit: false,
    })
    await chooseDelivery()
    expect((await place('one')).data.placeOrder).toMatchObject({
      order: null,
      userErrors: [
        {
          code: 'MOTORCYCLE_ALONE',
          sku: 'MOTO',
          message: 'Una motocicleta se pide sola: deja en el carrito solo la moto.',
        },
      ],
    })
    expect(platform.orders.size).toBe(0)
    const { data } = await shopper.query(
      'mutation { removeCartLines(input: { lines: [{ identity: { sku: "SKU-1" } }] }) { cart { mixesSoleItem } } }',
    )
    expect(data.removeCartLines.cart).toEqual({ mixesSoleItem: false })
    expect((await place('two')).data.placeOrder).toMatchObject({ order: { number: '000000001' }, userErrors: [] })
  })

  test('leaves with what can be ordered when the rest is saved as a quote, which happens once', async () => {
    await add(moto(1), '{ sku: "SKU-1", quantity: 3 }')
    const aside = (key: string) =>
      shopper.query(
        `mutation { saveQuote(input: { name: "Lo demás", movesLinesBesideSoleItem: true, clientMutationId: "${key}" }) {
          quote { lines { sku quantity } } cart { mixesSoleItem lines { sku } } userErrors { code } } }`,
      )
    const { saveQuote } = (await aside('k')).data
    expect(saveQuote).toEqual({
      quote: { lines: [{ sku: 'SKU-1', quantity: 3 }] },
      cart: { mixesSoleItem: false, lines: [{ sku: 'MOTO' }] },
      userErrors: [],
    })
    expect((await aside('k')).data.saveQuote.userErrors).toEqual([])
    expect((await aside('again')).data.saveQuote).toMatchObject({ quote: null, userErrors: [{ code: 'CONFLICT' }] })
    expect((await read('lines { sku }')).data.viewer.cart.lines).toEqual([{ sku: 'MOTO' }])
  })

  test('is flagged exactly where a category holds more than one unit', () => {
    const anyLine = fc.record({
      line: fc.record({ sku: fc.string(), name: fc.string(), quantity: fc.integer({ min: 1, max: 3 }) }),
      kind: fc.record({ categoryIds: fc.subarray([1, 2, 3]) }),
    })
    fc.assert(
      fc.property(fc.array(anyLine), fc.subarray([1, 2]), (lines, categories) => {
        const units = (id: number) =>
          lines.reduce((sum, { line, kind }) => sum + (kind.categoryIds.includes(id) ? line.quantity : 0), 0)
        expect(overUnitLimit(lines, categories)?.categoryId).toBe(categories.find((id) => units(id) > 1))
      }),
    )
  })
})

describe('an item for branch delivery only', () => {
  const KINDS = 'isBranchDeliveryOnly lines { sku isBranchDeliveryOnly warranty }'

  test('is recognised by its product, and makes the cart a pickup cart', async () => {
    await add('{ sku: "SKU-1" }', moto(1, 'MOTO-2'))
    expect((await read(KINDS)).data.viewer.cart.isBranchDeliveryOnly).toBe(false)
    await add(moto(1))
    const { cart } = (await read(KINDS)).data.viewer
    expect(cart.isBranchDeliveryOnly).toBe(true)
    expect(cart.lines.filter((line: { isBranchDeliveryOnly: boolean }) => line.isBranchDeliveryOnly)).toMatchObject([
      { sku: 'MOTO' },
    ])
  })

  test('is recognised by its line first, where the platform says so', async () => {
    await add('{ sku: "SKU-1" }', moto(1))
    const say = (sku: string, additional_data: object) => {
      const line = [...platform.carts.carts.values()].flat().find((item) => item.sku === sku)
      Object.assign(line!, { extension_attributes: { additional_data } })
    }
    say('SKU-1', { opcion_de_entrega: 'SOLO SUCURSAL', warranty: '<b>24 meses</b>' })
    say('MOTO', { opcion_de_entrega: 'DOMICILIO', warranty: ' ' })
    expect((await read(KINDS)).data.viewer.cart).toEqual({
      isBranchDeliveryOnly: true,
      lines: [
        { sku: 'SKU-1', isBranchDeliveryOnly: true, warranty: '24 meses' },
        { sku: 'MOTO', isBranchDeliveryOnly: false, warranty: null },
      ],
    })
  })
})

test('kinds of a cart cost two searches for any number of lines, and none where they are not selected', async () => {
  await add(moto(2), ...Array.from({ length: 8 }, (_, index) => `{ sku: "SKU-${index + 1}" }`))
  const { calls } = await createCounted('exceedsUnitLimit isBranchDeliveryOnly lines { isBranchDeliveryOnly warranty }')
  expect(calls).toEqual({ cartPull: 1, catalogueSearch: 2 })
  expect((await createCounted('id totalQuantity isVirtual lines { sku warranty }')).calls).toEqual({ cartPull: 1 })
})

/** Asks through a gateway that holds no replies of before. */
async function createCounted(fields: string) {
  const fresh = createGraphClient(platform.url, shopper.id)
  fresh.state.data = shopper.state.data
  const answer = await fresh.query(`{ viewer { cart { ${fields} } } }`)
  await fresh.close()
  return answer
}

describe('the day of delivery', () => {
  const DAYS = 'deliveryEstimate { earliest latest }'

  test('is that of the whole cart, requested with the store’s number and the destination', async () => {
    platform.cartDates.days = { earliest: '2026-11-26', latest: '2026-11-28' }
    await add('{ sku: "SKU-1" }')
    const { data, calls } = await read(DAYS)
    expect(data.viewer.cart).toEqual({ deliveryEstimate: { earliest: '2026-11-26', latest: '2026-11-28' } })
    expect(calls).toEqual({ cartPull: 1, cartDeliveryDate: 1 })
    const asked = platform.seen.findLast(({ path }) => path === '/api/cart/delivery-date')
    expect(asked?.query.get('idEcommerce')).toBe('5')
    expect(JSON.parse(asked?.body ?? '')).toEqual({ address: { country_id: 'MX', countryId: 'MX', postcode: '06000' } })
  })

  test.each([[null], [{ earliest: 'soon', latest: '2026-11-28' }], [{ earliest: '2026-11-29', latest: '2026-11-28' }]])(
    'is null where the platform says %j',
    async (days) => {
      platform.cartDates.days = days
      await add('{ sku: "SKU-1" }')
      expect(await read(DAYS)).toMatchObject({ data: { viewer: { cart: { deliveryEstimate: null } } }, errors: [] })
    },
  )

  test('is null from a platform that does not know the call', async () => {
    await add('{ sku: "SKU-1" }')
    platform.faults.set('/api/cart/delivery-date', 404)
    expect(await read(DAYS)).toMatchObject({ data: { viewer: { cart: { deliveryEstimate: null } } }, errors: [] })
  })

  test('is not requested when nothing is delivered', async () => {
    await add('{ sku: "SERVICE" }')
    const { data, calls } = await read(DAYS)
    expect(data.viewer.cart.deliveryEstimate).toBeNull()
    expect(calls).toEqual({ cartPull: 1 })
  })
})
