import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Shipment } from './deliveryWindow.ts'
import type { StoreDefinition } from '../stores.ts'
import { numberOf } from '../parse/fields.ts'
import { BRANCH_DELIVERY_ONLY, MADE_TO_ORDER } from '../catalogue/product.ts'

const NOT_DELIVERED = ['virtual', 'downloadable']

type Row = {
  wanted: string
  type_id: string
  weight: string | null
  delivery: string | null
  category_ids: number[]
  is_in_stock: boolean
}

/**
 * Loads the delivery data of a few skus. A child without a document of its own ships as its parent does. Skus that
 * the store does not sell are missing, and so are products without delivery.
 */
export async function loadShipments(
  db: Database,
  store: StoreDefinition,
  skus: readonly string[],
): Promise<Map<string, Shipment>> {
  const { rows } = await sql<Row>`
    select distinct on (wanted) wanted, type_id, source ->> 'weight' as weight,
      source ->> 'opcion_de_entrega' as delivery, category_ids,
      case when type_id in ('configurable', 'bundle', 'grouped') and document.sku = wanted then coalesce(document.is_in_stock, true)
        else coalesce(stock.is_in_stock, document.is_in_stock, true) end as is_in_stock
    from unnest(${[...skus]}::text[]) wanted
    join catalogue_document document on index_name = ${store.index} and entity = 'product' and skus && array[lower(wanted)]
    left join stock on stock.sku = wanted
    where coalesce(status, 1) < 2
    order by wanted, (lower(document.sku) = lower(wanted)) desc, document_id`.execute(db)
  return new Map(
    rows
      .filter((row) => !NOT_DELIVERED.includes(row.type_id))
      .map((row) => [
        row.wanted,
        {
          weight: numberOf(row.weight),
          isInStock: row.is_in_stock,
          isPickedUp: row.delivery === BRANCH_DELIVERY_ONLY,
          isMadeToOrder: row.delivery === MADE_TO_ORDER,
          categoryIds: row.category_ids,
        },
      ]),
  )
}
