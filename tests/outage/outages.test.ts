import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OutageShop, type Reply, startOutageShop } from './outageShop.ts'
import { NO_POSTGRES, type PrivatePostgres, startPrivatePostgres } from './privatePostgres.ts'
import { type SmallDisk, canMount, mountSmallDisk } from './smallDisk.ts'

/** Orders under way when something ends. `OUTAGE_ORDERS=200` tries as many as a review of the shop does. */
const ORDERS = Number(process.env['OUTAGE_ORDERS'] ?? 24)
const AT_A_TIME = 8
const LONG = { timeout: 300_000 }
const RECOVERY = { timeout: 60_000, interval: 200 }

let runs = 0

/** Places orders, a few at a time, each until it is answered; in the middle of them something ends and comes back. */
async function orderThrough(shop: OutageShop, outage: () => Promise<void>) {
  const run = (runs += 1)
  await shop.setStock(ORDERS * 2)
  const ids = Array.from({ length: ORDERS }, (_, index) => `run-${run}-${index}`)
  const carts: string[] = []
  for (const [index] of ids.entries()) carts[index] = await shop.newCart()
  const answers = new Map<string, unknown>()
  let next = 0
  const breaking: Promise<void>[] = []
  const shopper = async () => {
    for (let at = next++; at < ORDERS; at = next++) {
      const reply = await shop.insist(() => shop.order(carts[at]!, ids[at]!))
      answers.set(ids[at]!, reply)
      if (answers.size >= ORDERS / 3) breaking[0] ??= outage()
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, shopper))
  await Promise.all(breaking)
  // Every shopper has a number, each another one, and nothing more was sold than was ordered.
  for (const reply of answers.values()) expect(reply).toMatchObject({ code: 200 })
  const numbers = await Promise.all(ids.map((id) => shop.numberOf(id)))
  expect(new Set(numbers).size).toBe(ORDERS)
  expect(numbers).not.toContain(undefined)
  expect(await shop.stock()).toMatchObject({ qty: ORDERS })
}

async function killAndRestart(shop: OutageShop) {
  await shop.kill()
  await shop.restart()
}

const FAULT = { code: 503, result: 'The service is temporarily unavailable', fault: 'unavailable' }

describe('on the embedded database', LONG, () => {
  const directory = mkdtempSync(join(tmpdir(), 'hogar-outage-'))
  let shop: OutageShop
  beforeAll(async () => {
    shop = await startOutageShop({ DATABASE_URL: '', DATA_DIR: directory })
  })
  afterAll(async () => {
    await shop?.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  test('a platform that is killed in the middle of orders loses and doubles none', async () => {
    await orderThrough(shop, () => killAndRestart(shop))
  })
})

describe.skipIf(NO_POSTGRES !== '')(`on PostgreSQL (${NO_POSTGRES || 'a server of its own'})`, LONG, () => {
  const directory = mkdtempSync(join(tmpdir(), 'hogar-outage-'))
  let postgres: PrivatePostgres
  let shop: OutageShop
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
    shop = await startOutageShop({ DATABASE_URL: postgres.url, DATA_DIR: directory })
  })
  afterAll(async () => {
    await shop?.stop()
    await postgres?.remove()
    rmSync(directory, { recursive: true, force: true })
  })

  test('a platform that is killed in the middle of orders loses and doubles none', async () => {
    await orderThrough(shop, () => killAndRestart(shop))
  })

  test('a server that stops at once and comes back ends no platform, loses and doubles no order', async () => {
    const before = shop.pid()
    await orderThrough(shop, async () => {
      await postgres.stop('immediate')
      await postgres.start()
    })
    expect(shop.pid()).toBe(before)
    await expect.poll(shop.readiness, RECOVERY).toMatchObject({ status: 200 })
  })

  test('while the server is away every call says so, and nothing else', async () => {
    const account = { username: 'ana@outage.example', password: 'Secreta1!' }
    const customer = { email: account.username, firstname: 'Ana', lastname: 'López' }
    await shop.call('POST', '/api/user/create', { customer, password: account.password })
    const cart = await shop.newCart()
    await postgres.stop('immediate')
    expect(await shop.readiness()).toEqual({ status: 503, database: 'unreachable' })
    for (const reply of await Promise.all([
      shop.call('POST', '/api/user/login', account),
      shop.call('POST', `/api/cart/update?token=&cartId=${cart}`, { cartItem: { sku: shop.sku, qty: 1 } }),
      shop.call('GET', `/api/cart/pull?token=&cartId=${cart}`),
      shop.call('GET', '/api/catalog/vue_storefront_catalog/category/_search?request_format=search-query'),
      shop.call('GET', '/api/stock/check/NONE'),
      shop.call('GET', '/api/order/000000001?cartId=none'),
      shop.order(cart, 'away'),
    ]))
      expect(reply).toEqual(FAULT)
    await postgres.start()
    await expect.poll(shop.readiness, RECOVERY).toMatchObject({ status: 200 })
    expect(await shop.call('POST', '/api/user/login', account)).toMatchObject({ code: 200 })
    expect(await shop.order(cart, 'away')).toMatchObject({ code: 200 })
  })

  test('on a read-only server reads go on, writes are an outage', async () => {
    const cart = await shop.newCart()
    await postgres.query('alter system set default_transaction_read_only = on')
    await postgres.query('select pg_reload_conf()')
    await expect.poll(shop.readiness, RECOVERY).toEqual({ status: 503, database: 'read-only' })
    expect(await shop.order(cart, 'read-only')).toEqual(FAULT)
    expect(await shop.call('GET', `/api/stock/check/${shop.sku}`)).toMatchObject({ code: 200 })
    await postgres.query('alter system reset default_transaction_read_only')
    await postgres.query('select pg_reload_conf()')
    await expect.poll(shop.readiness, RECOVERY).toMatchObject({ status: 200 })
    expect(await shop.order(cart, 'read-only')).toMatchObject({ code: 200 })
  })
})

describe.skipIf(!canMount())('on a full disk (needs the right to mount one)', LONG, () => {
  let disk: SmallDisk
  let shop: OutageShop
  beforeAll(async () => {
    disk = mountSmallDisk()
    shop = await startOutageShop({ DATABASE_URL: '', DATA_DIR: disk.directory })
  })
  afterAll(async () => {
    await shop?.stop()
    disk?.remove()
  })

  test('writes are an outage, reads go on, and all is well when there is room again', async () => {
    await shop.setStock(100)
    const cart = await shop.newCart()
    disk.fill()
    expect(await shop.readiness()).toEqual({ status: 503, database: 'full' })
    // What fits into the pages that are there may still be written: until one write needs room.
    const writes: Reply[] = []
    for (let count = 0; count < 60 && !writes.some(({ code }) => code === 503); count += 1)
      writes.push(await shop.order('', `full-${count}`))
    expect(writes.at(-1)).toEqual(FAULT)
    expect(writes.filter(({ code }) => code !== 200 && code !== 503)).toEqual([])
    expect(await shop.call('GET', `/api/stock/check/${shop.sku}`)).toMatchObject({ code: 200 })
    disk.empty()
    expect(await shop.readiness()).toMatchObject({ status: 200 })
    expect(await shop.order(cart, 'room')).toMatchObject({ code: 200 })
  })
})
