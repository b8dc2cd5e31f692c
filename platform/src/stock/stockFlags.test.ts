import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeDocuments } from '../catalogue/storeDocuments.ts'
import { searchFilters } from '../catalogue/queries/searchFilters.ts'
import { parseSearchQuery } from '../catalogue/queries/searchQuery.ts'
import { findStore } from '../stores.ts'
import { testDocuments } from '../testing/testDocuments.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { fieldListOf } from '../parse/fields.ts'
import { nextVersion } from '../catalogue/catalogueVersion.ts'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { setStock } from './stockRepository.ts'

const platform = withPlatform()

test('a configurable product is in stock while an enabled variant is, whatever is left of a disabled one', async () => {
  const { db } = platform.database()
  const store = findStore('hogar')!
  const sofa = [...testDocuments(store)].find(({ source }) => source.sku === 'SOFA')!
  const children = fieldListOf(sofa.source.configurable_children)
  const withStatus = (status: number) =>
    storeDocuments(db, store, [
      {
        ...sofa,
        source: {
          ...sofa.source,
          configurable_children: children.map((child) => (child.sku === 'SOFA-AZUL' ? { ...child, status } : child)),
        },
      },
    ])
  const isInStock = async () => {
    const row = db.selectFrom('catalogue_document').select('is_in_stock').where('index_name', '=', store.index)
    return (await row.where('sku', '=', 'SOFA').executeTakeFirstOrThrow()).is_in_stock
  }
  await withStatus(2)
  await setStock(db, 'SOFA-AZUL', 4)
  await setStock(db, 'SOFA-GRIS', 0)
  expect(await isInStock()).toBe(false)
  await setStock(db, 'SOFA-GRIS', 1)
  expect(await isInStock()).toBe(true)
  await withStatus(1)
  await setStock(db, 'SOFA-GRIS', 0)
  expect(await isInStock()).toBe(true)
})

test('reviews of a product are found by an index, however many others there are', async () => {
  const { db } = platform.database()
  const { index } = findStore('hogar')!
  await sql`
    insert into catalogue_document (index_name, entity, document_id, source, facets)
    select ${index}, 'review', 5000000 + number, '{}', jsonb_build_object('product_id', jsonb_build_array((number % 500)::text))
    from generate_series(1, 5000) number`.execute(db)
  await sql`analyze catalogue_document`.execute(db)
  const { filters } = parseSearchQuery({ _appliedFilters: [{ attribute: 'product_id', value: { eq: 60 } }] })
  const { rows } = await sql`
    explain select document_id from catalogue_document
    where index_name = ${index} and entity = 'review' and ${searchFilters(filters)}`.execute(db)
  expect(JSON.stringify(rows)).toContain('catalogue_document_review')
})

test.skipIf(testDatabaseUrl() === null)(
  'a variant that sells out while its prices change keeps the new ones (needs DATABASE_URL)',
  async () => {
    const { db } = platform.database()
    const { index } = findStore('hogar')!
    const variants = async () => {
      const row = db.selectFrom('catalogue_document').select('variants').where('index_name', '=', index)
      return fieldListOf((await row.where('sku', '=', 'SOFA').executeTakeFirstOrThrow()).variants)
    }
    const blocked = sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await setStock(db, 'SOFA-GRIS', 3)
    const selling = await db.transaction().execute(async (transaction) => {
      const version = await nextVersion(transaction, index)
      await sql`
        update catalogue_document set version = ${version}, variants = (
          select jsonb_agg(variant || '{"probe": ["new"]}') from jsonb_array_elements(variants) variant)
        where index_name = ${index} and sku = 'SOFA'`.execute(transaction)
      const running = [platform.put('/api/stock/SOFA-GRIS', { qty: 0 })]
      await expect.poll(async () => (await blocked.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(1)
      return running
    })
    expect(await selling[0]).toMatchObject({ status: 200 })
    const after = await variants()
    expect(after.map(({ probe }) => probe)).toEqual(after.map(() => ['new']))
    const gris = after.find(({ sku }) => JSON.stringify(sku).includes('sofa-gris'))
    expect(gris).toMatchObject({ 'stock.is_in_stock': ['false'] })
  },
)
