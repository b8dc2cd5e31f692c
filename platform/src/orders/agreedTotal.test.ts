import { expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { asGuest, orderBody } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const LAMPS = { products: [{ sku: 'LAMP', qty: 2, price: 450 }] }
/** Two lamps of 450.00, with 16 % tax. */
const TOTAL = '1044.00 MXN'
const agreeing = (agreed: string) => ({ 'x-agreed-total': agreed })

async function stockOf(sku: string): Promise<unknown> {
  return (await platform.get(`/api/stock/check/${sku}`)).body.result!.qty
}

async function couponOf(code: string, value: number) {
  const coupon = { code, kind: 'fixed', value: String(value), currency: 'MXN', minimum_subtotal: '0', max_uses: 1 }
  await platform
    .database()
    .db.insertInto('coupon')
    .values(coupon as never)
    .execute()
}

test('an order at the agreed total is placed', async () => {
  const guest = await asGuest(platform)
  expect(await guest.order(LAMPS, agreeing(TOTAL))).toMatchObject({ status: 200 })
})

test.each(['1043.99 MXN', '1044.01 MXN', '1044.00 EUR'])(
  'nothing is ordered at another total or currency than the agreed %s',
  async (agreed) => {
    const before = await stockOf('LAMP')
    const guest = await asGuest(platform)
    expect(await guest.order(LAMPS, agreeing(agreed))).toMatchObject({
      status: 409,
      body: {
        code: 409,
        result: 'Error placing an order. The total is 1044.00 MXN now.',
        meta: { reason: 'TOTAL_CHANGED', total: 1044, currency: 'MXN' },
      },
    })
    expect(await stockOf('LAMP')).toBe(before)
    // The cart is open still, and is ordered as soon as its buyer agrees.
    expect(await guest.order(LAMPS, agreeing(TOTAL))).toMatchObject({ status: 200 })
  },
)

test.each(['1044.00', 'MXN 1044.00', '-1 MXN', '1e3 MXN', ''])('“%s” is no agreed total', async (agreed) => {
  const guest = await asGuest(platform)
  expect(await guest.order(LAMPS, agreeing(agreed))).toMatchObject({ status: 400 })
})

test('a coupon that was used up meanwhile leaves its second buyer with nothing ordered', async () => {
  await couponOf('UNAVEZ', 100)
  const carts = await Promise.all([asGuest(platform), asGuest(platform)])
  const [first, second] = carts
  for (const cart of carts) {
    await cart.add('LAMP', 2)
    expect(await cart.coupon('UNAVEZ')).toMatchObject({ status: 200 })
  }
  const total = Number((await second.segments()).grand_total)
  const agreed = agreeing(`${total.toFixed(2)} MXN`)
  expect(await first.order(LAMPS, agreed)).toMatchObject({ status: 200 })
  expect((await second.order(LAMPS, agreed)).body).toMatchObject({ code: 409, meta: { reason: 'TOTAL_CHANGED' } })
})

test('a price that changes between the look and the order orders nothing', async () => {
  const { db } = platform.database()
  const guest = await asGuest(platform)
  const of = (price: number) =>
    db
      .updateTable('catalogue_document')
      .set((set) => ({
        source: set.fn('jsonb_set', [
          set.fn('jsonb_set', ['source', set.val('{price}'), set.val(String(price))]),
          set.val('{final_price}'),
          set.val(String(price)),
        ]) as never,
      }))
      .where('sku', '=', 'MAT-IND')
      .where('index_name', '=', 'vue_storefront_catalog')
      .execute()
  await of(1_100)
  const products = [{ sku: 'MAT-IND', qty: 1, price: 1_000 }]
  expect((await guest.order({ products }, agreeing('1160.00 MXN'))).body).toMatchObject({
    code: 409,
    meta: { total: 1276 },
  })
  await of(1_000)
  expect((await guest.order({ products }, agreeing('1160.00 MXN'))).body).toMatchObject({ code: 200 })
})

test('a wallet is not charged above the agreed total', async () => {
  const ana = await asCustomer(platform, 'ana@agreed.example')
  const key = { 'x-moderation-key': 'mk-test' }
  await platform.post('/api/ext/wallet_booking', { email: ana.email, amount: 5_000, note: 'x' }, key)
  const cartId = textOf((await platform.post(`/api/cart/create?token=${ana.token}`)).body.result) ?? ''
  const body = orderBody(cartId, LAMPS)
  const byWallet = {
    ...body,
    addressInformation: { ...body.addressInformation, payment_method_code: 'wallet' },
  }
  const order = (agreed: string) => platform.post(`/api/order?token=${ana.token}`, byWallet, agreeing(agreed))
  expect(await order('1043.00 MXN')).toMatchObject({ status: 409 })
  const customerId = Number((await ana.get('me')).body.result!.id)
  const balance = async () =>
    (await platform.post(`/api/ext/wallet_balance?token=${ana.token}`, { customerId })).body.result!.balance
  expect(await balance()).toBe(5_000)
  expect(await order(TOTAL)).toMatchObject({ status: 200 })
  expect(await balance()).toBe(5_000 - 1_044)
})
