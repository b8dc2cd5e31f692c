import type { Kysely } from 'kysely'
import { gatherStatistics } from '../catalogue/gatherStatistics.ts'
import { storeDocuments } from '../catalogue/storeDocuments.ts'
import type { Database, Schema } from '../database/schema.ts'
import { recordOrigin } from '../database/seedDatabase.ts'
import { DOCUMENT_BATCH_SIZE } from '../limits.ts'
import { refreshStockFlags } from '../stock/stockRepository.ts'
import type { StoreDefinition } from '../stores.ts'
import { attributeDocument, collectMentionedAttribute } from './attributeDocuments.ts'
import { categoryDocuments } from './categoryDocuments.ts'
import { clearForImport } from './clearForImport.ts'
import { childSources } from './configurableFields.ts'
import { entityOf } from './entityOf.ts'
import type { ImportedEntity } from './entityOf.ts'
import { gatherFacts } from './exportFacts.ts'
import { createImportReport } from './importReport.ts'
import type { ImportReport } from './importReport.ts'
import { plainDocument } from './plainDocument.ts'
import { productDocument } from './productDocument.ts'
import type { ProductContext } from './productDocument.ts'
import { publishApprovedReviews } from '../reviews/publishReviews.ts'
import { createProductWriter } from './productWriter.ts'
import type { ProductWriter } from './productWriter.ts'
import { readRecords } from './readRecords.ts'
import type { ImportRecord } from './readRecords.ts'
import { textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'

export type ImportOptions = Readonly<{ files: readonly string[]; store: StoreDefinition; isReplacing: boolean }>

/**
 * Loads an export into one store, whole or not at all. The files are read twice: once to learn what their documents
 * say of each other, once to store them.
 */
export async function importCatalogue(db: Kysely<Schema>, options: ImportOptions): Promise<ImportReport> {
  const report = createImportReport()
  const facts = await gatherFacts(readRecords(options.files))
  await db.transaction().execute(async (transaction) => {
    if (options.isReplacing) await clearForImport(transaction, options.store, facts)
    const categories = categoryDocuments(facts)
    if (facts.categories.size > 0)
      report.stored('category', await storeDocuments(transaction, options.store, categories))
    const paths = categories.flatMap(({ id, source }) =>
      textOf(source.url_path) === null ? [] : [[id, String(source.url_path)] as const],
    )
    const context = {
      facts,
      categoryPaths: new Map(paths),
      takenPaths: new Set(paths.map(([, path]) => path)),
      importedAt: new Date(),
    }
    await storeRecords(transaction, options, { report, context })
    await publishApprovedReviews(transaction, options.store)
    await gatherStatistics(transaction)
    await refreshStockFlags(transaction, options.store.index)
    await recordOrigin(transaction, options.store, { origin: 'import', key: '' })
  })
  return report
}

type Run = Readonly<{ report: ImportReport; context: ProductContext }>
type Sink = Run & Readonly<{ products: ProductWriter; mentioned: Map<number, Fields>; store: StoreDefinition }>

async function storeRecords(db: Database, options: ImportOptions, run: Run): Promise<void> {
  const products = createProductWriter(db, options.store, run.report)
  const sink: Sink = { ...run, products, mentioned: new Map(), store: options.store }
  const others = new Map<string, NonNullable<ReturnType<typeof plainDocument>>>()
  const flush = async () => {
    for (const [entity, group] of Map.groupBy(others.values(), (document) => document.entity)) {
      run.report.stored(entity, await storeDocuments(db, options.store, group))
    }
    others.clear()
  }
  for await (const record of readRecords(options.files)) {
    const document = await takeRecord(record, sink)
    if (document !== null) others.set(`${document.entity}/${document.id}`, document)
    if (others.size >= DOCUMENT_BATCH_SIZE) await flush()
  }
  await flush()
  await products.finish()
  const derived = [...sink.mentioned]
    .filter(([id]) => !run.context.facts.attributes.has(String(id)))
    .map(([id, source]) => ({ entity: 'attribute', id, source }))
  if (derived.length > 0) run.report.stored('attribute', await storeDocuments(db, options.store, derived))
}

/** @returns a document to store, or null when the record was skipped or is stored elsewhere. */
async function takeRecord(record: ImportRecord, sink: Sink) {
  const where = `${record.file}:${record.line}`
  if ('problem' in record) {
    sink.report.read('unknown')
    sink.report.skipped('unknown', record.problem, where)
    return null
  }
  const entity = entityOf(record)
  sink.report.read(entity ?? 'unknown')
  if (entity === null) {
    sink.report.skipped('unknown', 'no kind of document that the shop knows', where)
    return null
  }
  if (entity === 'product') {
    await takeProduct(record.source, where, sink)
    return null
  }
  return takePlain(entity, record.source, { where, sink })
}

async function takeProduct(source: Fields, where: string, sink: Sink): Promise<void> {
  const product = productDocument(source, sink.context)
  if (typeof product === 'string') return sink.report.skipped('product', product, where)
  for (const change of product.changes) sink.report.changed('product', change, product.sku)
  collectMentionedAttribute(product.source, sink.mentioned)
  await sink.products.write(product)
  for (const childSource of childSources(product.source, sink.context.facts)) {
    const child = productDocument(childSource, sink.context)
    if (typeof child === 'string') continue
    sink.report.changed('product', 'child made a document of its own', child.sku)
    await sink.products.write(child)
  }
}

function takePlain(
  entity: Exclude<ImportedEntity, 'product'>,
  source: Fields,
  { where, sink }: { where: string; sink: Sink },
) {
  // Categories were stored as one tree.
  if (entity === 'category') return null
  const reason = refusal(entity, source, sink)
  const document = entity === 'attribute' ? attributeDocument(source) : plainDocument(entity, source)
  if (reason === null && document !== null) return document
  sink.report.skipped(entity, reason ?? 'no usable id', where)
  return null
}

function refusal(entity: ImportedEntity, source: Fields, { context, store }: Sink): string | null {
  const { facts } = context
  if (entity === 'review' && facts.knownIds.size > 0 && !facts.knownIds.has(Number(source.product_id)))
    return 'review of a product that is not in the export'
  if (entity === 'taxrule' && !facts.taxedCountries.has(store.country))
    return `no rate for ${store.country}: the store's own tax rules stay`
  return null
}
