import { fieldListOf, integerOf, numberOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { ImportNotes } from './importNotes.ts'

const ENABLED = 1

export type ImportedPrices = Readonly<{ fields: Fields & { final_price: number }; isPriced: boolean }>

/** Prices of a product whose amounts are read, worked out of each other where some are missing. */
export function importedPrices(source: Fields, kind: string, notes: ImportNotes): ImportedPrices {
  const children = fieldListOf(source.configurable_children).filter(({ status }) => status === ENABLED)
  const stated = numberOf(source.price) ?? numberOf(source.original_price)
  const stand = numberOf(source.regular_price) ?? numberOf(source.final_price)
  if (stated === null && stand !== null) notes.add('no price: the regular or final price is used', source.price)
  const price = stated ?? stand ?? 0
  const special = numberOf(source.special_price)
  const offered = special !== null && special > 0 && special < price ? special : null
  const own = numberOf(source.final_price) ?? offered ?? price
  const childPrices = children.flatMap((child) => numberOf(child.final_price) ?? []).filter((amount) => amount > 0)
  const final = own > 0 || childPrices.length === 0 ? own : Math.min(...childPrices)
  const regular = price > 0 ? price : final
  const discount = regular > final && regular > 0 ? Math.round((1 - final / regular) * 100) : 0
  const fields = {
    price,
    special_price: offered,
    final_price: final,
    regular_price: numberOf(source.regular_price) ?? regular,
    minimal_price: numberOf(source.minimal_price) ?? final,
    max_price: numberOf(source.max_price) ?? Math.max(final, ...childPrices),
    discount: integerOf(source.discount) ?? discount,
  }
  return { fields, isPriced: isPriced(source, kind, { price: stated ?? stand, childPrices }) }
}

type Known = Readonly<{ price: number | null; childPrices: readonly number[] }>

/** Returns whether a product has a price. A grouped product or a dynamic bundle needs none of its own. */
function isPriced(source: Fields, kind: string, { price, childPrices }: Known): boolean {
  if (kind === 'configurable') return childPrices.length > 0 || (price ?? 0) > 0
  if (kind === 'grouped' || (kind === 'bundle' && textOf(source.price_type) !== '1')) return true
  return price !== null
}
