import { notEnoughStock } from '../cart/cartRefusals.ts'
import { requireStock, stockDemands } from '../cart/checkStock.ts'
import type { WantedLine } from '../cart/checkStock.ts'
import type { Database } from '../database/schema.ts'
import { followStock, lockStock, takeStock } from '../stock/stockRepository.ts'
import { whileAddingProducts } from './whileAddingProducts.ts'

/**
 * Takes what the lines need out of stock, inside the order's transaction.
 * @returns the units that were taken, by sku: nothing of what is never counted.
 * @throws PlatformError 400 naming the sku that is short; the transaction then takes nothing.
 */
export async function sellLines(db: Database, lines: readonly WantedLine[]): Promise<ReadonlyMap<string, number>> {
  const demands = stockDemands(lines)
  return whileAddingProducts(async () => {
    const stock = await lockStock(db, [...demands.keys()])
    requireStock(demands, stock)
    const managed = [...demands].filter(([sku]) => stock.get(sku)?.manage_stock === true)
    for (const [sku, quantity] of managed) {
      if (!(await takeStock(db, sku, quantity))) throw notEnoughStock(sku, stock.get(sku)?.qty ?? 0)
    }
    await followStock(
      db,
      managed.filter(([sku, quantity]) => stock.get(sku)?.qty === quantity).map(([sku]) => sku),
    )
    return new Map(managed)
  })
}
