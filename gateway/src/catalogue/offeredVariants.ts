import type { GraphContext } from '../graph/context.ts'
import { toStockKey } from '../stock/stockKey.ts'
import type { ProductDocument, VariantDocument } from './productDocument.ts'

/**
 * The variants that a product is sold as, in its order: enabled ones, and where the store does not list what is out of
 * stock, those that live stock still has. Stock that could not be read takes nothing away.
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

/** The first variant that can be bought; null when none can. */
export async function firstInStock(
  variants: readonly VariantDocument[],
  context: GraphContext,
): Promise<VariantDocument | null> {
  const inStock = await Promise.all(variants.map((variant) => isInStock(variant, context)))
  return variants.find((_, index) => inStock[index]) ?? null
}

/** Live stock first; what the index last knew where it cannot be read. */
async function isInStock(
  { sku, id, isInStock: indexed }: VariantDocument,
  { loaders }: GraphContext,
): Promise<boolean> {
  const item = await loaders.stock.load(toStockKey({ sku, productId: id })).catch(() => null)
  return (item === null ? indexed : item.isInStock) !== false
}
