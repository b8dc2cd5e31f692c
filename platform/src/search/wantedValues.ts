import type { Condition, RangeBounds } from '../catalogue/queries/searchQuery.ts'
import { spellBoolean, spellings } from '../catalogue/termSpellings.ts'
import type { ValueColumn } from './valueColumn.ts'

type ValueCondition = Exclude<Condition, { kind: 'exists' }>

/** Attributes with a whole number: `4.0` is 4. */
const INTEGERS: ReadonlySet<string> = new Set(['status', 'visibility', 'category_ids'])
const NUMBERS: ReadonlySet<string> = new Set(['status', 'visibility', 'price', 'final_price'])
const PRICES: ReadonlySet<string> = new Set(['price', 'final_price'])

/** Numbers of the values that a condition names, of a negated one those that it excludes; all of them for no bounds. */
export function wantedValues(column: ValueColumn, attribute: string, condition: ValueCondition): number[] {
  const isWanted =
    condition.kind === 'range' ? withinBounds(attribute, condition.bounds) : amongTerms(attribute, condition.values)
  const { texts, amounts } = column
  const found: number[] = []
  for (let value = 1; value < texts.length; value += 1) {
    if (isWanted(texts[value] ?? '', amounts[value] ?? Number.NaN)) found.push(value)
  }
  return found
}

type IsWanted = (text: string, amount: number) => boolean

function amongTerms(attribute: string, values: readonly string[]): IsWanted {
  if (PRICES.has(attribute)) {
    const wanted = new Set(values.map(Number))
    return (_text, amount) => wanted.has(amount)
  }
  const wanted = wantedTexts(attribute, values)
  return (text) => wanted.has(text)
}

/** Exports write booleans as true and as 1. */
function wantedTexts(attribute: string, values: readonly string[]): ReadonlySet<string> {
  if (INTEGERS.has(attribute)) return new Set(values.map((value) => String(Number(value))))
  return new Set(spellings(attribute === 'stock.is_in_stock' ? values.map(spellBoolean) : values))
}

/**
 * Compares numbers as numbers even where documents hold text; dates and all other values as text. A numeric attribute
 * never matches bounds that are not numbers.
 */
function withinBounds(attribute: string, bounds: RangeBounds): IsWanted {
  const given = Object.entries(bounds)
  const isNumeric = given.every(([, bound]) => Number.isFinite(Number(bound)))
  if (!isNumeric && NUMBERS.has(attribute)) return () => false
  if (!isNumeric) {
    return (text) => given.every(([operator, bound]) => compares(operator, text < bound ? -1 : text > bound ? 1 : 0))
  }
  const limits = given.map(([operator, bound]) => [operator, Number(bound)] as const)
  return (_text, amount) => {
    if (Number.isNaN(amount)) return limits.length === 0
    for (const [operator, limit] of limits) if (!compares(operator, amount - limit)) return false
    return true
  }
}

function compares(operator: string, difference: number): boolean {
  if (operator === 'gt') return difference > 0
  if (operator === 'gte') return difference >= 0
  return operator === 'lt' ? difference < 0 : difference <= 0
}
