/** Whole percent that `final` is below `regular`; 0 when it is not below. A real offer is never rounded down to none. */
export function discountPercent(regular: number, final: number): number {
  if (regular <= 0 || final >= regular) return 0
  return Math.max(1, Math.round((1 - final / regular) * 100))
}
