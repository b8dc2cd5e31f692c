import Big from 'big.js'
import { taxFactor } from '../../graph/money.ts'
import { HALF_CENT } from '../limits.ts'

/** Range with both bounds included; `to` is null without an upper bound. */
export type Range = Readonly<{ from: number; to: number | null }>

/** Range in the platform's form. */
export type Bounds = Readonly<{ gte: number; lte?: number }>

const WRITTEN = /^(\d{1,9}(?:\.\d{1,4})?)-(\d{1,9}(?:\.\d{1,4})?|\*)$/

/**
 * Parses `from-to`, with `*` for no upper bound: `50-100`, `150-*`. Null for anything else; does not check the order.
 */
export function parseRange(text: string): Range | null {
  const [, from, to] = WRITTEN.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  return { from: Number(from), to: to === '*' ? null : Number(to) }
}

/** Formats a range, as the reverse of `parseRange`. */
export function rangeText({ from, to }: Range): string {
  return `${from}-${to ?? '*'}`
}

/** Returns the ranges between ascending steps: 50 and 100 make `0-50`, `50-100`, `100-*`. */
export function rangesBetween(steps: readonly number[]): readonly Range[] {
  return [0, ...steps].map((from, index) => ({ from, to: steps[index] ?? null }))
}

/**
 * Returns the bounds without tax for a range of prices with tax: shoppers see prices with tax, the platform stores them
 * without. `taxPercent` 16 is 16 %.
 */
export function netBounds({ from, to }: Range, taxPercent: number): Bounds {
  const factor = taxFactor(taxPercent)
  const net = (gross: Big) => Math.max(0, gross.div(factor).toNumber())
  return {
    gte: net(new Big(from).minus(HALF_CENT)),
    ...(to === null ? {} : { lte: net(new Big(to).plus(HALF_CENT)) }),
  }
}

/** Returns the prices with tax in a platform's range, both ends included: the reverse of `netBounds`, to the cent. */
export function grossRange({ from, to }: Range, taxPercent: number): Range {
  const gross = (net: number) => new Big(net).times(taxFactor(taxPercent)).round(2).toNumber()
  return { from: gross(from), to: to === null ? null : gross(to) }
}
