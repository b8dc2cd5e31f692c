import type { ProductDocument, VariantDocument } from '../../catalogue/products/productDocument.ts'
import { BASE_FIELDS, fieldsNamed } from '../../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../../app/context.ts'

/** Product that a SKU buys, or one variant of it. */
export type Purchase = Readonly<{ product: ProductDocument; variant: VariantDocument | null }>

/** Fields that a line is checked against: options and choices, prices, stock that is counted in fractions. */
const PURCHASE_FIELDS = fieldsNamed([
  ...BASE_FIELDS,
  'name',
  'errors',
  'price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'final_price',
  'regular_price',
  'original_price',
  'configurable_options',
  'configurable_children',
  'custom_options',
  'bundle_options',
  'stock.is_qty_decimal',
  'links_purchased_separately',
  'extension_attributes.downloadable_product_links',
])

/** Finds what a SKU buys; null when this store does not sell it. One pair of searches serves all SKUs of a cart. */
export async function findPurchase({ loaders }: Pick<GraphContext, 'loaders'>, sku: string): Promise<Purchase | null> {
  const { own, parent } = loaders.products(PURCHASE_FIELDS)
  const [product, found] = await Promise.all([own.load(sku), parent.load(sku)])
  if (found) return found.variant.status < 2 ? found : null
  return product && { product, variant: null }
}
