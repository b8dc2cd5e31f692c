import type { SourceFields } from '../../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../../app/context.ts'
import type { Bought } from './boughtProductLoader.ts'
import type { CartLineMapper } from '../mappers.ts'

/** Loads the product that a line shows; for a variant, its parent product with the variant. */
export function boughtProduct(
  { sku, productType }: Pick<CartLineMapper, 'sku' | 'productType'>,
  { loaders }: Pick<GraphContext, 'loaders'>,
  fields: SourceFields,
): Promise<Bought> {
  return loaders.bought.load({ sku, productType, fields })
}
