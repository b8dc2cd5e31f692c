import type { CartLineMapper } from '../mappers.ts'

/** Sums the units of lines by SKU: several lines may hold one SKU with different options. */
export function unitsBySku(lines: readonly Pick<CartLineMapper, 'sku' | 'quantity'>[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity)
  return units
}
