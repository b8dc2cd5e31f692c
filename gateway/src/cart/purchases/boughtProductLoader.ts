import DataLoader from 'dataloader'
import type { ProductDocument, VariantDocument } from '../../catalogue/products/productDocument.ts'
import type { ProductLoaders } from '../../catalogue/products/productLoaders.ts'
import { type SourceFields, unitedFields } from '../../catalogue/products/sourceFields.ts'
import type { CartLineMapper } from '../mappers.ts'

/** A line as far as its product goes, and what is to be known of that. */
export type BoughtKey = Pick<CartLineMapper, 'sku' | 'productType'> & Readonly<{ fields: SourceFields }>

/** Product that a line shows; for a variant, its parent product with the variant. */
export type Bought = Readonly<{ product: ProductDocument | null; variant: VariantDocument | null }>

/**
 * Creates a DataLoader of the products behind lines. Picture, name, variant and kind of a line request different fields
 * of the same documents in the same tick: one search requests the union of the fields. The product type that the
 * platform gives for a line saves one of the two searches.
 */
export function createBoughtProductLoader(products: ProductLoaders) {
  return new DataLoader<BoughtKey, Bought, string>(
    async (keys) => {
      const { own, parent } = products(unitedFields(keys.map(({ fields }) => fields)))
      return Promise.all(
        keys.map(async ({ sku, productType }) => {
          const isOwn = productType !== null && productType !== 'configurable' && productType !== 'simple'
          const [product, found] = await Promise.all([
            productType === 'configurable' ? null : own.load(sku),
            isOwn ? null : parent.load(sku),
          ])
          return found ?? { product, variant: null }
        }),
      )
    },
    { cacheKeyFn: ({ sku, productType, fields }) => `${productType ?? ''}:${fields.key}:${sku}`, name: 'bought' },
  )
}
