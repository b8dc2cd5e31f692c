import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { testSeed } from '../testing/testSeed.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { recordOrigin, seedDatabase } from './seedDatabase.ts'

const platform = withPlatform()
const silent = () => undefined

async function names(index: string): Promise<string[]> {
  const query = platform
    .database()
    .db.selectFrom('catalogue_document')
    .select('sku')
    .where('index_name', '=', index)
    .where('entity', '=', 'product')
  return (await query.orderBy('document_id').execute()).map((row) => String(row.sku))
}

test('the same seed is not loaded twice', async () => {
  const messages: string[] = []
  await seedDatabase(platform.database().db, testSeed, (message) => messages.push(message))
  expect(messages).toEqual([])
})

test('the database knows how much was seeded, or it would plan every read for a handful of rows', async () => {
  const { rows } = await sql<{ estimate: number; there: number }>`
    select reltuples::integer as estimate, (select count(*)::integer from catalogue_document) as there
    from pg_class where relname = 'catalogue_document'`.execute(platform.database().db)
  expect(rows[0]?.there).toBeGreaterThan(10)
  expect(rows[0]?.estimate).toBe(rows[0]?.there)
})

test('a changed seed replaces seeded documents, keeps imported stores and the stock that is left', async () => {
  const { db } = platform.database()
  await db.updateTable('stock').set({ qty: 0, is_in_stock: false }).where('sku', '=', 'LAMP').execute()
  await recordOrigin(db, findStore('viu')!, { origin: 'import', key: '' })
  const changed = {
    ...testSeed,
    key: 'changed',
    stock: () => [{ productId: 40, sku: 'LAMP', qty: 9, isInStock: true, manageStock: true }],
    catalogue: () => [
      {
        entity: 'product',
        id: 40,
        source: { id: 40, sku: 'LAMP', name: 'x', type_id: 'simple', stock: { is_in_stock: true } },
      },
    ],
  }
  await Promise.all([seedDatabase(db, changed, silent), seedDatabase(db, changed, silent)])
  expect(await names('vue_storefront_catalog')).toEqual(['LAMP'])
  expect(await names('vue_storefront_catalog_viu')).toHaveLength(14)
  expect((await platform.get('/api/stock/check/LAMP')).body.result).toMatchObject({ product_id: 40, qty: 0 })
  const lamp = await db
    .selectFrom('catalogue_document')
    .select('is_in_stock')
    .where('index_name', '=', 'vue_storefront_catalog')
    .where('sku', '=', 'LAMP')
    .executeTakeFirst()
  expect(lamp).toEqual({ is_in_stock: false })
})
