import { isVariantFilter } from '../../catalogue/queries/variantFilters.ts'
import type { SearchFilter } from '../../catalogue/queries/searchQuery.ts'
import type { CatalogueIndex } from '../catalogueIndex.ts'
import { wantedValues } from '../wantedValues.ts'
import { hasVariants } from './variantRows.ts'

/** The variants of each product that meet the conditions of a search. */
export type Narrowing = Readonly<{
  /** Whether some variant of a slot meets all conditions at once; true of a slot without variants. */
  holds: (slot: number) => boolean
  /** The variants of a slot that meet them; null when all do, or there are none. */
  meeting: (slot: number) => readonly number[] | null
  /** Of those the one to show: one in stock, then the cheaper, then the first. Null when the product itself is shown. */
  shown: (slot: number) => number | null
}>

/** A condition of one attribute: the values that meet it are marked 1, as they are numbered among those of all. */
type VariantCondition = Readonly<{ attribute: number; marked: Uint8Array; isNegated: boolean }>

/** @returns null when no condition is about variants. */
export function narrowingOf(index: CatalogueIndex, filters: readonly SearchFilter[]): Narrowing | null {
  const conditions = filters.filter(isVariantFilter).flatMap((filter) => conditionOf(index, filter) ?? [])
  if (conditions.length === 0) return null
  const { variants } = index
  const meets = (variant: number) => meetsAll(index, conditions, variant)
  const holds = (slot: number): boolean => {
    const end = variants.starts[slot + 1] ?? 0
    for (let variant = variants.starts[slot] ?? 0; variant < end; variant += 1) if (meets(variant)) return true
    return !hasVariants(variants, slot)
  }
  const meeting = (slot: number): readonly number[] | null => {
    const [start, end] = [variants.starts[slot] ?? 0, variants.starts[slot + 1] ?? 0]
    const found: number[] = []
    for (let variant = start; variant < end; variant += 1) if (meets(variant)) found.push(variant)
    return found.length === end - start ? null : found
  }
  const shown = (slot: number): number | null => {
    const [first, ...others] = meeting(slot) ?? []
    return first === undefined ? null : others.reduce((best, one) => (isBefore(index, one, best) ? one : best), first)
  }
  return { holds, meeting, shown }
}

function isBefore({ variants: { isOut, prices } }: CatalogueIndex, one: number, other: number): boolean {
  if (isOut[one] !== isOut[other]) return isOut[other] === true
  return (prices[one] ?? 0) < (prices[other] ?? 0)
}

function conditionOf(index: CatalogueIndex, { attribute, condition }: SearchFilter): VariantCondition | null {
  const name = attribute === 'final_price' ? 'price' : attribute
  const number = index.attributes.numbers.get(name)
  if (number === undefined || condition.kind === 'exists') return null
  if (condition.kind === 'range' && Object.keys(condition.bounds).length === 0) return null
  const offered = name === 'price' || name === 'discount' ? index.offers[name] : undefined
  const columns = offered ? [offered] : [index.columns.get(name), index.columns.get(`${name}_options`)]
  // Too many values to be held: the database is asked for it.
  if (columns.includes(null)) return null
  const marked = new Uint8Array(index.attributes.ofValue.length)
  for (const column of columns) {
    for (const value of column ? wantedValues(column, name, condition) : []) marked[column?.globals[value] ?? 0] = 1
  }
  return { attribute: number, marked, isNegated: condition.kind === 'terms' && condition.negated }
}

// Loops over the rows themselves: these are asked of ten thousands of variants.
function meetsAll({ variants, attributes }: CatalogueIndex, conditions: readonly VariantCondition[], variant: number) {
  const { starts, numbers } = variants.values
  const [start, end] = [starts[variant] ?? 0, starts[variant + 1] ?? 0]
  for (const { attribute, marked, isNegated } of conditions) {
    let [isCarried, isMarked] = [false, false]
    for (let at = start; at < end; at += 1) {
      const value = numbers[at] ?? 0
      if (attributes.ofValue[value] !== attribute) continue
      isCarried = true
      if (marked[value] === 1) isMarked = true
    }
    if (isCarried && isMarked === isNegated) return false
  }
  return true
}
