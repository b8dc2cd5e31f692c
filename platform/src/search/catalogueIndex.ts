import { FACET_MAX_VALUES } from '../limits.ts'
import type { EditorsPlaces, IndexedDocument } from './indexedDocument.ts'
import { createTextIndex, putTexts } from './textIndex.ts'
import type { Stems, TextIndex } from './textIndex.ts'
import { createValueColumn, putValues } from './valueColumn.ts'
import type { ValueColumn } from './valueColumn.ts'

/**
 * All documents of one kind in one store, as filters, counts, orders and texts look at them; the documents themselves
 * stay in the database. Each document has a slot. A changed one gets a new slot and leaves its old one empty, so that
 * a change costs what changed.
 */
export type CatalogueIndex = {
  readonly ids: number[]
  readonly isAlive: boolean[]
  readonly slotOf: Map<number, number>
  /** Slots by sku in lower case, of children too. */
  readonly skus: Map<string, number[]>
  /** As a column, so that prices are counted like any value; each differs, and there are many. */
  readonly prices: ValueColumn
  readonly updatedAt: string[]
  readonly positions: EditorsPlaces[]
  /** By category: the places of all slots, 0 for none; made when a list is first sorted by them. */
  readonly places: Map<number, Int32Array>
  /** By attribute; null for one that has more values than anybody would choose from. */
  readonly columns: Map<string, ValueColumn | null>
  readonly text: TextIndex
  emptySlots: number
}

export function createCatalogueIndex(): CatalogueIndex {
  return {
    ids: [],
    isAlive: [],
    slotOf: new Map(),
    skus: new Map(),
    prices: createValueColumn(),
    updatedAt: [],
    positions: [],
    places: new Map(),
    columns: new Map(),
    text: createTextIndex(),
    emptySlots: 0,
  }
}

/** Puts a document in, in place of an older state of it. `stems` must know the document's words. */
export function putDocument(index: CatalogueIndex, document: IndexedDocument, stems: Stems): void {
  const former = index.slotOf.get(document.id)
  if (former !== undefined) {
    index.isAlive[former] = false
    index.emptySlots += 1
  }
  const slot = index.ids.push(document.id) - 1
  index.isAlive.push(true)
  index.slotOf.set(document.id, slot)
  putValues(index.prices, slot, document.price === null ? [] : [String(document.price)])
  index.updatedAt.push(document.updatedAt)
  index.positions.push(document.positions)
  index.places.clear()
  for (const sku of document.skus) pushTo(index.skus, sku, slot)
  for (const [attribute, values] of document.values) putAttribute(index, { attribute, values, slot })
  putTexts(index.text, { slot, document, stems })
}

function putAttribute(
  index: CatalogueIndex,
  { attribute, values, slot }: { attribute: string; values: readonly string[]; slot: number },
): void {
  const known = index.columns.get(attribute)
  if (known === null) return
  const column = known ?? createValueColumn()
  putValues(column, slot, values)
  index.columns.set(attribute, column.texts.length > FACET_MAX_VALUES ? null : column)
}

function pushTo<Key>(map: Map<Key, number[]>, key: Key, slot: number): void {
  const slots = map.get(key)
  if (slots === undefined) map.set(key, [slot])
  else slots.push(slot)
}

/** The places of all slots in a category, 0 for those without one. */
export function placesIn(index: CatalogueIndex, categoryId: number): Int32Array {
  const known = index.places.get(categoryId)
  if (known !== undefined) return known
  const places = new Int32Array(index.ids.length)
  for (const [slot, { categories, places: own }] of index.positions.entries()) {
    // Places count from 0 somewhere: shifted by one, 0 is free to mean none.
    const place = own[categories.indexOf(categoryId)]
    if (place !== undefined) places[slot] = place + 1
  }
  index.places.set(categoryId, places)
  return places
}
