import { beforeAll, describe, expect, test } from 'vitest'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const INVALID = { code: 404, result: "The coupon code isn't valid. Verify the code and try again." }

beforeAll(async () => {
  const limits = { currency: 'MXN', minimum_subtotal: '0', valid_from: null, valid_to: null, max_uses: null }
  const past = new Date('2020-01-01')
  const rows = [
    { code: 'PASADO', kind: 'percent', value: '50', ...limits, valid_to: past },
    { code: 'AGOTADO', kind: 'percent', value: '50', ...limits, max_uses: 0 },
    { code: 'ENORME', kind: 'fixed', value: '99999', ...limits },
  ] as const
  await platform
    .database()
    .db.insertInto('coupon')
    .values([...rows])
    .execute()
})

test('a percentage comes off before tax, and the totals add up', async () => {
  const guest = await asGuest(platform)
  await guest.add('RARO')
  expect((await guest.coupon('bienvenido')).body).toEqual({ code: 200, result: true })
  expect(await guest.segments()).toEqual({
    subtotal: 1_000,
    shipping: null,
    discount: -100,
    tax: 144,
    grand_total: 1_044,
  })
  expect(await guest.totals()).toMatchObject({
    coupon_code: 'BIENVENIDO',
    grand_total: 900,
    discount_amount: -100,
    items: [{ discount_amount: 100, tax_amount: 144 }],
  })
  expect((await guest.get('coupon')).body.result).toBe('BIENVENIDO')
})

test('removed, the coupon leaves no trace', async () => {
  const guest = await asGuest(platform)
  await guest.add('RARO')
  await guest.coupon('BIENVENIDO')
  expect((await guest.post('delete-coupon')).body.result).toBe(true)
  expect(await guest.totals()).not.toHaveProperty('coupon_code')
  expect((await guest.get('coupon')).body).toEqual({ code: 200, result: null })
})

test('a second coupon replaces the first', async () => {
  const guest = await asGuest(platform)
  await guest.add('RARO', 3)
  await guest.coupon('BIENVENIDO')
  const before = await guest.segments()
  await guest.coupon('ESTRENA200')
  const after = await guest.segments()
  // 200 of what is paid: 172.41 and its tax.
  expect(after).toMatchObject({ discount: -172.41 })
  const paidWithout = await guest.post('delete-coupon').then(() => guest.segments())
  expect(before).toHaveProperty('discount')
  expect(Number(paidWithout['grand_total']) - Number(after['grand_total'])).toBeCloseTo(200, 6)
})

test('a discount is never more than the cart is worth', async () => {
  const guest = await asGuest(platform)
  await guest.add('LAMP', 2)
  await guest.coupon('ENORME')
  expect(await guest.segments()).toMatchObject({ discount: -900, tax: 0, grand_total: 0 })
})

test('below the minimum the coupon rests, above it counts again', async () => {
  const guest = await asGuest(platform)
  const line = await guest.add('LAMP', 2)
  await guest.coupon('BIENVENIDO')
  await guest.change({ item_id: line.item_id, qty: 1 })
  expect(await guest.totals()).toMatchObject({ coupon_code: 'BIENVENIDO' })
  await platform
    .database()
    .db.updateTable('coupon')
    .set({ minimum_subtotal: '600' })
    .where('code', '=', 'BIENVENIDO')
    .execute()
  expect(await guest.totals()).not.toHaveProperty('coupon_code')
  await guest.change({ item_id: line.item_id, qty: 2 })
  expect(await guest.totals()).toMatchObject({ coupon_code: 'BIENVENIDO' })
})

describe('refused', () => {
  test.each(['NOPE', 'PASADO', 'AGOTADO', 'WILLKOMMEN'])('%s', async (code) => {
    const guest = await asGuest(platform)
    await guest.add('RARO')
    expect((await guest.coupon(code)).body).toEqual(INVALID)
  })
  test('a cart that is worth too little, an empty cart, no code', async () => {
    const guest = await asGuest(platform)
    expect((await guest.coupon('BIENVENIDO')).body.result).toContain("doesn't contain products")
    await guest.add('PIL')
    expect((await guest.coupon('BIENVENIDO')).body).toEqual(INVALID)
    expect((await guest.coupon('')).body).toEqual({ code: 400, result: 'No coupon code provided' })
  })
})
