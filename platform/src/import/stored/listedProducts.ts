import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'

const ENABLED = 1
const HIDDEN = 1

/** Ids of a store's listed products by category, the ones given directly. */
export async function listedProducts(
  db: Database,
  store: StoreDefinition,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ category: number; ids: number[] }>`
    select category, array_agg(document_id) as ids
    from catalogue_document cross join unnest(category_ids) as category
    where index_name = ${store.index} and entity = 'product' and status = ${ENABLED} and visibility <> ${HIDDEN}
    group by category`.execute(db)
  return new Map(rows.map(({ category, ids }) => [category, new Set(ids)]))
}
