import type { SourceFields } from '../catalogue/sourceFields.ts'
import type { GraphContext } from '../graph/context.ts'
import type { Bought } from './boughtProductLoader.ts'
import type { CartLineMapper } from './mappers.ts'

/** What a line shows: of a variant, the product it belongs to. */
export function boughtProduct(
  { sku, productType }: Pick<CartLineMapper, 'sku' | 'productType'>,
  { loaders }: Pick<GraphContext, 'loaders'>,
  fields: SourceFields,
): Promise<Bought> {
  return loaders.bought.load({ sku, productType, fields })
}
