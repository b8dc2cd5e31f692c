import type { SourceFields } from '../catalogue/sourceFields.ts'
import type { GraphContext } from '../graph/context.ts'
import type { CartLineMapper } from './mappers.ts'

/** What a line shows: of a variant, the product it belongs to. The platform's kind of the line spares one of two searches. */
export async function boughtProduct(
  { sku, productType }: Pick<CartLineMapper, 'sku' | 'productType'>,
  { loaders }: Pick<GraphContext, 'loaders'>,
  fields: SourceFields,
) {
  const { own, parent } = loaders.products(fields)
  const isOwn = productType !== null && productType !== 'configurable' && productType !== 'simple'
  const [product, found] = await Promise.all([
    productType === 'configurable' ? null : own.load(sku),
    isOwn ? null : parent.load(sku),
  ])
  return found ?? { product, variant: null }
}
