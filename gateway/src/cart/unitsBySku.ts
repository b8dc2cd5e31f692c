import type { CartLineMapper } from './mappers.ts'

/** How many units of each SKU some lines hold: one SKU may stand in several lines with different options. */
export function unitsBySku(lines: readonly Pick<CartLineMapper, 'sku' | 'quantity'>[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity)
  return units
}
