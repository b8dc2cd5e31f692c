import { FACET_MAX_VALUES } from '../limits.ts'
import type { IndexedDocument } from './indexedDocument.ts'
import { createNumberRows, createWideNumberRows, pushRow } from './numberRows.ts'
import type { NumberRows } from './numberRows.ts'
import { createScoreBoards } from './scoreBoards.ts'
import type { ScoreBoards } from './scoreBoards.ts'
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
  /** By slot: what `EditorsPlaces` says. */
  readonly places: NumberRows
  /** By attribute; null for one that has more values than anybody would choose from. */
  readonly columns: Map<string, ValueColumn | null>
  /** By slot: all its values, of prices and columns, as they are numbered among those of all attributes. */
  readonly values: NumberRows
  /** How many values there are of all attributes. */
  valueCount: number
  readonly text: TextIndex
  readonly boards: ScoreBoards
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
    places: createWideNumberRows(),
    columns: new Map(),
    values: createNumberRows(),
    valueCount: 1,
    text: createTextIndex(),
    boards: createScoreBoards(),
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
  index.updatedAt.push(document.updatedAt)
  pushRow(index.places, document.places)
  pushRow(index.values, putAllValues(index, slot, document))
  for (const sku of document.skus) pushTo(index.skus, sku, slot)
  putTexts(index.text, { slot, document, stems })
}

/** @returns the numbers, among those of all attributes, of the values that can be counted. */
function putAllValues(index: CatalogueIndex, slot: number, { price, values }: IndexedDocument): number[] {
  const all: number[] = []
  const numberAll = () => index.valueCount++
  const put = (column: ValueColumn, texts: readonly string[]) => {
    for (const value of putValues(column, { slot, texts, numberAll })) all.push(column.globals[value] ?? 0)
  }
  put(index.prices, price === null ? [] : [String(price)])
  for (const [attribute, texts] of values) {
    const known = index.columns.get(attribute)
    if (known === null) continue
    const column = known ?? createValueColumn()
    put(column, texts)
    if (column.texts.length > FACET_MAX_VALUES) index.columns.set(attribute, null)
    else if (known === undefined) index.columns.set(attribute, column)
  }
  return all
}

function pushTo<Key>(map: Map<Key, number[]>, key: Key, slot: number): void {
  const slots = map.get(key)
  if (slots === undefined) map.set(key, [slot])
  else slots.push(slot)
}
