import { describe, expect, test } from 'vitest'
import { repriceDue } from '../../catalogue/repriceDue.ts'
import { parseSearchQuery } from '../../catalogue/queries/searchQuery.ts'
import { parseSourceFields } from '../../catalogue/queries/sourceFields.ts'
import { storeDocuments } from '../../catalogue/storeDocuments.ts'
import { setStock, storeStock } from '../../stock/stockRepository.ts'
import { storeOrDefault } from '../../stores.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { lookUpDocuments } from '../lookUpDocuments.ts'
import { searchIndex } from '../searchIndex.ts'
import { createSearchIndexes } from '../searchIndexes.ts'

const platform = withPlatform()
const store = storeOrDefault(undefined)
const RED = '54'
const BLUE = '50'
const DAY_MS = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)
const written = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

const child = (id: number, color: string, fields: Record<string, unknown> = {}) => ({
  id,
  sku: `SILLA-${id}`,
  status: 1,
  color,
  price: 1_000,
  stock: { is_in_stock: true, qty: 3 },
  ...fields,
})

/** An armchair of its own family, so that nothing else is found. */
async function putChair(id: number, children: ReturnType<typeof child>[]) {
  const source = {
    id,
    sku: `SILLA-${id}`,
    name: 'Silla',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    marca: `Marca ${id}`,
    stock: { is_in_stock: true },
    color_options: children.map(({ color }) => color),
    configurable_children: children,
  }
  await storeDocuments(platform.database().db, store, [{ entity: 'product', id, source }])
}

type Filter = { attribute: string; value: unknown; scope: 'default' | 'catalog' }
const ofColor = (value: string): Filter => ({ attribute: 'color', value: { in: [value] }, scope: 'catalog' })
const upTo = (lte: number): Filter => ({ attribute: 'price', value: { gte: 0, lte }, scope: 'catalog' })
const IN_STOCK: Filter = { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }

/** Whether a chair is listed under conditions, by the index as by the database. */
async function isListed(id: number, ...filters: Filter[]): Promise<boolean> {
  const { db } = platform.database()
  const brand = { attribute: 'marca', value: { in: [`Marca ${id}`] }, scope: 'catalog' }
  const request = {
    store,
    entity: 'product',
    query: parseSearchQuery({ _appliedFilters: [brand, ...filters] }),
    size: 5,
    from: 0,
    fields: parseSourceFields('sku', undefined),
  }
  const { total } = await searchIndex({ db, indexes: createSearchIndexes(db) }, request)
  expect((await lookUpDocuments(db, request)).total).toBe(total)
  return total === 1
}

async function childrenOf(
  id: number,
): Promise<readonly { sku: string; stock: { is_in_stock: boolean; qty: number } }[]> {
  const { source } = await platform
    .database()
    .db.selectFrom('catalogue_document')
    .select('source')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  return (source as { configurable_children: never }).configurable_children
}

describe('the variants of a product', () => {
  test('that are sold out are out of lists of what is in stock, and back when they are', async () => {
    const { db } = platform.database()
    await putChair(500, [child(501, RED), child(502, BLUE)])
    await storeStock(
      db,
      [501, 502].map((id) => ({ sku: `SILLA-${id}`, product_id: id, qty: 3, is_in_stock: true, manage_stock: true })),
      'replaced',
    )
    expect(await isListed(500, ofColor(RED), IN_STOCK)).toBe(true)
    await db.transaction().execute((transaction) => setStock(transaction, 'SILLA-501', 0))
    expect(await isListed(500, ofColor(RED), IN_STOCK)).toBe(false)
    expect(await isListed(500, ofColor(BLUE), IN_STOCK)).toBe(true)
    expect(await isListed(500, ofColor(RED))).toBe(true)
    // The choice of the variant to show reads the same stock.
    expect((await childrenOf(500)).map(({ stock }) => stock)).toEqual([
      { is_in_stock: false, qty: 3 },
      { is_in_stock: true, qty: 3 },
    ])
    await db.transaction().execute((transaction) => setStock(transaction, 'SILLA-501', 2))
    expect(await isListed(500, ofColor(RED), IN_STOCK)).toBe(true)
  })

  test('cost what their offers make of them, by the clock', async () => {
    const offer = {
      special_price: 600,
      special_from_date: written(dayFromNow(1)),
      special_to_date: written(dayFromNow(9)),
    }
    await putChair(510, [child(511, RED, offer), child(512, BLUE)])
    expect(await isListed(510, ofColor(RED), upTo(700))).toBe(false)
    await repriceDue(platform.database().db, store.index, dayFromNow(2))
    expect(await isListed(510, ofColor(RED), upTo(700))).toBe(true)
    expect(await isListed(510, ofColor(BLUE), upTo(700))).toBe(false)
    await repriceDue(platform.database().db, store.index, dayFromNow(10))
    expect(await isListed(510, ofColor(RED), upTo(700))).toBe(false)
  })

  test('that are disabled are not sold', async () => {
    await putChair(520, [child(521, RED, { price: 100, status: 2 }), child(522, BLUE)])
    expect(await isListed(520, ofColor(RED), upTo(700))).toBe(false)
    expect(await isListed(520, ofColor(BLUE), upTo(1_000))).toBe(true)
  })

  test('are matched together where the database evaluates one of the conditions', async () => {
    await putChair(530, [child(531, RED), child(532, BLUE, { price: 500 })])
    const named: Filter = { attribute: 'sku', value: { in: ['SILLA-530'] }, scope: 'catalog' }
    expect(await isListed(530, named, ofColor(BLUE), upTo(700))).toBe(true)
    expect(await isListed(530, named, ofColor(RED), upTo(700))).toBe(false)
  })

  test('are read out of documents that were written before they were kept', async () => {
    const { db } = platform.database()
    await putChair(540, [child(541, RED), child(542, BLUE, { price: 500 })])
    await db
      .updateTable('catalogue_document')
      .set({ variants: null, price_changes_at: new Date(0) })
      .where('document_id', '=', 540)
      .execute()
    expect(await isListed(540, ofColor(RED), upTo(700))).toBe(false)
    expect(await isListed(540, ofColor(BLUE), upTo(700))).toBe(true)
  })
})
