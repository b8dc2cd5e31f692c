import { createNumberRows, pushRow } from '../numberRows.ts'
import type { NumberRows } from '../numberRows.ts'

/** The variants of all configurable products, numbered slot after slot, so that those of one slot lie side by side. */
export type VariantRows = {
  /** By slot: its first variant, and behind all slots the next variant to come. */
  readonly starts: number[]
  /** By variant: its values, as they are numbered among those of all attributes. */
  readonly values: NumberRows
  readonly prices: number[]
  readonly discounts: number[]
  readonly isOut: boolean[]
}

export type VariantRow = Readonly<{ values: readonly number[]; price: number; discount: number; isOut: boolean }>

export function createVariantRows(): VariantRows {
  return { starts: [0], values: createNumberRows(), prices: [], discounts: [], isOut: [] }
}

/** Adds the variants of the next slot. */
export function pushVariants(rows: VariantRows, variants: readonly VariantRow[]): void {
  for (const { values, price, discount, isOut } of variants) {
    pushRow(rows.values, values)
    rows.prices.push(price)
    rows.discounts.push(discount)
    rows.isOut.push(isOut)
  }
  rows.starts.push(rows.prices.length)
}

/** Whether a slot has variants at all. */
export function hasVariants({ starts }: VariantRows, slot: number): boolean {
  return (starts[slot] ?? 0) < (starts[slot + 1] ?? 0)
}
