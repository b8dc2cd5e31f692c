import type { SearchSort } from '../catalogue/searchQuery.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { extremePlace, placeIn } from './editorsPlaces.ts'
import type { TextScores } from './scoreText.ts'
import { firstValue } from './valueColumn.ts'
import type { ValueColumn } from './valueColumn.ts'

export type SlotOrder = (one: number, two: number) => number

type Key = (slot: number) => number | string | null

/**
 * The order of a search: the sorts asked for, then the score of a text, then the id so that pages never overlap.
 * Missing values come last either way. Null when the index does not hold a field: the database then has to sort.
 */
export function slotOrder(
  index: CatalogueIndex,
  sorts: readonly SearchSort[],
  scores: TextScores | null,
): SlotOrder | null {
  const orders: SlotOrder[] = []
  for (const sort of sorts) {
    if (sort.field === '_score') continue
    const key = keyOf(index, sort)
    if (key === null) return null
    orders.push(byKey(key, sort.descending))
  }
  if (scores !== null) orders.push((one, two) => (scores.of[two] ?? 0) - (scores.of[one] ?? 0))
  orders.push((one, two) => (index.ids[one] ?? 0) - (index.ids[two] ?? 0))
  return (one, two) => {
    let difference = 0
    for (let place = 0; difference === 0 && place < orders.length; place += 1)
      difference = orders[place]?.(one, two) ?? 0
    return difference
  }
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
