import { storeDocuments } from '../catalogue/storeDocuments.ts'
import type { Database } from '../database/schema.ts'
import { DOCUMENT_BATCH_SIZE } from '../limits.ts'
import { storeStock } from '../stock/stockRepository.ts'
import type { StoreDefinition } from '../stores.ts'
import type { ImportReport } from './importReport.ts'
import type { ImportOptions } from './judgeExport.ts'
import type { ImportedProduct } from './productDocument.ts'
import { removeRenumbered } from './stored/removeRenumbered.ts'
import { storeInParts } from './storeInParts.ts'

export type ProductWriter = Readonly<{
  /** @param where names the record in the report. */
  write: (product: ImportedProduct, where: string) => Promise<void>
  finish: () => Promise<void>
  /** Returns the number of products that the database has refused. */
  refused: () => number
}>

type Options = Pick<ImportOptions, 'store' | 'isReplacing' | 'onProgress'>
type Placed = Readonly<{ product: ImportedProduct; where: string }>

/** Stores products in batches, each with its stock. A SKU that another store sells keeps the stock that it has. */
export function createProductWriter(
  db: Database,
  { store, isReplacing, report, onProgress }: Options & Readonly<{ report: ImportReport }>,
): ProductWriter {
  const seen = new Map<number, string>()
  const skus = new Set<string>()
  let refused = 0
  let batch: Placed[] = []
  const shared = new Set<string>()
  const renumbered = new Set<string>()
  const storePart = async (part: readonly Placed[]) => {
    const products = part.map(({ product }) => product)
    if (!isReplacing) for (const sku of await removeRenumbered(db, store, products)) renumbered.add(sku)
    await storeDocuments(db, store, products.map(({ id, source }) => ({ entity: 'product', id, source }))) // prettier-ignore
    for (const sku of await writeStock(db, store, products)) shared.add(sku)
  }
  const flush = async () => {
    const bad = new Set<Placed>()
    await storeInParts(db, batch, {
      store: storePart,
      refuse: (placed, reason) => {
        bad.add(placed)
        report.skipped('product', reason, `${placed.where} ${placed.product.sku}`)
      },
    })
    refused += bad.size
    report.stored('product', batch.length - bad.size)
    for (const { product } of batch.filter((one) => !bad.has(one))) {
      if (shared.has(product.sku)) report.changed('product', 'stock is shared with another store: kept', product.sku)
      if (renumbered.has(product.sku))
        report.changed('product', 'a SKU of the store: replaces its product', product.sku)
    }
    batch = []
    shared.clear()
    renumbered.clear()
    onProgress?.(seen.size)
  }
  const write = async (product: ImportedProduct, where: string) => {
    const twin = seen.get(product.id)
    if (twin !== undefined)
      return report.skipped(
        'product',
        'an id for the second time',
        `${where} ${product.id}: ${product.sku} after ${twin}`,
      )
    if (skus.has(product.sku))
      return report.skipped('product', 'a sku for the second time', `${where} ${product.sku}: id ${product.id}`)
    seen.set(product.id, product.sku)
    skus.add(product.sku)
    batch.push({ product, where })
    if (batch.length >= DOCUMENT_BATCH_SIZE) await flush()
  }
  return { write, finish: flush, refused: () => refused }
}

/** @returns the SKUs whose stock another store has counted already. */
async function writeStock(
  db: Database,
  store: StoreDefinition,
  products: readonly ImportedProduct[],
): Promise<ReadonlySet<string>> {
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
  const kept = new Set(shared.flatMap(({ sku }) => sku ?? []))
  const rows = products.map(({ id, sku, stock }) => ({
    sku,
    product_id: id,
    qty: stock.qty,
    is_in_stock: stock.isInStock,
    manage_stock: stock.manageStock,
  }))
  const own = rows.filter((row) => !kept.has(row.sku))
  await storeStock(db, own, 'replaced')
  await storeStock(db, rows.filter((row) => kept.has(row.sku)), 'kept') // prettier-ignore
  return kept
}
