import DataLoader from 'dataloader'
import type { ProductDocument, VariantDocument } from '../catalogue/productDocument.ts'
import type { ProductLoaders } from '../catalogue/productLoaders.ts'
import { type SourceFields, unitedFields } from '../catalogue/sourceFields.ts'
import type { CartLineMapper } from './mappers.ts'

/** A line as far as its product goes, and what is to be known of that. */
export type BoughtKey = Pick<CartLineMapper, 'sku' | 'productType'> & Readonly<{ fields: SourceFields }>

/** What a line shows: of a variant, the product it belongs to. */
export type Bought = Readonly<{ product: ProductDocument | null; variant: VariantDocument | null }>

/**
 * Products behind lines. Picture, name, variant and kind of a line ask for different fields of the same documents, all
 * in one breath: they are searched for once, with the fields of all of them. The platform's kind of a line spares one of
 * the two searches.
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
