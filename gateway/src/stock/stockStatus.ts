import type { StockMapper } from './mappers.ts'
import type { StockItem } from './stockItem.ts'

/**
 * Returns the stock that a shopper sees. Null if the platform does not know the SKU. `isCounted` is false for a
 * composite product, whose own quantity means nothing.
 */
export function stockStatus(item: StockItem | null, isCounted: boolean): StockMapper | null {
  if (item === null) return null
  const { isManaged } = item
  const quantity = isCounted && isManaged ? item.quantity : null
  if (item.isInStock === null) return { status: 'VOLATILE', quantity, isManaged }
  if (item.isInStock) return { status: 'OK', quantity, isManaged }
  return { status: 'OUT_OF_STOCK', quantity: isCounted ? 0 : null, isManaged }
}
