import type { StockMapper } from './mappers.ts'
import type { StockItem } from './stockClient.ts'

/**
 * What a shopper is told about stock. Null when the platform does not know the SKU. `isCounted` is false for a product
 * that is made of others: its own number of units means nothing.
 */
export function stockStatus(item: StockItem | null, isCounted: boolean): StockMapper | null {
  if (item === null) return null
  const quantity = isCounted && item.isManaged ? item.quantity : null
  if (item.isInStock === null) return { status: 'VOLATILE', quantity }
  if (item.isInStock) return { status: 'OK', quantity }
  return { status: 'OUT_OF_STOCK', quantity: isCounted ? 0 : null }
}
