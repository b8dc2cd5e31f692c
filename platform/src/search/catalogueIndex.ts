import { FACET_MAX_VALUES } from '../limits.ts'
import type { IndexedDocument } from './indexedDocument.ts'
import { createNumberRows, createWideNumberRows, pushRow } from './numberRows.ts'
import type { NumberRows } from './numberRows.ts'
import { createScoreBoards } from './scoreBoards.ts'
import type { ScoreBoards } from './scoreBoards.ts'
import { createTextIndex, putTexts } from './text/textIndex.ts'
import type { SlotTraits } from './ranks/slotTraits.ts'
import type { TextIndex } from './text/textIndex.ts'
import type { Stems } from './words/stems.ts'
import { createValueColumn, putValues } from './valueColumn.ts'
import type { ValueColumn } from './valueColumn.ts'
import { createAttributeNumbers, numberValue } from './variants/attributeNumbers.ts'
import type { AttributeNumbers } from './variants/attributeNumbers.ts'
import { putVariants } from './variants/putVariants.ts'
import { createVariantRows } from './variants/variantRows.ts'
import type { VariantRows } from './variants/variantRows.ts'

/**
 * All documents of one kind in one store, arranged for filters, counts, orders and texts; the documents themselves
 * stay in the database. Each document has a slot. A changed one gets a new slot and leaves its old one empty, so that
 * an update costs by the number of changes.
 */
export type CatalogueIndex = {
  readonly ids: number[]
  readonly isAlive: boolean[]
  readonly slotOf: Map<number, number>
  /** Slots by sku in lower case, of children too. */
  readonly skus: Map<string, number[]>
  /** Prices that lists are sorted by: for a configurable product that of its cheapest variant. */
  readonly prices: ValueColumn
  /** Prices and discounts of a product's variants; for other products their own. */
  readonly offers: Readonly<{ price: ValueColumn; discount: ValueColumn }>
  readonly variants: VariantRows
  readonly attributes: AttributeNumbers
  readonly updatedAt: string[]
  /** By slot: the positions of `EditorsPlaces`. */
  readonly places: NumberRows
  /** By attribute; null for one with too many values for a filter. */
  readonly columns: Map<string, ValueColumn | null>
  /** By slot: all its values, of offers and columns, as they are numbered among those of all attributes. */
  readonly values: NumberRows
  readonly text: TextIndex
  readonly boards: ScoreBoards
  emptySlots: number
}

/** @param traits of no slot yet. */
export function createCatalogueIndex(traits?: SlotTraits): CatalogueIndex {
  return {
    ids: [],
    isAlive: [],
    slotOf: new Map(),
    skus: new Map(),
    prices: createValueColumn(),
    offers: { price: createValueColumn(), discount: createValueColumn() },
    variants: createVariantRows(),
    attributes: createAttributeNumbers(),
    updatedAt: [],
    places: createWideNumberRows(),
    columns: new Map(),
    values: createNumberRows(),
    text: createTextIndex(traits),
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
  putVariants(index, document)
  for (const sku of document.skus) pushTo(index.skus, sku, slot)
  putTexts(index.text, { slot, document, stems })
}

/** @returns the numbers, among those of all attributes, of the values that can be counted. */
function putAllValues(index: CatalogueIndex, slot: number, { price, values, variants }: IndexedDocument): number[] {
  const all: number[] = []
  const put = (column: ValueColumn, attribute: string, texts: readonly string[]) => {
    const numberAll = () => numberValue(index.attributes, attribute)
    return putValues(column, { slot, texts, numberAll }).map((value) => column.globals[value] ?? 0)
  }
  const ownPrice = price === null ? [] : [String(price)]
  put(index.prices, 'price', ownPrice)
  for (const [attribute, texts] of values) {
    const known = index.columns.get(attribute)
    if (known === null) continue
    const column = known ?? createValueColumn()
    const numbers = put(column, attribute, texts)
    // Counted as it is offered, below.
    if (attribute !== 'discount') all.push(...numbers)
    if (column.texts.length > FACET_MAX_VALUES) index.columns.set(attribute, null)
    else if (known === undefined) index.columns.set(attribute, column)
  }
  const own = { price: ownPrice, discount: values.get('discount') ?? [] }
  for (const name of ['price', 'discount'] as const) {
    const texts = variants.length > 0 ? variants.flatMap((variant) => variant[name] ?? []) : own[name]
    all.push(...put(index.offers[name], name, texts))
  }
  return all
}

function pushTo<Key>(map: Map<Key, number[]>, key: Key, slot: number): void {
  const slots = map.get(key)
  if (slots === undefined) map.set(key, [slot])
  else slots.push(slot)
}
