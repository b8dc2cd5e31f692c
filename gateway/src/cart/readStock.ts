import type { GraphContext } from '../graph/context.ts'
import type { StockItem } from '../stock/stockClient.ts'
import { toStockKey } from '../stock/stockKey.ts'
import type { Demand } from './planLine.ts'

/** Live stock of everything that lines take, by SKU; null where it could not be read, which stops nobody from buying. */
export async function readStock(
  { loaders, log }: Pick<GraphContext, 'loaders' | 'log'>,
  demands: readonly Pick<Demand, 'sku' | 'productId'>[],
): Promise<ReadonlyMap<string, StockItem | null>> {
  const bySku = new Map(demands.map((demand) => [demand.sku, demand]))
  const items = [...bySku.values()].map(async (demand) => {
    try {
      return [demand.sku, await loaders.stock.load(toStockKey(demand))] as const
    } catch (error) {
      log.warn({ err: error, sku: demand.sku }, 'stock could not be read before a line was written')
      return [demand.sku, null] as const
    }
  })
  return new Map(await Promise.all(items))
}
