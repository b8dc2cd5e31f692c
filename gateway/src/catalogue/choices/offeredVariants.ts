import type { GraphContext } from '../../app/context.ts'
import { toStockKey } from '../../stock/stockKey.ts'
import type { ProductDocument, VariantDocument } from '../products/productDocument.ts'

/**
 * Returns the variants that are sold, in the product's order: enabled ones, and, if the store does not list products
 * out of stock, only those with live stock. If stock cannot be read, none is removed.
 */
export async function offeredVariants(
  { variants }: ProductDocument,
  context: GraphContext,
): Promise<readonly VariantDocument[]> {
  const enabled = variants.filter(({ status }) => status < 2)
  if (context.settings.listsOutOfStock) return enabled
  const inStock = await Promise.all(enabled.map((variant) => isInStock(variant, context)))
  return enabled.filter((_, index) => inStock[index])
}

/** Returns the first variant that can be bought; null without one. */
export async function firstInStock(
  variants: readonly VariantDocument[],
  context: GraphContext,
): Promise<VariantDocument | null> {
  const inStock = await Promise.all(variants.map((variant) => isInStock(variant, context)))
  return variants.find((_, index) => inStock[index]) ?? null
}

/** Returns true if live stock, or the index if that cannot be read, says so. */
async function isInStock(
  { sku, id, isInStock: indexed }: VariantDocument,
  { loaders }: GraphContext,
): Promise<boolean> {
  const item = await loaders.stock.load(toStockKey({ sku, productId: id })).catch(() => null)
  return (item === null ? indexed : item.isInStock) !== false
}
