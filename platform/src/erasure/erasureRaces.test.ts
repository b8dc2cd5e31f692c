import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockCustomer, lockCustomerKey } from '../customers/customerLocks.ts'
import { lockStock } from '../stock/stockRepository.ts'
import { PASSWORD, asCustomer } from '../testing/customer.ts'
import { ADDRESS, orderBody } from '../testing/shopper.ts'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { textOf } from '../parse/fields.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const { region: _region, email: _email, ...home } = ADDRESS

/** A customer with one lamp in the cart. */
async function shopper() {
  const customer = await asCustomer(platform, `${crypto.randomUUID()}@example.mx`)
  const url = (path: string) => `/api/${path}?token=${customer.token}`
  const id = Number((await customer.get('me')).body.result!.id)
  const cartId = textOf((await platform.post(url('cart/create'))).body.result) ?? ''
  await platform.post(url('cart/update'), { cartItem: { sku: 'LAMP', qty: 1 } })
  const body = orderBody(cartId, { products: [{ sku: 'LAMP', qty: 1, price: 1 }] })
  return {
    ...customer,
    id,
    post: (path: string, payload?: unknown) => platform.post(url(path), payload),
    order: () => platform.post(url('order'), body),
    erase: () => platform.post(url('ext/account_erase'), { currentPassword: PASSWORD }),
  }
}
type Shopper = Awaited<ReturnType<typeof shopper>>

/** Waits until so many requests wait for a lock. */
async function waiting(count: number) {
  const blocked = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const read = async () => (await blocked.execute(platform.database().db)).rows[0]?.count
  await expect.poll(read, { timeout: 10_000 }).toBe(count)
}

describe.skipIf(testDatabaseUrl() === null)('at the same time (needs DATABASE_URL)', () => {
  test('an order and the erasing of its account: the order stands, the account stays', async () => {
    const ana = await shopper()
    const [order, erasing] = await platform
      .database()
      .db.transaction()
      .execute(async (transaction) => {
        await lockStock(transaction, ['LAMP'])
        const running = [ana.order()]
        await waiting(1)
        running.push(ana.erase())
        await waiting(2)
        return running
      })
    expect(await order).toMatchObject({ status: 200 })
    expect(await erasing).toMatchObject({ status: 409, body: { result: { reason: 'orders_open' } } })
  })

  test('an order does not wait for another change of its customer', async () => {
    const ana = await shopper()
    await platform
      .database()
      .db.transaction()
      .execute(async (transaction) => {
        await lockCustomer(transaction, ana.id)
        expect(await ana.order()).toMatchObject({ status: 200 })
      })
  })

  test.each<[string, (customer: Shopper) => Promise<Readonly<{ status: number }>>]>([
    ['an order', (ana) => ana.order()],
    ['a wish list', (ana) => ana.post('wishlist/create', { wishlist_name: 'Sala' })],
    [
      'a review',
      (ana) =>
        ana.post('review/create', {
          review: { product_id: 4, title: 'Bien', detail: 'Muy bien', nickname: 'Ana', rating: 5 },
        }),
    ],
    [
      'a question',
      (ana) =>
        ana.post('ext/product_questions', {
          sku: 'LAMP',
          question: '¿Cuánto mide?',
          nickname: 'Ana',
          email: ana.email,
        }),
    ],
    ['an address', (ana) => ana.post('ext/address_update', { address: { ...home, region: { region: 'Jalisco' } } })],
    ['a rank', (ana) => ana.post('ext/ranking_update', { userId: ana.id })],
    ['a link to guest orders', (ana) => ana.post('ext/guest_orders')],
    ['a second erasing', (ana) => ana.erase()],
  ])('%s of an account that is erased meanwhile: its session is over', async (_name, request) => {
    const ana = await shopper()
    const answer = await platform
      .database()
      .db.transaction()
      .execute(async (transaction) => {
        await lockCustomerKey(transaction, ana.id)
        await transaction.deleteFrom('customer').where('id', '=', ana.id).execute()
        const running = [request(ana)]
        await waiting(1)
        return running
      })
    expect(await answer[0]).toMatchObject({ status: 401 })
  })

  test.each<[string, (customer: Shopper) => Promise<Readonly<{ status: number }>>, object]>([
    [
      'names',
      (ana) => ana.post('user/me', { customer: { email: ana.email, firstname: 'Ana', lastname: 'Paz' } }),
      { status: 401 },
    ],
    [
      'a password',
      (ana) => ana.post('user/change-password', { currentPassword: PASSWORD, newPassword: 'Nueva-1234' }),
      { status: 500, body: { result: { code: 401 } } },
    ],
    ['a link to a new password', ({ email }) => platform.post('/api/user/reset-password', { email }), { status: 404 }],
  ])('%s of an account that is erased meanwhile: refused', async (_name, request, refusal) => {
    const ana = await shopper()
    const answer = await platform
      .database()
      .db.transaction()
      .execute(async (transaction) => {
        await lockCustomerKey(transaction, ana.id)
        await transaction.deleteFrom('customer').where('id', '=', ana.id).execute()
        const running = [request(ana)]
        await waiting(1)
        return running
      })
    expect(await answer[0]).toMatchObject(refusal)
  })
})
