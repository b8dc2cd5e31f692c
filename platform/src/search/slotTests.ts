import type { Condition, RangeBounds, SearchFilter } from '../catalogue/searchQuery.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { hasMarked, isAllMarked } from './valueColumn.ts'
import type { ValueColumn } from './valueColumn.ts'

/** A condition on a slot, and, where a list of its documents exists, that list: several lists may repeat a slot. */
export type SlotTest = Readonly<{
  holds: (slot: number) => boolean
  lists: readonly (readonly number[])[] | null
}>

/** Attributes with a whole number: `4.0` is 4. */
const INTEGERS: ReadonlySet<string> = new Set(['status', 'visibility', 'category_ids'])
const NUMBERS: ReadonlySet<string> = new Set(['status', 'visibility', 'price', 'final_price'])
const PRICES: ReadonlySet<string> = new Set(['price', 'final_price'])

/** The test of a filter, or null when the index does not hold what it looks at and the database has to be asked. */
export function slotTest(index: CatalogueIndex, filter: SearchFilter): SlotTest | null {
  const { attribute, condition, isCatalog } = filter
  const own = conditionTest(index, attribute, condition)
  if (own === null || !isCatalog || condition.kind === 'range') return own
  const options = conditionTest(index, `${attribute}_options`, condition)
  const types = conditionTest(index, 'type_id', { kind: 'terms', values: ['configurable'], negated: false })
  if (options === null || types === null) return null
  return {
    holds: (slot) => own.holds(slot) || (options.holds(slot) && types.holds(slot)),
    lists: own.lists === null || options.lists === null ? null : [...own.lists, ...options.lists],
  }
}

function conditionTest(index: CatalogueIndex, attribute: string, condition: Condition): SlotTest | null {
  // Whether a field is there at all only the document itself can say.
  if (condition.kind === 'exists') return null
  if (PRICES.has(attribute)) return priceTest(index, condition)
  if (isAskedElsewhere(index, attribute) || (condition.kind === 'range' && attribute.includes('.'))) return null
  const column = index.columns.get(attribute)
  if (column === null) return null
  if (condition.kind === 'range')
    return column === undefined
      ? rangeOverNothing(condition.bounds)
      : rangeTest(index, column, withinBounds(attribute, condition.bounds))
  const wanted = spellings(attribute, condition.values)
  const test = column === undefined ? NOTHING : markedTest(index, column, (text) => wanted.has(text))
  return condition.negated ? { holds: (slot) => !test.holds(slot), lists: null } : test
}

const NOTHING: SlotTest = { holds: () => false, lists: [] }
const EVERYTHING: SlotTest = { holds: () => true, lists: null }
const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(['id', 'sku', 'url_path', 'url_key', 'slug', 'identifier'])

/** Unique fields and nested ones are not in the index; what no document has, is in no column either. */
function isAskedElsewhere(index: CatalogueIndex, attribute: string): boolean {
  return ASKED_ELSEWHERE.has(attribute) || (attribute.includes('.') && !index.columns.has(attribute))
}

function rangeOverNothing(bounds: RangeBounds): SlotTest {
  return Object.keys(bounds).length === 0 ? EVERYTHING : NOTHING
}

/** Exports write booleans as true and as 1. */
function spellings(attribute: string, values: readonly string[]): ReadonlySet<string> {
  if (INTEGERS.has(attribute)) return new Set(values.map((value) => String(Number(value))))
  return new Set(
    values.flatMap((value) => {
      if (value === 'true' || (value === '1' && attribute === 'stock.is_in_stock')) return ['true', '1']
      if (value === 'false' || (value === '0' && attribute === 'stock.is_in_stock')) return ['false', '0']
      return [value]
    }),
  )
}

function markedTest(index: CatalogueIndex, column: ValueColumn, isWanted: (text: string) => boolean): SlotTest {
  const marked = new Uint8Array(column.texts.length)
  const lists: number[][] = []
  for (let value = 1; value < column.texts.length; value += 1) {
    if (!isWanted(column.texts[value] ?? '')) continue
    marked[value] = 1
    lists.push(column.slots[value] ?? [])
  }
  // What holds of all documents (most are enabled) is not asked of each.
  if (isAllMarked(column, marked, index.ids.length)) return EVERYTHING
  return { holds: (slot) => hasMarked(column, slot, marked), lists }
}

function rangeTest(index: CatalogueIndex, column: ValueColumn, isWithin: ((text: string) => boolean) | null): SlotTest {
  return isWithin === null ? EVERYTHING : markedTest(index, column, isWithin)
}

function priceTest(index: CatalogueIndex, condition: Exclude<Condition, { kind: 'exists' }>): SlotTest {
  const { prices } = index
  if (condition.kind === 'range') return rangeTest(index, prices, withinBounds('price', condition.bounds))
  const wanted = new Set(condition.values.map(Number))
  const test = markedTest(index, prices, (text) => wanted.has(Number(text)))
  return condition.negated ? { holds: (slot) => !test.holds(slot), lists: null } : test
}

/**
 * Numbers compare as numbers even where documents hold text; dates, and whatever else is no number, as the text it is.
 * What can only be a number is never within words.
 * @returns null for no bounds at all.
 */
function withinBounds(attribute: string, bounds: RangeBounds): ((text: string) => boolean) | null {
  const given = Object.entries(bounds)
  if (given.length === 0) return null
  const isNumeric = given.every(([, bound]) => Number.isFinite(Number(bound)))
  if (!isNumeric && NUMBERS.has(attribute)) return () => false
  return (text) => {
    if (!isNumeric)
      return given.every(([operator, bound]) => compares(operator, text < bound ? -1 : text > bound ? 1 : 0))
    const number = text === '' ? Number.NaN : Number(text)
    return !Number.isNaN(number) && given.every(([operator, bound]) => compares(operator, number - Number(bound)))
  }
}

function compares(operator: string, difference: number): boolean {
  if (operator === 'gt') return difference > 0
  if (operator === 'gte') return difference >= 0
  return operator === 'lt' ? difference < 0 : difference <= 0
}
