import type { Condition, RangeBounds, SearchFilter } from '../catalogue/queries/searchQuery.ts'
import { isDecidedByVariants } from '../catalogue/queries/variantFilters.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { hasVariants } from './variants/variantRows.ts'
import { hasMarked, isAllMarked } from './valueColumn.ts'
import type { ValueColumn } from './valueColumn.ts'
import { wantedValues } from './wantedValues.ts'

/** A condition on a slot, and, where a list of its documents exists, that list: several lists may repeat a slot. */
export type SlotTest = Readonly<{
  holds: (slot: number) => boolean
  lists: readonly (readonly number[])[] | null
}>

const PRICES: ReadonlySet<string> = new Set(['price', 'final_price'])

/** Returns the test of a filter, or null if the index does not hold its field and the database has to answer. */
export function slotTest(index: CatalogueIndex, filter: SearchFilter): SlotTest | null {
  const { attribute, condition, isCatalog } = filter
  if (isDecidedByVariants(filter)) return offerTest(index, filter)
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

/** Whether a product is offered at such a price or discount, in some variant: which one, the variants decide together. */
function offerTest(index: CatalogueIndex, { attribute, condition }: SearchFilter): SlotTest | null {
  if (condition.kind === 'exists') return null
  const column = index.offers[PRICES.has(attribute) ? 'price' : 'discount']
  const test = valueTest(index, { attribute, column, condition })
  if (condition.kind === 'range' || !condition.negated) return test
  return { holds: (slot) => test.holds(slot) || hasVariants(index.variants, slot), lists: null }
}

function conditionTest(index: CatalogueIndex, attribute: string, condition: Condition): SlotTest | null {
  // Whether a field is there at all only the document itself can say.
  if (condition.kind === 'exists') return null
  if (PRICES.has(attribute)) return valueTest(index, { attribute, column: index.prices, condition })
  if (isAskedElsewhere(index, attribute) || (condition.kind === 'range' && attribute.includes('.'))) return null
  const column = index.columns.get(attribute)
  return column === null ? null : valueTest(index, { attribute, column, condition })
}

type ValueQuestion = Readonly<{
  attribute: string
  /** Undefined for an attribute that no document has. */
  column: ValueColumn | undefined
  condition: Exclude<Condition, { kind: 'exists' }>
}>

function valueTest(index: CatalogueIndex, { attribute, column, condition }: ValueQuestion): SlotTest {
  if (condition.kind === 'range' && isBoundless(condition.bounds)) return EVERYTHING
  const test = column === undefined ? NOTHING : markedTest(index, column, wantedValues(column, attribute, condition))
  const isNegated = condition.kind === 'terms' && condition.negated
  return isNegated ? { holds: (slot) => !test.holds(slot), lists: null } : test
}

const NOTHING: SlotTest = { holds: () => false, lists: [] }
const EVERYTHING: SlotTest = { holds: () => true, lists: null }
const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(['id', 'sku', 'url_path', 'url_key', 'slug', 'identifier'])

/** Returns true for unique and nested fields, which are not in the index. An attribute of no document has no column either. */
function isAskedElsewhere(index: CatalogueIndex, attribute: string): boolean {
  return ASKED_ELSEWHERE.has(attribute) || (attribute.includes('.') && !index.columns.has(attribute))
}

function isBoundless(bounds: RangeBounds): boolean {
  return Object.keys(bounds).length === 0
}

function markedTest(index: CatalogueIndex, column: ValueColumn, wanted: readonly number[]): SlotTest {
  const marked = new Uint8Array(column.texts.length)
  for (const value of wanted) marked[value] = 1
  // A value that all documents have (most are enabled) needs no test per slot.
  if (isAllMarked(column, marked, index.ids.length)) return EVERYTHING
  return { holds: (slot) => hasMarked(column, slot, marked), lists: wanted.map((value) => column.slots[value] ?? []) }
}
