/**
 * Returns by how many whole percent `final` is below `regular`; 0 if it is not. A real discount never rounds down to 0.
 */
export function discountPercent(regular: number, final: number): number {
  if (regular <= 0 || final >= regular) return 0
  return Math.max(1, Math.round((1 - final / regular) * 100))
}
