import { beforeAll, beforeEach, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { MODERATOR, openCompanies } from '../testing/companies.ts'
import { rowsOf } from '../testing/rowsOf.ts'
import { orderBody } from '../testing/shopper.ts'
import { WHOLESALE_AMOUNT } from './limits.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'

const platform = withPlatform()
let users: Awaited<ReturnType<typeof openCompanies>>
let companyId: number
beforeAll(async () => {
  users = await openCompanies(platform)
  companyId = Number((await users.boss.company()).id)
  await rowsOf(platform.database().db, `update stock set qty = 100 where sku = 'LAMP'`)
  // Net 80 from one unit, 60 from five.
  await rowsOf(
    platform.database().db,
    `update catalogue_document set source = source || '{"tier_prices": [
      {"customer_group_id": 2, "qty": 1, "value": 80}, {"customer_group_id": 2, "qty": 5, "value": 60},
      {"customer_group_id": 9, "qty": 1, "value": 1}]}' where sku = 'LAMP' and entity = 'product'`,
  )
})
beforeEach(async () => {
  for (const user of [users.boss, users.buyer, users.viewer]) await user.put('company_buyer', { for_company: true })
})

type User = typeof users.boss
const order = async (user: User, number: string | null = null, { qty = 1, storeCode = 'mavi' } = {}) => {
  const query = `?token=${user.token}&storeCode=${storeCode}`
  const cartId = textOf((await platform.post(`/api/cart/create${query}`)).body.result) ?? ''
  await platform.post(`/api/cart/update${query}`, { cartItem: { sku: 'LAMP', qty } })
  const body = orderBody(cartId, { products: [{ sku: 'LAMP', qty, price: 1 }] })
  return platform.post(`/api/order${query}`, { ...body, company_order_number: number })
}
const ordersOf = async (user: User, query = '') =>
  (await user.get(`company_orders/${companyId}${query}`)).body.result as unknown as {
    items: Json[]
    total_count: number
  }
const status = (value: number) => platform.put(`/api/ext/company_status/${companyId}`, { status: value }, MODERATOR)
const linePrice = async (user: User, qty: number, storeCode = 'mavi') => {
  const number = textOf((await order(user, null, { qty, storeCode })).body.result!.orderNumber)
  const { items } = (await platform.get(`/api/order/${number}?token=${user.token}`)).body.result as unknown as {
    items: Json[]
  }
  return Number(items[0]!.price)
}

test('carts and orders of a company’s users have the tier prices of its group, for their quantity', async () => {
  expect(await linePrice(users.buyer, 1)).toBe(80)
  expect(await linePrice(users.buyer, 5)).toBe(60)
  expect(await linePrice(users.hotel, 5)).toBeGreaterThan(80)
  expect(await linePrice(users.buyer, 1, 'hogar')).toBeGreaterThan(80)
})

test('who shops for themselves pays retail prices, and orders in no company’s name', async () => {
  await users.buyer.put('company_buyer', { for_company: false })
  expect(await users.buyer.groupId()).toBe(1)
  expect(await linePrice(users.buyer, 1)).toBeGreaterThan(80)
  const { total_count: before } = await ordersOf(users.boss)
  await order(users.buyer)
  expect((await ordersOf(users.boss)).total_count).toBe(before)
  expect(await order(users.buyer, 'OC-1')).toMatchObject({ status: 403 })
})

test('an order in the company’s name has its number and says who placed it', async () => {
  const placed = await order(users.buyer, 'OC-2026-17')
  expect(placed).toMatchObject({ status: 200 })
  const [newest] = (await ordersOf(users.boss)).items
  expect(newest).toMatchObject({
    increment_id: placed.body.result!.orderNumber,
    company_order_number: 'OC-2026-17',
    placed_by: 'Óscar Garza',
    cancelable: null,
    receipt_code: null,
  })
  expect(await order(users.buyer, 'x'.repeat(41))).toMatchObject({ status: 400 })
})

test('a viewer orders nothing in the company’s name', async () => {
  expect(await order(users.viewer)).toMatchObject({ status: 403 })
})

test('a buyer lists their own orders alone, super user and viewer all, others none', async () => {
  await order(users.boss)
  const own = await ordersOf(users.buyer, `?user=${users.boss.id}`)
  expect(new Set(own.items.map(({ placed_by: name }) => name))).toEqual(new Set(['Óscar Garza']))
  const all = await ordersOf(users.viewer)
  expect(new Set(all.items.map(({ placed_by: name }) => name))).toEqual(new Set(['Óscar Garza', 'Carla Treviño']))
  const one = await ordersOf(users.viewer, `?user=${users.boss.id}`)
  expect(new Set(one.items.map(({ placed_by: name }) => name))).toEqual(new Set(['Carla Treviño']))
  expect(await users.hotel.get(`company_orders/${companyId}`)).toMatchObject({ status: 403 })
  const { id } = await users.hotel.company()
  expect(await users.hotel.get(`company_orders/${Number(id)}`)).toMatchObject({ status: 403 })
  expect(await platform.get(`/api/ext/company_orders/${companyId}`)).toMatchObject({ status: 401 })
})

test('a buyer does not read another user’s order by its number', async () => {
  const number = textOf((await order(users.boss)).body.result!.orderNumber)
  const read = (token: string) => platform.get(`/api/order/${number}?token=${token}`)
  expect([(await read(users.boss.token)).status, (await read(users.buyer.token)).status]).toEqual([200, 404])
})

test('a blocked company orders nothing and pays retail prices, its people shop for themselves', async () => {
  await status(3)
  expect((await order(users.buyer)).body.result).toMatchObject({ reason: 'blocked' })
  expect(await users.buyer.groupId()).toBe(1)
  expect((await users.boss.get(`company_orders/${companyId}`)).status).toBe(200)
  await users.buyer.put('company_buyer', { for_company: false })
  expect(await order(users.buyer)).toMatchObject({ status: 200 })
  await status(1)
  expect(await users.boss.company()).toMatchObject({ is_wholesale: false })
})

test('an order that came back whole earns no wholesale prices', async () => {
  const number = textOf((await order(users.buyer, null, { qty: 60 })).body.result!.orderNumber)
  const url = (call: string) => `/api/order/${number}${call}?token=${users.buyer.token}`
  await platform.put(`/api/order/${number}/progress`, { status: 'order delivered' })
  const [item] = (await platform.get(url(''))).body.result!.items as unknown as Json[]
  const why = { reason: 'changed_mind', condition: 'unopened', resolution: 'refund' }
  const made = await platform.post(url('/returns'), { items: [{ item_id: item!.item_id, qty: 60, ...why }] })
  const returned = textOf(made.body.result!.increment_id)
  await platform.put(`/api/order/returns/${returned}/progress`, { status: 'received' })
  const asked = await users.boss.post('whole_sale_account', { customerId: users.boss.id })
  expect(asked.body.result).toMatchObject({ reason: 'wholesale', orders_missing: 3, amount_missing: WHOLESALE_AMOUNT })
})

test('wholesale prices are granted for delivered orders, and refused with what is missing', async () => {
  const ask = (user: User) => user.post('whole_sale_account', { customerId: user.id })
  for (const user of [users.buyer, users.viewer, users.hotel]) expect(await ask(user)).toMatchObject({ status: 403 })
  expect((await ask(users.boss)).body.result).toMatchObject({ reason: 'wholesale', orders_missing: 3 })
  for (let delivered = 0; delivered < 3; delivered += 1) {
    const number = textOf((await order(users.buyer)).body.result!.orderNumber)
    await platform.put(`/api/order/${number}/progress`, { status: 'order delivered' })
  }
  expect((await ask(users.boss)).body.result).toMatchObject({ is_wholesale: true, customer_group_id: 2 })
  expect(await users.viewer.groupId()).toBe(2)
})
