import type { Kysely } from 'kysely'
import { gatherStatistics } from '../catalogue/gatherStatistics.ts'
import { textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'
import { storeDocuments } from '../catalogue/storeDocuments.ts'
import type { Database, Schema } from '../database/schema.ts'
import { recordOrigin } from '../database/seedDatabase.ts'
import { DOCUMENT_BATCH_SIZE } from '../limits.ts'
import { publishApprovedReviews, rateReviewedProducts } from '../reviews/publishReviews.ts'
import { refreshStockFlags } from '../stock/stockRepository.ts'
import { attributeDocument, collectMentionedAttribute } from './attributeDocuments.ts'
import { categoryDocuments, categoryPaths } from './categoryDocuments.ts'
import { clearForImport } from './clearForImport.ts'
import { childSources } from './configurableFields.ts'
import type { ImportedEntity } from './entityOf.ts'
import type { ExportFacts } from './exportFacts.ts'
import { createImportNotes, exampleOf } from './importNotes.ts'
import { createImportReport } from './importReport.ts'
import type { ImportReport } from './importReport.ts'
import { idOf } from './values/importedId.ts'
import type { SourceFile } from './files/inspectFile.ts'
import { listedProducts } from './stored/listedProducts.ts'
import { judgeExport, reportUnusable } from './judgeExport.ts'
import type { ImportOptions, JudgedExport } from './judgeExport.ts'
import { plainTexts, productDocument } from './productDocument.ts'
import type { ProductContext } from './productDocument.ts'
import { createProductWriter } from './productWriter.ts'
import type { ProductWriter } from './productWriter.ts'
import { readDocuments } from './readDocuments.ts'
import type { ImportedDocument } from './readDocuments.ts'
import { ImportRefusedError, isTooFew } from './refuseUnusable.ts'
import { storeInParts } from './storeInParts.ts'
import { takenAddresses } from './stored/takenAddresses.ts'
import { withStoredCategories } from './stored/withStoredCategories.ts'

/**
 * Loads an export into one store, whole or not at all.
 * @throws ImportRefusedError when the files must not be imported; the store is then as it was.
 */
export async function importCatalogue(db: Kysely<Schema>, options: ImportOptions): Promise<ImportReport> {
  return storeExport(db, await judgeExport(options))
}

/** Stores an export that has been judged: its files are read a second time. */
export async function storeExport(db: Kysely<Schema>, judged: JudgedExport): Promise<ImportReport> {
  const { files, facts, options } = judged
  const report = createImportReport()
  noteEncodings(files, report)
  await db.transaction().execute(async (transaction) => {
    if (options.isReplacing) await clearForImport(transaction, options.store, facts)
    const known = options.isReplacing ? facts : await withStoredCategories(transaction, options.store, facts)
    await storeRecords(transaction, files, { ...options, report, facts: known })
    await publishApprovedReviews(transaction, options.store)
    await rateReviewedProducts(transaction, options.store)
    await gatherStatistics(transaction)
    await refreshStockFlags(transaction, options.store.index)
    await recordOrigin(transaction, options.store, { origin: 'import', key: '' })
  })
  return report
}

function noteEncodings(files: readonly SourceFile[], report: ImportReport): void {
  for (const { name, encoding, hasBrokenCharacters } of files) {
    if (encoding !== 'utf-8') report.changed('file', `read as ${encoding} and converted`, name)
    if (hasBrokenCharacters) report.changed('file', 'unreadable characters: replaced by \uFFFD', name)
  }
}

type Run = ImportOptions & Readonly<{ report: ImportReport; facts: ExportFacts }>
type Sink = Run &
  Readonly<{ products: ProductWriter; mentioned: Map<number, Fields>; context: ProductContext; tally: Tally }>
type Tally = { refused: number }

async function storeRecords(db: Database, files: readonly SourceFile[], run: Run): Promise<void> {
  const takenPaths = await takenAddresses(db, run.store)
  const { paths, texts, changes } = categoryPaths(run.facts, takenPaths)
  for (const { name, change } of changes) run.report.changed('category', change.what, exampleOf(name, change))
  const context = {
    facts: run.facts,
    categoryPaths: paths,
    takenPaths,
    importedAt: new Date(),
    pictures: { keepsPictures: run.keepsPictures === true, standIn: run.standIn ?? null },
  }
  const products = createProductWriter(db, run)
  const sink: Sink = { ...run, products, context, mentioned: new Map(), tally: { refused: 0 } }
  const others = new Map<string, StorableDocument>()
  for await (const document of readDocuments(files)) {
    if ('problem' in document) reportUnusable(document, run.report)
    else {
      run.report.read(document.entity)
      const plain = await takeDocument(document, sink)
      if (plain !== null) others.set(`${plain.entity}/${plain.id}`, plain)
    }
    if (others.size < DOCUMENT_BATCH_SIZE) continue
    await storePlain(db, [...others.values()], sink)
    others.clear()
  }
  await products.finish()
  const derived = [...sink.mentioned]
    .filter(([id]) => !run.facts.attributes.has(String(id)))
    .map(([id, source]) => ({ entity: 'attribute', id, source }))
  // Categories come last: they say how many products were stored.
  const listed = await listedProducts(db, run.store)
  const categories =
    run.facts.categories.size > 0
      ? categoryDocuments(run.facts, { paths, texts, listed, pictures: context.pictures })
      : []
  await storePlain(db, [...others.values(), ...derived, ...categories], sink)
  refuseTooMany(sink)
}

async function storePlain(db: Database, documents: readonly StorableDocument[], sink: Sink): Promise<void> {
  for (const [entity, group] of Map.groupBy(documents, (document) => document.entity)) {
    let refused = 0
    await storeInParts(db, group, {
      store: async (part) => void (await storeDocuments(db, sink.store, part)),
      refuse: ({ id }, reason) => {
        refused += 1
        sink.report.skipped(entity, reason, `id ${id}`)
      },
    })
    sink.report.stored(entity, group.length - refused)
    sink.tally.refused += refused
  }
}

/** Rejects an import whose records the database refuses, which shows only on storing: the transaction is rolled back. */
function refuseTooMany({ report, products, tally, isPartialAllowed }: Sink): void {
  const refused = tally.refused + products.refused()
  if (isPartialAllowed !== true && isTooFew(report.total('stored'), refused))
    throw new ImportRefusedError(`the database refuses more than half of the records (${refused})`, report.print())
}

/** @returns a document to store as it is, or null when the record is stored elsewhere or not at all. */
async function takeDocument(document: ImportedDocument, sink: Sink): Promise<StorableDocument | null> {
  const { entity, source, where } = document
  const name = textOf(source.sku) ?? textOf(source.name) ?? where
  for (const change of document.changes) sink.report.changed(entity, change.what, exampleOf(name, change))
  if (entity === 'product') await takeProduct(source, where, sink)
  // Categories are stored as one tree.
  if (entity === 'product' || entity === 'category') return null
  const reason = refusal(entity, source, sink)
  if (reason !== null) {
    sink.report.skipped(entity, reason, where)
    return null
  }
  if (entity === 'attribute') return attributeDocument(source)
  const notes = createImportNotes()
  const plain = { ...source, ...plainTexts(source, sink.facts.blocks, notes) }
  for (const change of notes.all) sink.report.changed(entity, change.what, exampleOf(name, change))
  return { entity, id: Number(source.id), source: plain }
}

async function takeProduct(source: Fields, where: string, sink: Sink): Promise<void> {
  const product = productDocument(source, sink.context)
  for (const change of product.changes) sink.report.changed('product', change.what, exampleOf(product.sku, change))
  collectMentionedAttribute(product.source, sink.mentioned)
  await sink.products.write(product, where)
  for (const childSource of childSources(product.source, sink.facts)) {
    const child = productDocument(childSource, sink.context)
    sink.report.changed('product', 'child made a document of its own', child.sku)
    await sink.products.write(child, where)
  }
}

function refusal(entity: ImportedEntity, source: Fields, { facts, store }: Sink): string | null {
  if (entity === 'review' && facts.productIds.size > 0 && !facts.productIds.has(idOf(source.product_id) ?? 0))
    return 'review of a product that is not in the export'
  if (entity === 'taxrule' && !facts.taxedCountries.has(store.country))
    return `no rate for ${store.country}: the store's own tax rules stay`
  return null
}
