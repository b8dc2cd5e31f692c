import DataLoader from 'dataloader'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { isGiven } from '../graph/isGiven.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { STOCK_BATCH_SIZE } from './limits.ts'
import { type StockItem, listStock } from './stockClient.ts'
import { parseStockKey } from './stockKey.ts'

type StockScope = PlatformScope & Readonly<{ settings: Pick<StoreSettings, 'syncsStock'> }>

/**
 * Live stock by `toStockKey`. Null for a SKU that the platform does not know. In a store that does not synchronise stock
 * nobody knows what is there, and nobody is asked.
 */
export function createStockLoader(scope: StockScope) {
  if (!scope.settings.syncsStock)
    return new DataLoader<string, StockItem | null>((keys) => Promise.resolve(keys.map(unsure)), { name: 'stock' })
  return new DataLoader<string, StockItem | null>(
    async (keys) => {
      const subjects = keys.map(parseStockKey)
      const items = await listStock(scope, [...new Set(subjects.map(({ sku }) => sku))])
      const bySku = new Map(items.map((item) => [item.sku, item]))
      const byProductId = new Map(items.map((item) => [item.productId, item]))
      return subjects.map(({ sku, productId }) => {
        const byNumber = productId === null ? undefined : byProductId.get(productId)
        return bySku.get(sku) ?? (!isGiven(byNumber?.sku) ? byNumber : null) ?? null
      })
    },
    { maxBatchSize: STOCK_BATCH_SIZE, name: 'stock' },
  )
}

function unsure(key: string): StockItem {
  return { ...parseStockKey(key), quantity: null, isInStock: null, isManaged: true }
}
