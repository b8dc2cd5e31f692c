import { booleanOf, fieldsOf, numberOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'

/** Units that a product counts as having when its export does not say. */
export const UNKNOWN_STOCK_QTY = 100

export type ImportedStock = Readonly<{ qty: number; isInStock: boolean; manageStock: boolean; isKnown: boolean }>
/** Exports write stock as an object, as a list of one, or not at all; text or numbers within. */
export function stockOf(source: Fields): ImportedStock {
  const stock = fieldsOf(Array.isArray(source.stock) ? source.stock[0] : source.stock)
  const qty = numberOf(stock.qty)
  const isInStock = booleanOf(stock.is_in_stock)
  if (qty === null && isInStock === null)
    return { qty: UNKNOWN_STOCK_QTY, isInStock: true, manageStock: true, isKnown: false }
  const units = Math.max(0, Math.floor(qty ?? (isInStock === true ? UNKNOWN_STOCK_QTY : 0)))
  // In stock with nothing counted: the shop that exported it does not count.
  const manageStock = booleanOf(stock.manage_stock) ?? !(isInStock === true && units === 0)
  return { qty: units, isInStock: isInStock ?? units > 0, manageStock, isKnown: true }
}
