import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { followVariants } from './catalogueMigrations.ts'
import { repriceDue } from './repriceDue.ts'

const platform = withPlatform()

test('a database of before gets price and stock of configurable products right, without an import', async () => {
  const { db } = platform.database()
  const { index } = findStore('hogar')!
  const sofa = async () => {
    const row = db.selectFrom('catalogue_document').select(['price', 'is_in_stock']).where('index_name', '=', index)
    return row.where('sku', '=', 'SOFA').executeTakeFirstOrThrow()
  }
  const right = await sofa()
  const spoil = sql`
    update catalogue_document set price = 1, is_in_stock = not is_in_stock
    where index_name = ${index} and entity = 'product' and sku = 'SOFA'`
  await spoil.execute(db)
  await followVariants(db as never)
  await repriceDue(db, index, new Date())
  expect(await sofa()).toEqual(right)
})
