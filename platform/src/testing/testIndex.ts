import { createCatalogueIndex, putDocument } from '../search/catalogueIndex.ts'
import type { CatalogueIndex } from '../search/catalogueIndex.ts'
import { indexedDocument } from '../search/indexedDocument.ts'
import type { IndexRow } from '../search/indexedDocument.ts'

/** A row of the catalogue with nothing in it but what a test says. */
export function testRow(row: Partial<IndexRow> & { id: number }): IndexRow {
  return {
    facets: {},
    skus: [],
    status: 1,
    visibility: 4,
    type_id: 'simple',
    category_ids: [],
    category_positions: {},
    price: null,
    updated_at: null,
    is_in_stock: true,
    search_name: null,
    search_category: null,
    search_text: null,
    ...row,
  }
}

/** An index of such rows; words are their own stems, `de` and `para` say nothing. */
export function testIndex(rows: readonly (Partial<IndexRow> & { id: number })[]): CatalogueIndex {
  const index = createCatalogueIndex()
  for (const row of rows) putDocument(index, indexedDocument(testRow(row)), TEST_STEMS)
  return index
}

export const TEST_STEMS: ReadonlyMap<string, string | null> = new Map([
  ['de', null],
  ['para', null],
  ['sofas', 'sofa'],
  ['colchones', 'colchon'],
])
