import { createAttributeLabels } from '../search/text/attributeLabels.ts'
import { createCatalogueIndex, putDocument } from '../search/catalogueIndex.ts'
import type { CatalogueIndex } from '../search/catalogueIndex.ts'
import { indexedDocument } from '../search/indexedDocument.ts'
import type { IndexRow } from '../search/indexedDocument.ts'

/** Returns a catalogue row that is empty except for the fields a test sets. */
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
    variants: null,
    updated_at: null,
    is_in_stock: true,
    search_name: null,
    search_category: null,
    search_keywords: null,
    search_text: null,
    ...row,
  }
}

/** An index of such rows; words are their own stems, `de` and `para` say nothing. */
export function testIndex(rows: readonly (Partial<IndexRow> & { id: number })[]): CatalogueIndex {
  const index = createCatalogueIndex()
  for (const row of rows) putDocument(index, indexedDocument(testRow(row), TEST_LABELS), TEST_STEMS)
  return index
}

export const TEST_STEMS: ReadonlyMap<string, string | null> = new Map([
  ['de', null],
  ['para', null],
  ['sofas', 'sofa'],
  ['colchones', 'colchon'],
])

/** Two attributes to choose by. */
const TEST_LABELS = createAttributeLabels([
  {
    code: 'color',
    name: 'Color',
    isFilterable: true,
    options: [
      { value: '52', label: 'Gris niebla' },
      { value: '59', label: 'Blanco' },
    ],
  },
  { code: 'marca', name: 'Marca', isFilterable: true, options: [{ value: '7', label: 'Kvistheim' }] },
])
