import { loggedError } from '../errors/core/loggedError.ts'
import type { GraphContext } from '../app/context.ts'
import { STOCK_BATCH_SIZE } from '../stock/limits.ts'
import type { StockItem } from '../stock/stockItem.ts'
import { toStockKey } from '../stock/stockKey.ts'
import type { CartLineMapper } from './mappers.ts'
import type { Demand } from './lines/planLine.ts'

export type StockRead = Readonly<{
  demands: readonly Pick<Demand, 'sku' | 'productId'>[]
  /** Lines that an answer will show: as many as fit into the call are read along with it. */
  shown: readonly Pick<CartLineMapper, 'sku'>[]
}>

/**
 * Reads the live stock of all SKUs that lines need, by SKU; null where it could not be read, which blocks no purchase.
 */
export async function readStock(
  { loaders, log }: Pick<GraphContext, 'loaders' | 'log'>,
  { demands, shown }: StockRead,
): Promise<ReadonlyMap<string, StockItem | null>> {
  const bySku = new Map(demands.map((demand) => [demand.sku, demand]))
  const items = [...bySku.values()].map(async (demand) => {
    try {
      const item = await loaders.stock.load(toStockKey(demand))
      // A line has no product id: the stock is cached under its SKU alone as well.
      loaders.stock.prime(toStockKey({ sku: demand.sku, productId: null }), item)
      return [demand.sku, item] as const
    } catch (error) {
      log.warn({ ...loggedError(error), sku: demand.sku }, 'stock could not be read before a line was written')
      return [demand.sku, null] as const
    }
  })
  const others = [...new Set(shown.map(({ sku }) => sku))].filter((sku) => !bySku.has(sku))
  for (const sku of others.slice(0, Math.max(0, STOCK_BATCH_SIZE - bySku.size))) {
    loaders.stock.load(toStockKey({ sku, productId: null })).catch(() => undefined)
  }
  return new Map(await Promise.all(items))
}
