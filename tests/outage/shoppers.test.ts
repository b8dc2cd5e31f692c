import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from '../testkit/graph/guest.ts'
import { NO_POSTGRES, type PrivatePostgres, startPrivatePostgres } from './privatePostgres.ts'
import { type SmallDisk, canMount, mountSmallDisk } from './smallDisk.ts'
import {
  type Shoppers,
  expectOutage,
  expectShownOrLater,
  isOutage,
  payloadOf,
  startShoppers,
  statusOf,
} from './startShoppers.ts'

const LONG = { timeout: 300_000 }
const RECOVERY = { timeout: 60_000, interval: 200 }
/** A restart of the database and 5 s, on a machine that may be busy. */
const RECOVERED_WITHIN_MS = 30_000
/** Of the test catalogue. Where an address leads is asked of the database; a category that is named stands in memory. */
const ADDRESSES = ['/salas', '/iluminacion'] as const
const CATEGORIES = [...ADDRESSES, '/c/salas', '/c/sofas']
const SENTENCES = {
  hogar: /^Esta parte de la tienda no está disponible/,
  de: /^Dieser Teil des Shops ist gerade nicht erreichbar/,
  it: /^Questa parte del negozio al momento non è disponibile/,
} as const

/** Everything works again, the order is there, and repeating it gives the same. */
async function expectRecovery(shop: Shoppers): Promise<void> {
  const opened = Date.now()
  await expect.poll(async () => payloadOf(await shop.signIn())?.userErrors, RECOVERY).toEqual([])
  // Connections of before may still fail one by one, and a part of an order with them: whole answers are compared.
  const placed = async () => {
    let order: unknown
    const read = async () => (order = payloadOf(await shop.place())?.order)
    await expect
      .poll(read, RECOVERY)
      .toMatchObject({ number: expect.stringMatching(/^\d{9}$/), lines: [{ product: { sku: expect.any(String) } }] })
    return order
  }
  const first = await placed()
  expect(await placed()).toEqual(first)
  await expect.poll(async () => payloadOf(await shop.add())?.cart?.totalQuantity, RECOVERY).toBe(1)
  for (const path of CATEGORIES) await expect.poll(() => statusOf(shop.web + path), RECOVERY).toBe(200)
  await expect.poll(async () => new Set(await shop.circuits()), RECOVERY).toEqual(new Set(['closed']))
  expect(Date.now() - opened).toBeLessThan(RECOVERED_WITHIN_MS)
}

describe.skipIf(NO_POSTGRES !== '')(`shoppers on PostgreSQL (${NO_POSTGRES || 'a server of its own'})`, LONG, () => {
  const directory = mkdtempSync(join(tmpdir(), 'hogar-outage-'))
  let postgres: PrivatePostgres
  let shop: Shoppers
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
    shop = await startShoppers({ DATABASE_URL: postgres.url, DATA_DIR: directory })
  })
  afterAll(async () => {
    await shop?.stop()
    await postgres?.remove()
    rmSync(directory, { recursive: true, force: true })
  })
  const setReadOnly = async (statement: string) => {
    await postgres.query(statement)
    await postgres.query('select pg_reload_conf()')
  }

  test('are notified of a read-only server where they change something, and nowhere else', async () => {
    await setReadOnly('alter system set default_transaction_read_only = on')
    await expect.poll(async () => isOutage(await shop.add()), RECOVERY).toBe(true)
    expectOutage(await shop.signIn())
    expectOutage(await shop.place())
    for (const path of CATEGORIES) expect([path, await statusOf(shop.web + path)]).toEqual([path, 200])
    await setReadOnly('alter system reset default_transaction_read_only')
    await expect.poll(async () => isOutage(await shop.add()), RECOVERY).toBe(false)
  })

  test('are notified of a lost server, and of nothing else', async () => {
    await expect.poll(async () => new Set(await shop.circuits()), RECOVERY).toEqual(new Set(['closed']))
    await postgres.stop('immediate')
    for (let time = 0; time < 3; time += 1) {
      expectOutage(await shop.signIn())
      expectOutage(await shop.place())
    }
    for (const [store, sentence] of Object.entries(SENTENCES)) {
      const reply = await shop.add(store)
      expectOutage(reply)
      expect(reply.errors?.[0]?.message).toMatch(sentence)
    }
    for (const path of CATEGORIES) await expectShownOrLater(shop.web + path)
    for (const path of ADDRESSES) expect([path, await statusOf(shop.web + path)]).toEqual([path, 503])
    // The circuits of what was asked are open: no shopper waits for a platform that cannot answer.
    expect(await shop.circuits()).toContain('open')
    for (const { pid } of shop.processes) expect(() => process.kill(pid, 0)).not.toThrow()
  })

  test('find everything as it was when the server is back, and what they repeated done once', async () => {
    await postgres.start()
    await expectRecovery(shop)
  })
})

describe.skipIf(!canMount())('shoppers on a full disk (needs the right to mount one)', LONG, () => {
  let disk: SmallDisk
  let shop: Shoppers
  beforeAll(async () => {
    disk = mountSmallDisk()
    shop = await startShoppers({ DATABASE_URL: '', DATA_DIR: disk.directory })
  })
  afterAll(async () => {
    await shop?.stop()
    disk?.remove()
  })

  test('are notified where something cannot be written, and can still read', async () => {
    disk.fill()
    // What fits into the pages that are there may still be written: until one write needs room.
    const replies: Reply[] = []
    for (let count = 0; count < 60 && !replies.some(isOutage); count += 1) replies.push(await shop.add())
    expectOutage(replies.at(-1)!)
    for (const reply of replies.slice(0, -1)) expect(payloadOf(reply)?.cart?.totalQuantity).toBe(1)
    for (const reply of [await shop.place(), await shop.signIn()]) {
      if (!isOutage(reply)) expect(payloadOf(reply)).toMatchObject({ userErrors: [] })
      else expectOutage(reply)
    }
    for (const path of CATEGORIES) expect([path, await statusOf(shop.web + path)]).toEqual([path, 200])
  })

  test('find everything as it was when there is room again', async () => {
    disk.empty()
    await expectRecovery(shop)
  })
})
