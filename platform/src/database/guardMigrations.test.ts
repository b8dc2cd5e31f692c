import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { administer, databaseAt } from '../testing/testServer.ts'
import { constraintRefusal } from '../http/constraintRefusal.ts'
import { migrateToLatest } from './migrateToLatest.ts'
import { migrations } from './migrations.ts'
import { type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from './openDatabase.ts'

const NAME = `hogar_test_guards_${process.pid}`
const url = testDatabaseUrl()
let database: OpenDatabase

async function openEmpty(): Promise<OpenDatabase> {
  if (url === null) return openEmbeddedDatabase({ directory: null })
  await administer(url, `create database ${NAME}`)
  return openServerDatabase(databaseAt(url, NAME))
}

/** A database of before, in which every limit is broken. */
beforeAll(async () => {
  database = await openEmpty()
  const { db } = database
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const migrator = new Migrator({
    db,
    migrationTableSchema: rows[0]!.schema,
    provider: { getMigrations: async () => ({ ...migrations }) },
  })
  const before = await migrator.migrateTo('0036_mothers_names')
  if (before.error) throw before.error
  for (const statement of [
    `insert into stock values ('LOW', 1, -3, false, true), ('OK', 2, 4, true, true)`,
    `insert into coupon (code, kind, value, currency, minimum_subtotal, max_uses, used)
       values ('OVER', 'fixed', 10, 'MXN', 0, 1, 5), ('FREE', 'fixed', 10, 'MXN', 0, null, 5)`,
    `insert into customer (id, email, firstname, lastname, password_hash, store_code) values (1, 'a@b.example', 'A', 'B', 'x', 'hogar')`,
    `insert into sales_order (id, order_number, cart_id, customer_id, store_code, status, currency, email, grand_total, totals,
       payment_method, total_canceled, delivered_at)
       values (1, '1', 'c1', 1, 'hogar', 'processing', 'MXN', 'a@b.example', 3047, '{}', 'wallet', 3100, now())`,
    `insert into wallet_entry (customer_id, currency, amount, note, kind, order_id) values
       (1, 'MXN', 2898, '', 'return', 1), (1, 'MXN', 3047, '', 'refund', 1), (1, 'EUR', -5, 'x', 'booking', null)`,
    `insert into cart (id, store_code, updated_at) values ('left', 'hogar', '2020-01-01')`,
  ])
    await sql.raw(statement).execute(db)
  await migrateToLatest(db)
})
afterAll(async () => {
  await database.close()
  if (url !== null) await administer(url, `drop database ${NAME} with (force)`)
})

const rowsOf = async (statement: string) => (await sql.raw(statement).execute(database.db)).rows

test('rows of before that break a limit are set to it, others stay', async () => {
  expect(await rowsOf('select sku, qty from stock order by sku')).toEqual([
    { sku: 'LOW', qty: 0 },
    { sku: 'OK', qty: 4 },
  ])
  expect(await rowsOf('select code, used, max_uses from coupon order by code')).toEqual([
    { code: 'FREE', used: 5, max_uses: null },
    { code: 'OVER', used: 1, max_uses: 1 },
  ])
  expect(await rowsOf('select total_refunded, total_canceled from sales_order')).toEqual([
    { total_refunded: '3047.00', total_canceled: '3047.00' },
  ])
  expect(await rowsOf('select currency, balance from wallet order by currency')).toEqual([
    { currency: 'EUR', balance: '0.00' },
    { currency: 'MXN', balance: '5945.00' },
  ])
  expect(await rowsOf(`select amount, note from wallet_entry where currency = 'EUR' order by id`)).toEqual([
    { amount: '-5.00', note: 'x' },
    { amount: '5.00', note: 'Balance set to 0' },
  ])
})

test.each([
  ['stock below nothing', `update stock set qty = -1`, 400],
  ['a coupon above its uses', `update coupon set used = 2 where code = 'OVER'`, 400],
  ['a wallet below nothing', `insert into wallet_entry (customer_id, currency, amount, note) values (1, 'MXN', -5945.01, 'x')`, 400],
  ['a refund above what was paid', `insert into wallet_entry (customer_id, currency, amount, note, kind, order_id) values (1, 'MXN', 0.01, '', 'refund', 1)`, 409],
  ['more canceled than ordered', `update sales_order set total_canceled = grand_total + 0.01`, 409],
  ['a delivered order that is not', `update sales_order set status = 'pending'`, 409],
  ['a delivery that never was', `update sales_order set delivered_at = null`, 409],
])('the database refuses %s', async (_, statement, code) => {
  const error: unknown = await sql
    .raw(statement)
    .execute(database.db)
    .catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: '23514' })
  expect(constraintRefusal(error as object)).toMatchObject({ code })
}) // prettier-ignore

test('a delivered order is closed, and its customer can go with the wallet', async () => {
  await rowsOf(`update sales_order set status = 'processed and closed'`)
  await rowsOf(`update sales_order set status = 'order delivered'`)
  await rowsOf(`delete from customer`)
  expect(await rowsOf('select * from wallet')).toEqual([])
})

test('another violated check is no refusal', () => {
  expect(constraintRefusal({ code: '23514', constraint: 'toString' })).toBeNull()
  expect(constraintRefusal({ code: '23505', constraint: 'coupon_uses' })).toBeNull()
})

test('each migration is committed by itself, so that no lock on a large table waits for the next', async () => {
  const rows = await rowsOf(`select xmin::text from kysely_migration where name > '0036_mothers_names'`)
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
})

test('a cart of before counts as changed when the migration ran', async () => {
  expect(await rowsOf(`select id from cart where updated_at > now() - interval '1 hour'`)).toEqual([{ id: 'left' }])
})
