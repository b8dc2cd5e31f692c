import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { REPRICE_BATCH_SIZE } from '../limits.ts'
import { nextVersion } from './catalogueVersion.ts'
import { fieldsOf } from '../parse/fields.ts'
import { findStoreByIndex, storeOrDefault } from '../stores.ts'
import { recordPrices } from './priceHistory/priceHistory.ts'
import { priceInForce } from './priceInForce.ts'

/**
 * Prices the products of an index whose offers have begun or ended since they were written. Readers of the index see
 * the new prices with its next version.
 * @returns the instant at which a price changes next; null for none.
 */
export async function repriceDue(db: Kysely<Schema>, index: string, now: Date): Promise<Date | null> {
  const { country } = findStoreByIndex(index) ?? storeOrDefault(undefined)
  while ((await countDue(db, index, now)) > 0) {
    await db.transaction().execute(async (transaction) => {
      // The version comes first: it makes other processes wait, and they find the work done.
      const version = await nextVersion(transaction, index)
      const due = await transaction
        .selectFrom('catalogue_document')
        .select(['document_id', 'source'])
        .where('index_name', '=', index)
        .where('entity', '=', 'product')
        .where('price_changes_at', '<=', now)
        .limit(REPRICE_BATCH_SIZE)
        .execute()
      const written = due.map(({ source }) => fieldsOf(source))
      const sources = await recordPrices(transaction, { index, sources: written, now })
      const rows = due.map(({ document_id }, at) => {
        const source = sources[at] ?? {}
        const isSame = source === written[at]
        return { document_id, source: isSame ? null : source, ...priceInForce(source, { now, country }) }
      })
      await sql`
        update catalogue_document document set version = ${version}::integer, price = row.price,
          source = coalesce(row.source, document.source),
          price_changes_at = row."changesAt", variants = row.variants,
          facets = case when row.discount is null then facets
            else facets || jsonb_build_object('discount', jsonb_build_array(row.discount::text)) end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as row (document_id bigint, price numeric, discount integer, variants jsonb, source jsonb, "changesAt" timestamptz)
        where document.index_name = ${index} and document.entity = 'product'
          and document.document_id = row.document_id`.execute(transaction)
    })
  }
  const next = await db
    .selectFrom('catalogue_document')
    .select(({ fn }) => fn.min('price_changes_at').as('at'))
    .where('index_name', '=', index)
    .where('price_changes_at', 'is not', null)
    .executeTakeFirst()
  return next?.at ?? null
}

async function countDue(db: Kysely<Schema>, index: string, now: Date): Promise<number> {
  const due = await db
    .selectFrom('catalogue_document')
    .select('document_id')
    .where('index_name', '=', index)
    .where('entity', '=', 'product')
    .where('price_changes_at', '<=', now)
    .limit(1)
    .execute()
  return due.length
}
