import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { INDEX_BATCH_SIZE } from '../limits.ts'
import type { AttributeLabels } from './text/attributeLabels.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { putDocument } from './catalogueIndex.ts'
import { indexedDocument } from './indexedDocument.ts'
import type { IndexRow, IndexedDocument } from './indexedDocument.ts'
import type { StemBook } from './text/createStemBook.ts'

export type Loading = Readonly<{
  indexName: string
  entity: string
  /** Only documents that changed after this version; 0 for all. */
  after: number
  stemBook: StemBook
  labels: AttributeLabels
}>

/** Reads documents into an index, batch by batch, so that requests are answered in between. */
export async function loadIndex(db: Database, index: CatalogueIndex, loading: Loading): Promise<void> {
  for (let last = -1; ;) {
    const rows = await readRows(db, loading, last)
    const documents = rows.map((row) => indexedDocument(row, loading.labels))
    const stems = await loading.stemBook.learn(db, documents.flatMap(wordsToStem))
    for (const document of documents) putDocument(index, document, stems)
    if (rows.length < INDEX_BATCH_SIZE) return
    last = rows.at(-1)?.id ?? last
  }
}

function wordsToStem(document: IndexedDocument): string[] {
  const { nameWords, skuWords, categoryWords, brandWords, keywordWords, textWords } = document
  return [...nameWords, ...skuWords, ...categoryWords, ...brandWords, ...keywordWords, ...textWords]
}

async function readRows(
  db: Database,
  { indexName, entity, after }: Loading,
  last: number,
): Promise<readonly IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select document_id as id, facets, skus, status, visibility, type_id, category_ids, category_positions, price, variants,
      updated_at, is_in_stock, search_name, search_category, search_keywords, search_text
    from catalogue_document
    where index_name = ${indexName} and entity = ${entity} and document_id > ${last} and version > ${after}
    order by document_id limit ${INDEX_BATCH_SIZE}`.execute(db)
  return rows
}
