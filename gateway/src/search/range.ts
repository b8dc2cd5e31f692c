import Big from 'big.js'
import { taxFactor } from '../graph/money.ts'
import { HALF_CENT } from './limits.ts'

/** Numbers from and to, both included; null is no upper bound. */
export type Range = Readonly<{ from: number; to: number | null }>

/** A range as the platform takes it. */
export type Bounds = Readonly<{ gte: number; lte?: number }>

const WRITTEN = /^(\d{1,9}(?:\.\d{1,4})?)-(\d{1,9}(?:\.\d{1,4})?|\*)$/

/** Reads `from-to`, `*` for no upper bound: `50-100`, `150-*`. Null for anything else; it may go from high to low. */
export function parseRange(text: string): Range | null {
  const [, from, to] = WRITTEN.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  return { from: Number(from), to: to === '*' ? null : Number(to) }
}

/** The reverse of `parseRange`. */
export function rangeText({ from, to }: Range): string {
  return `${from}-${to ?? '*'}`
}

/** The ranges that ascending steps part: 50 and 100 make `0-50`, `50-100`, `100-*`. */
export function rangesBetween(steps: readonly number[]): readonly Range[] {
  return [0, ...steps].map((from, index) => ({ from, to: steps[index] ?? null }))
}

/**
 * The bounds, without tax, of what is shown inside a range of prices with tax: shoppers think of prices with tax, the
 * platform holds them without. `taxPercent` 16 is 16 %.
 */
export function netBounds({ from, to }: Range, taxPercent: number): Bounds {
  const factor = taxFactor(taxPercent)
  const net = (gross: Big) => Math.max(0, gross.div(factor).toNumber())
  return {
    gte: net(new Big(from).minus(HALF_CENT)),
    ...(to === null ? {} : { lte: net(new Big(to).plus(HALF_CENT)) }),
  }
}

/** The prices with tax that a platform's own range holds, both ends included: the reverse of `netBounds`, to the cent. */
export function grossRange({ from, to }: Range, taxPercent: number): Range {
  const gross = (net: number) => new Big(net).times(taxFactor(taxPercent)).round(2).toNumber()
  return { from: gross(from), to: to === null ? null : gross(to) }
}
