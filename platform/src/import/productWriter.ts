import { storeDocuments } from '../catalogue/storeDocuments.ts'
import type { Database } from '../database/schema.ts'
import { DOCUMENT_BATCH_SIZE } from '../limits.ts'
import { storeStock } from '../stock/stockRepository.ts'
import type { StoreDefinition } from '../stores.ts'
import type { ImportReport } from './importReport.ts'
import type { ImportedProduct } from './productDocument.ts'

export type ProductWriter = Readonly<{
  write: (product: ImportedProduct) => Promise<void>
  finish: () => Promise<void>
}>

/** Stores products in batches, each with its stock. A sku that another store sells keeps the stock that it has. */
export function createProductWriter(db: Database, store: StoreDefinition, report: ImportReport): ProductWriter {
  const seen = new Map<number, string>()
  const skus = new Set<string>()
  let batch: ImportedProduct[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const documents = batch.map(({ id, source }) => ({ entity: 'product', id, source }))
    report.stored('product', await storeDocuments(db, store, documents))
    await writeStock(db, store, { products: batch, report })
    batch = []
  }
  const write = async (product: ImportedProduct) => {
    const twin = seen.get(product.id)
    if (twin !== undefined)
      return report.skipped('product', 'an id for the second time', `${product.id}: ${product.sku} after ${twin}`)
    if (skus.has(product.sku))
      return report.skipped('product', 'a sku for the second time', `${product.sku}: id ${product.id}`)
    seen.set(product.id, product.sku)
    skus.add(product.sku)
    batch.push(product)
    if (batch.length >= DOCUMENT_BATCH_SIZE) await flush()
  }
  return { write, finish: flush }
}

async function writeStock(
  db: Database,
  store: StoreDefinition,
  { products, report }: { products: readonly ImportedProduct[]; report: ImportReport },
): Promise<void> {
  const shared = await db
    .selectFrom('catalogue_document')
    .select('sku')
    .where('entity', '=', 'product')
    .where('index_name', '<>', store.index)
    .where(
      'sku',
      'in',
      products.map((product) => product.sku),
    )
    .execute()
  const kept = new Set(shared.map((row) => row.sku))
  const rows = products.map(({ id, sku, stock }) => ({
    sku,
    product_id: id,
    qty: stock.qty,
    is_in_stock: stock.isInStock,
    manage_stock: stock.manageStock,
  }))
  await storeStock(
    db,
    rows.filter((row) => !kept.has(row.sku)),
    'replaced',
  )
  await storeStock(
    db,
    rows.filter((row) => kept.has(row.sku)),
    'kept',
  )
  for (const sku of kept) report.changed('product', 'stock is shared with another store: kept', sku ?? '')
}
