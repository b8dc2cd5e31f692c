import type { OrderLineResolvers } from '../../__generated__/resolverTypes.ts'
import { withFields } from '../../catalogue/products/withFields.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import type { CartLineMapper } from '../mappers.ts'

type ShownLine = Pick<CartLineMapper, 'sku' | 'productType'>

/** Resolvers of the product and variant of a line that is not in a cart. */
export const shownProductResolvers = {
  product: withFields(
    async (line: ShownLine, _arguments, { context, fields }) => (await boughtProduct(line, context, fields)).product,
  ),
  variant: withFields(async (line: ShownLine, _arguments, { context, fields }) => {
    const { product, variant } = await boughtProduct(line, context, fields)
    return product && variant && { __typename: 'ProductVariant' as const, product, variant }
  }),
} satisfies Pick<OrderLineResolvers, 'product' | 'variant'>
