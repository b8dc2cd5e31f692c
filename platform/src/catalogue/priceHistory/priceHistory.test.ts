import { beforeEach, expect, test } from 'vitest'
import { findStore } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import type { Fields } from '../../parse/fields.ts'
import { repriceDue } from '../repriceDue.ts'
import { storeDocuments } from '../storeDocuments.ts'
import { clearPrices, forgetUnlistedPrices, storePrices } from './priceHistory.ts'

const platform = withPlatform()
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)
const german = () => findStore('de')!
const write = (fields: Fields, store: StoreDefinition = german()) =>
  storeDocuments(platform.database().db, store, [
    { entity: 'product', id: 9_001, source: { id: 9_001, sku: 'HIST', status: 1, visibility: 4, ...fields } },
  ])
const read = async (store: StoreDefinition = german()) => {
  const { db } = platform.database()
  const { source, facets } = await db
    .selectFrom('catalogue_document')
    .select(['source', 'facets'])
    .where('index_name', '=', store.index)
    .where('sku', '=', 'HIST')
    .executeTakeFirstOrThrow()
  const history = await db.selectFrom('price_history').selectAll().where('index_name', '=', store.index).where('sku', 'like', 'HIST%').orderBy('since').execute() // prettier-ignore
  const fields = source as Fields
  return { lowest: fields.lowest_price_30_days, children: fields.configurable_children, facets, history }
}
const past = (sku: string, days: number, net: number) =>
  storePrices(platform.database().db, german().index, [{ sku, since: daysFromNow(-days).getTime(), net, regular: 100 }])

beforeEach(() => clearPrices(platform.database().db, german().index))

test('a document that reduces a price carries the lowest of the 30 days before, and percents count from it', async () => {
  await write({ type_id: 'simple', price: 100 })
  await past('HIST', 10, 90)
  await past('HIST', 5, 100)
  await write({ type_id: 'simple', price: 100, special_price: 80, special_to_date: '2999-01-01' })
  const { lowest, facets, history } = await read()
  expect(lowest).toBe(90)
  expect(facets).toMatchObject({ discount: ['11'] })
  expect(history.map(({ net }) => Number(net))).toEqual([90, 100, 100, 80])
  await write({ type_id: 'simple', price: 100 })
  expect((await read()).lowest).toBeUndefined()
})

test('an offer by dates is recorded when it starts and ends, without a new document', async () => {
  const { db } = platform.database()
  const { index } = german()
  const text = (days: number) => daysFromNow(days).toISOString().slice(0, 19).replace('T', ' ')
  await past('HIST', 40, 100)
  await write({
    type_id: 'simple',
    price: 100,
    special_price: 80,
    special_from_date: text(2),
    special_to_date: text(9),
  })
  expect((await read()).lowest).toBe(100)
  await repriceDue(db, index, daysFromNow(3))
  expect((await read()).history.map(({ net, since }) => [Number(net), since.toISOString().slice(0, 10)])).toEqual([
    [100, daysFromNow(-40).toISOString().slice(0, 10)],
    [80, text(2).slice(0, 10)],
  ])
  await repriceDue(db, index, daysFromNow(10))
  const after = await read()
  expect(after.history.map(({ net }) => Number(net))).toEqual([100, 80, 100])
  expect(after.lowest).toBeUndefined()
  // A longer offer right after the first: the lowest of 30 days is what the first one asked.
  await write({ type_id: 'simple', price: 100, special_price: 80, special_from_date: text(12) })
  expect((await read()).lowest).toBe(80)
})

test('each variant of a configurable product has a history of its own, the product none', async () => {
  const child = (sku: string, fields: Fields) => ({ sku, id: sku.length, status: 1, price: 100, ...fields })
  await past('HIST-A', 20, 95)
  await past('HIST-A', 15, 100)
  await past('HIST-BB', 20, 100)
  await write({
    type_id: 'configurable',
    price: 100,
    configurable_children: [child('HIST-A', { special_price: 70 }), child('HIST-BB', {})],
  })
  const { lowest, children, history } = await read()
  expect(lowest).toBeUndefined()
  expect(children).toMatchObject([{ sku: 'HIST-A', lowest_price_30_days: 95 }, { sku: 'HIST-BB' }])
  expect(history.map(({ sku }) => sku).toSorted()).toEqual(['HIST-A', 'HIST-A', 'HIST-A', 'HIST-BB'])
})

test('stores in Mexico keep no history, and their documents stay as they came', async () => {
  const mexican = findStore('hogar')!
  await write({ type_id: 'simple', price: 100 }, mexican)
  await write({ type_id: 'simple', price: 100, special_price: 80 }, mexican)
  expect(await read(mexican)).toMatchObject({ lowest: undefined, history: [] })
})

test('prices of what is listed no more are forgotten after a while', async () => {
  const { db } = platform.database()
  await write({ type_id: 'simple', price: 100 })
  await past('HIST', 120, 90)
  await past('HIST-GONE', 120, 90)
  await past('HIST-GONE', 20, 90)
  await forgetUnlistedPrices(db, new Date())
  expect((await read()).history.map(({ sku }) => sku).toSorted()).toEqual(['HIST', 'HIST', 'HIST-GONE'])
})
