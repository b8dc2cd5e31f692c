import type { Database } from '../database/schema.ts'
import { loadStock } from '../stock/stockRepository.ts'
import type { StockRow } from '../stock/stockItem.ts'
import { notEnoughStock } from './cartRefusals.ts'
import type { ResolvedLine } from './lines/resolvedLine.ts'

export type WantedLine = Pick<ResolvedLine, 'demands'> & Readonly<{ qty: number }>

/** Units of each sku that lines take together. */
export function stockDemands(lines: readonly WantedLine[]): Map<string, number> {
  const demands = new Map<string, number>()
  for (const line of lines) {
    for (const demand of line.demands)
      demands.set(demand.sku, (demands.get(demand.sku) ?? 0) + demand.quantity * line.qty)
  }
  return demands
}

/**
 * Checks that stock covers what is wanted of each sku.
 * @throws PlatformError 400 naming the first sku that is short, and what is left of it.
 */
export function requireStock(demands: ReadonlyMap<string, number>, stock: ReadonlyMap<string, StockRow>): void {
  for (const [sku, wanted] of demands) {
    const left = unitsLeft(stock.get(sku))
    if (wanted > left) throw notEnoughStock(sku, left)
  }
}

/** Units that can be sold; unlimited where stock is not managed. */
export function unitsLeft(row: StockRow | undefined): number {
  if (row === undefined) return 0
  if (!row.manage_stock) return Number.POSITIVE_INFINITY
  return row.is_in_stock ? row.qty : 0
}

/** Checks the skus that one line needs, counting what the other lines of the cart already take of them. */
export async function checkLineStock(db: Database, line: WantedLine, others: readonly WantedLine[]): Promise<void> {
  const needed = new Set(line.demands.map((demand) => demand.sku))
  const demands = [...stockDemands([line, ...others])].filter(([sku]) => needed.has(sku))
  requireStock(new Map(demands), await loadStock(db, [...needed]))
}
