import type { PlannedProduct, PlannedVariant } from '../../plan/plannedProduct.ts'
import type { PlannedSet } from '../../plan/plannedSet.ts'

/** One row of live stock. */
export type StockRow = Readonly<{
  productId: number
  sku: string
  qty: number
  isInStock: boolean
  manageStock: boolean
}>

/** Stock of something buyable; services are never counted. */
export function variantStock(variant: PlannedVariant, product: PlannedProduct): StockRow {
  const isCounted = !product.family.virtual
  return {
    productId: variant.id,
    sku: variant.sku,
    qty: variant.stock,
    isInStock: !isCounted || variant.stock > 0,
    manageStock: isCounted,
  }
}

/** Stock of the listed product: a parent counts nothing itself and is in stock while any child is. */
export function productStock(product: PlannedProduct): StockRow {
  if (product.type !== 'configurable') return variantStock(product.variants[0], product)
  const isInStock = product.variants.some((variant) => variant.stock > 0)
  return { productId: product.id, sku: product.sku, qty: 0, isInStock, manageStock: true }
}

/**
 * Stock of a set: it counts nothing itself. What is bought line by line is in stock while any of its parts is; a bundle,
 * while every required part has something to choose.
 */
export function setStock({ id, sku, type, parts }: PlannedSet): StockRow {
  const isInStock =
    type === 'grouped'
      ? parts.some(({ selections }) => selections.some(({ variant }) => variant.stock > 0))
      : parts
          .filter((part) => part.isRequired)
          .every(({ selections }) => selections.some(({ variant, quantity }) => variant.stock >= quantity))
  return { productId: id, sku, qty: 0, isInStock, manageStock: true }
}

/** The `stock` part of a document. */
export function stockFields(row: StockRow) {
  return {
    item_id: row.productId,
    product_id: row.productId,
    stock_id: 1,
    qty: row.qty,
    is_in_stock: row.isInStock,
    is_qty_decimal: false,
    manage_stock: row.manageStock,
    min_qty: 0,
    min_sale_qty: 1,
    max_sale_qty: 100,
    backorders: 0,
    notify_stock_qty: 3,
    qty_increments: 0,
  }
}
