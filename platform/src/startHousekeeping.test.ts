import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { OLD_CART_DAYS, OLD_CARTS_BATCH } from './cart/limits.ts'
import { SESSION_TTL_DAYS } from './customers/limits.ts'
import { STOCK_ALERT_KEPT_DAYS } from './forgetOldContacts.ts'
import { textOf } from './parse/fields.ts'
import { keepHouse, startHousekeeping } from './startHousekeeping.ts'
import { buy } from './testing/buy.ts'
import { PASSWORD, asCustomer } from './testing/customer.ts'
import { asGuest } from './testing/shopper.ts'
import { throwingLog } from './testing/throwingLog.ts'
import { withPlatform } from './testing/withPlatform.ts'

const platform = withPlatform()
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const keepAt = (days: number) => keepHouse(platform.database().db, { now: inDays(days), log: throwingLog })
const isOpen = async (id: string) => (await platform.get(`/api/cart/pull?token=&cartId=${id}`)).status === 200
const age = (id: string, days: number) =>
  platform
    .database()
    .db.updateTable('cart')
    .set({ updated_at: inDays(-days) })
    .where('id', '=', id)
    .execute()

describe('the cart of a guest', () => {
  test.each([OLD_CART_DAYS])('is deleted with its lines %i days after its last change, and not before', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    await keepAt(OLD_CART_DAYS - 1)
    expect(await isOpen(guest.cartId)).toBe(true)
    await keepAt(OLD_CART_DAYS + 1)
    expect(await isOpen(guest.cartId)).toBe(false)
    const lines = platform.database().db.selectFrom('cart_item').selectAll().where('cart_id', '=', guest.cartId)
    expect(await lines.execute()).toEqual([])
  })

  test('counts a change of its lines as a change', async () => {
    const [added, removed] = [await asGuest(platform), await asGuest(platform)]
    await removed.add('LAMP')
    for (const { cartId } of [added, removed]) await age(cartId, OLD_CART_DAYS + 1)
    await added.add('LAMP')
    const [line] = await platform.database().db.selectFrom('cart_item').selectAll().where('cart_id', '=', removed.cartId).execute() // prettier-ignore
    await removed.post('delete', { cartItem: { sku: 'LAMP', item_id: line!.item_id } })
    await keepAt(0)
    expect([await isOpen(added.cartId), await isOpen(removed.cartId)]).toEqual([true, true])
  })

  test('is deleted in batches, however many there are', async () => {
    const { db } = platform.database()
    const rows = Array.from({ length: OLD_CARTS_BATCH * 2 + 1 }, (_, at) => ({ id: `old-${at}`, store_code: 'hogar', updated_at: inDays(-100) })) // prettier-ignore
    await db.insertInto('cart').values(rows).execute()
    await keepAt(0)
    expect(await db.selectFrom('cart').select('id').where('id', 'like', 'old-%').execute()).toEqual([])
  })

  test('of a customer stays', async () => {
    const customer = await asCustomer(platform, 'guarda@example.mx')
    const own = (await platform.post(`/api/cart/create?token=${customer.token}`)).body.result as unknown as string
    await keepAt(10 * OLD_CART_DAYS)
    const left = await platform.database().db.selectFrom('cart').select('id').where('id', '=', own).execute()
    expect(left).toHaveLength(1)
  })
})

describe('the cart of an order', () => {
  const { database } = platform
  const statusOf = async (id: string) =>
    (await database().db.selectFrom('cart').select('status').where('id', '=', id).execute()).map(({ status }) => status)
  const orderRow = (number: string) =>
    database().db.selectFrom('sales_order').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow()

  test('is deleted once it is old, a customer’s too, and the order stays as it is', async () => {
    const { token } = await asCustomer(platform, 'ordena@example.mx')
    const bought = await buy([platform, token], [{ sku: 'LAMP', qty: 1 }])
    const guest = await asGuest(platform)
    const order = { order_id: 'old-1', products: [{ sku: 'LAMP', qty: 1, price: 1 }] }
    const placed = await guest.order(order)
    const own = await orderRow(bought.number)
    const carts = async () => [...(await statusOf(own.cart_id)), ...(await statusOf(guest.cartId))]
    await keepAt(OLD_CART_DAYS - 1)
    expect(await carts()).toEqual(['ordered', 'ordered'])
    await keepAt(OLD_CART_DAYS + 1)
    expect(await carts()).toEqual([])
    expect(await orderRow(bought.number)).toEqual(own)
    // A retry finds the order by its own id, and the id of the cart still opens the order of a guest alone.
    expect((await guest.order(order)).body).toEqual(placed.body)
    const read = (number: string, cartId: string) => platform.get(`/api/order/${number}?cartId=${cartId}`)
    expect((await read(textOf(placed.body.result!.orderNumber)!, guest.cartId)).status).toBe(200)
    expect((await read(bought.number, own.cart_id)).status).toBe(404)
  })
})

test('a session that has expired is deleted with its tokens, one in use is not', async () => {
  const { db } = platform.database()
  await db.deleteFrom('customer_session').execute()
  await asCustomer(platform, 'dura@example.mx')
  const count = async (table: 'customer_session' | 'customer_token') =>
    (await db.selectFrom(table).selectAll().execute()).length
  await keepAt(SESSION_TTL_DAYS - 1)
  expect([await count('customer_session'), await count('customer_token')]).toEqual([1, 2])
  await keepAt(SESSION_TTL_DAYS + 1)
  expect([await count('customer_session'), await count('customer_token')]).toEqual([0, 0])
})

test('addresses of stock alerts, answered questions and expired links are deleted, and those that are needed are not', async () => {
  const { db } = platform.database()
  const { token } = await asCustomer(platform, 'vence@example.mx')
  await platform.post(`/api/ext/email_change?token=${token}`, { email: 'otra@example.mx', currentPassword: PASSWORD })
  await db.insertInto('stock_wish').values({ sku: 'LAMP', email: 'espera@example.mx', store_code: 'hogar' }).execute()
  const asked = { store_code: 'hogar', sku: 'LAMP', question: '¿Trae foco?', nickname: 'Ana', email: 'duda@example.mx' }
  const answered = { ...asked, status: 'answered', answer: 'Sí', answered_at: new Date() } as const
  await db.insertInto('product_question').values([asked, answered].map((row) => ({ ...row, customer_id: null, answer: null, answered_at: null, ...row }))).execute() // prettier-ignore
  const kept = async () => {
    const { rows } = await sql<{ kept: string }>`
      select 'new' as kept from email_change union all select 'old' from email_undo union all select sku from stock_wish
      union all select status from product_question where email is not null order by kept`.execute(db)
    return rows.map((row) => row.kept)
  }
  await keepAt(29)
  expect(await kept()).toEqual(['LAMP', 'answered', 'new', 'old', 'pending'])
  await keepAt(40)
  expect(await kept()).toEqual(['LAMP', 'pending'])
  await keepAt(STOCK_ALERT_KEPT_DAYS + 1)
  expect(await kept()).toEqual(['pending'])
})

test('runs a minute after the start, then every hour, and not after its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const runs: string[] = []
  const broken = { deleteFrom: () => { throw new Error('no') } } as never // prettier-ignore
  const stop = startHousekeeping(broken, { error: ({ deletion }) => void runs.push(String(deletion)) })
  const count = () => runs.filter((name) => name === 'forgetOldTries').length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(count()).toBe(2)
  await stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(count()).toBe(2)
  vi.useRealTimers()
})

test('a deletion that fails is logged by its name, and holds up no other', async () => {
  const { db } = platform.database()
  const guest = await asGuest(platform)
  await sql`alter table sign_in_try rename to sign_in_try_elsewhere`.execute(db)
  const logged: unknown[] = []
  const log = { error: ({ deletion }: Readonly<Record<string, unknown>>) => void logged.push(deletion) }
  await keepHouse(db, { now: inDays(OLD_CART_DAYS + 1), log })
  await sql`alter table sign_in_try_elsewhere rename to sign_in_try`.execute(db)
  expect(logged).toEqual(['forgetOldTries'])
  expect(await isOpen(guest.cartId)).toBe(false)
})
