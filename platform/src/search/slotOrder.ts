import type { SearchSort } from '../catalogue/queries/searchQuery.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { extremePlace, placeIn } from './editorsPlaces.ts'
import type { TextScores } from './text/scoreText.ts'
import { firstValue } from './valueColumn.ts'
import type { ValueColumn } from './valueColumn.ts'
import type { Narrowing } from './variants/narrowing.ts'

export type SlotOrder = (one: number, two: number) => number

type Key = (slot: number) => number | string | null

/**
 * Sort order of a search: documents with all words of the text first; then the requested sorts, the score of the text,
 * the menu's and the editors' order, and the id, so that pages never overlap. A product narrowed to some of its
 * variants sorts by the price of the variant shown. Missing values come last in either direction. Null if the index
 * does not hold a field: the database then has to sort.
 */
export function slotOrder(
  index: CatalogueIndex,
  sorts: readonly SearchSort[],
  { scores, narrowing }: Readonly<{ scores: TextScores | null; narrowing: Narrowing | null }>,
): SlotOrder | null {
  // Sorting by price too, hits of the search come before documents that are only related.
  const orders: SlotOrder[] = scores === null ? [] : [(one, two) => relatedness(scores, one) - relatedness(scores, two)]
  for (const sort of sorts) {
    if (sort.field === '_score') continue
    const own = keyOf(index, sort)
    const key = own && narrowing ? shownKey(index, { field: sort.field, own, narrowing }) : own
    if (key === null) return null
    orders.push(byKey(keyWithin(key, sort), sort.descending))
  }
  if (scores !== null) {
    const { place } = index.text.traits
    orders.push((one, two) => (scores.of[two] ?? 0) - (scores.of[one] ?? 0))
    orders.push((one, two) => (place[one] ?? 0) - (place[two] ?? 0))
    orders.push(byKey((slot) => extremePlace(index.places, slot, 'min'), false))
  }
  orders.push((one, two) => (index.ids[one] ?? 0) - (index.ids[two] ?? 0))
  return (one, two) => {
    let difference = 0
    for (let place = 0; difference === 0 && place < orders.length; place += 1)
      difference = orders[place]?.(one, two) ?? 0
    return difference
  }
}

/** 0 for documents with all words of the search, 1 for related ones. */
function relatedness(scores: TextScores, slot: number): number {
  return scores.hasAll(slot) ? 0 : 1
}

function keyOf(index: CatalogueIndex, { field, position }: SearchSort): Key | null {
  if (field === 'id') return (slot) => index.ids[slot] ?? null
  if (field === 'price' || field === 'final_price') return valueKey(index.prices)
  if (field === 'updated_at') return (slot) => index.updatedAt[slot] || null
  if (field === 'category.position') return positionKey(index, position)
  if (field === 'random') return randomKey()
  const column = index.columns.get(field)
  return column ? valueKey(column) : null
}

function keyWithin(key: Key, { within }: SearchSort): Key {
  if (!within) return key
  return (slot) => {
    const value = key(slot)
    return typeof value === 'number' && value >= within.low && value < within.high ? value : null
  }
}

type OwnKey = Readonly<{ field: string; own: Key; narrowing: Narrowing }>

function shownKey({ variants }: CatalogueIndex, { field, own, narrowing }: OwnKey): Key {
  const isPrice = field === 'price' || field === 'final_price'
  if (!isPrice && field !== 'discount') return own
  const { prices, discounts } = variants
  const known = new Map<number, ReturnType<Key>>()
  return (slot) => {
    const key = known.get(slot)
    if (key !== undefined) return key
    const shown = narrowing.shown(slot)
    const found = shown === null ? own(slot) : ((isPrice ? prices : discounts)[shown] ?? null)
    known.set(slot, found)
    return found
  }
}

/** The place that editors gave: in one category, or the least or greatest of all. */
function positionKey({ places }: CatalogueIndex, { categoryId, mode }: SearchSort['position']): Key {
  if (categoryId !== null) return (slot) => placeIn(places, slot, categoryId)
  return (slot) => extremePlace(places, slot, mode)
}

function randomKey(): Key {
  const drawn = new Map<number, number>()
  return (slot) => {
    const known = drawn.get(slot) ?? Math.random()
    drawn.set(slot, known)
    return known
  }
}

/** Whether newer documents come first among equals: they are then better looked at first. */
export function isNewestFirst(sorts: readonly SearchSort[]): boolean {
  return sorts.some(({ field, descending }) => field === 'id' && descending)
}

/** Numbers in number order although documents write many of them as text; other text after them. */
function valueKey(column: ValueColumn): Key {
  const keys = column.texts.map((text, value) =>
    value === 0 ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text,
  )
  return (slot) => keys[firstValue(column, slot)] ?? null
}

function byKey(key: Key, descending: boolean): SlotOrder {
  const direction = descending ? -1 : 1
  return (one, two) => {
    const [first, second] = [key(one), key(two)]
    if (first === second) return 0
    if (first === null) return 1
    if (second === null) return -1
    if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1
    return first < second ? -direction : direction
  }
}
