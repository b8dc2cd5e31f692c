import type { CartTotals } from './cartTotals.ts'

/** Returns the grand total of a cart: the last of its segments. */
export function grandTotalOf({ total_segments: segments }: Pick<CartTotals, 'total_segments'>): number {
  return segments.find(({ code }) => code === 'grand_total')?.value ?? 0
}
