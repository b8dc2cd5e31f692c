import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const day = (value: unknown) => Date.parse(textOf(value) ?? '')
const home = { country_id: 'MX', postcode: '44100' }

/** Runs with a document changed, and puts it back. */
async function whileMarked(sku: string, fields: object, run: () => Promise<void>) {
  const { db } = platform.database()
  const before = await db.selectFrom('catalogue_document').select('source').where('sku', '=', sku).executeTakeFirst()
  const write = (source: unknown) =>
    sql`update catalogue_document set source = ${JSON.stringify(source)}::jsonb where sku = ${sku}`.execute(db)
  await write({ ...(before?.source as object), ...fields })
  await run()
  await write(before?.source)
}

const BRANCH_ONLY = { opcion_de_entrega: 'SOLO SUCURSAL' }

describe('the day of delivery', () => {
  test('is that of the last parcel', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const lamp = (await guest.post('delivery-date', { address: home })).body.result!
    expect(lamp.earliest).toMatch(/^\d{4}-\d\d-\d\d$/)
    await whileMarked('MAT-IND', { weight: 80 }, async () => {
      await guest.add('MAT-IND')
      const both = (await guest.post('delivery-date', { address: home })).body.result!
      expect(day(both.earliest)).toBeGreaterThan(day(lamp.earliest))
    })
  })

  test('asks the cart where it goes when the call does not say', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    expect((await guest.post('delivery-date', {})).body.result).toBeNull()
    const shippingAddress = { ...home, firstname: 'Ana', street: ['Av. Juárez 10'] }
    await guest.post('shipping-information', { addressInformation: { shippingAddress } })
    const kept = (await guest.post('delivery-date', {})).body.result
    expect(kept).toEqual((await guest.post('delivery-date', { address: home })).body.result)
    expect(kept).not.toBeNull()
  })

  test('is null for what is not delivered, abroad, and where the postcode is none', async () => {
    const guest = await asGuest(platform)
    await guest.add('GARANTIA')
    expect((await guest.post('delivery-date', { address: home })).body.result).toBeNull()
    await guest.add('LAMP')
    expect((await guest.post('delivery-date', { address: { ...home, country_id: 'US' } })).body.result).toBeNull()
    expect((await guest.post('delivery-date', { address: { ...home, postcode: '44x' } })).body.result).toBeNull()
  })

  test('takes the number of a store that there is', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const ask = (id: string) =>
      platform.post(`/api/cart/delivery-date?cartId=${guest.cartId}&idEcommerce=${id}`, { address: home })
    expect((await ask('5')).body.result).toMatchObject({ latest: expect.any(String) })
    expect((await ask('99')).body).toEqual({ code: 400, result: 'Unknown store 99' })
  })
})

describe('an item for branch delivery only', () => {
  test('leaves the pick-up as the only shipping method of the cart', async () => {
    const guest = await asGuest(platform)
    const ways = async () =>
      pluck((await guest.post('shipping-methods', { address: home })).body.result, 'carrier_code')
    await guest.add('LAMP')
    expect(await ways()).toContain('flatrate')
    await whileMarked('MAT-IND', BRANCH_ONLY, async () => {
      await guest.add('MAT-IND')
      expect(await ways()).toEqual(['instore'])
      expect((await guest.pull()).map((line) => line.extension_attributes)).toEqual([
        undefined,
        { additional_data: BRANCH_ONLY },
      ])
    })
  })

  test('may be set on a line by its caller, and stays set while quantities change', async () => {
    const guest = await asGuest(platform)
    const additional_data = { ...BRANCH_ONLY, warranty: ' 24 meses ', other: 'x' }
    await guest.change({ sku: 'MAT-IND', qty: 1, extension_attributes: { additional_data } })
    await guest.add('MAT-IND', 2)
    const [line] = await guest.pull()
    expect(line).toMatchObject({
      qty: 3,
      extension_attributes: { additional_data: { ...BRANCH_ONLY, warranty: '24 meses' } },
    })
    await guest.change({ item_id: line!.item_id, sku: 'MAT-IND', qty: 1 })
    expect((await guest.pull())[0]!.extension_attributes).toEqual(line!.extension_attributes)
    expect(pluck((await guest.post('shipping-methods', { address: home })).body.result, 'carrier_code')).toEqual([
      'instore',
    ])
  })
})

describe('recalculating an order', () => {
  test('drops what is no longer sold and a way to ship that is no longer offered, and answers the totals', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    await guest.add('MAT-IND')
    const addressInformation = { shippingAddress: home, shippingCarrierCode: 'express', shippingMethodCode: 'express' }
    await guest.post('shipping-information', { addressInformation })
    await whileMarked('MAT-IND', { status: 2 }, async () => {
      expect((await guest.post('recalculate-order')).body.result).toMatchObject({
        items_qty: 1,
        shipping_amount: 257.76,
      })
    })
    expect((await guest.pull()).map(({ sku }) => sku)).toEqual(['LAMP'])
    await whileMarked('LAMP', BRANCH_ONLY, async () => {
      const { result } = (await guest.post('recalculate-order')).body
      expect(result).toMatchObject({ items_qty: 1, shipping_amount: 0 })
      expect((await guest.post('recalculate-order')).body.result).toEqual(result)
    })
    expect((await guest.segments()).shipping).toBeNull()
  })

  test('keeps a coupon', async () => {
    const guest = await asGuest(platform)
    await guest.add('MAT-QN')
    const { code } = (await guest.coupon('BIENVENIDO')).body
    expect(code).toBe(200)
    expect((await guest.post('recalculate-order')).body.result).toMatchObject({ coupon_code: 'BIENVENIDO' })
  })

  test('an unknown cart is refused', async () => {
    expect((await platform.post('/api/cart/recalculate-order?cartId=nope')).status).toBe(404)
  })
})
