import type { SharedCartLineResolvers } from '../__generated__/resolverTypes.ts'
import { withFields } from '../graph/withFields.ts'
import { boughtProduct } from './boughtProduct.ts'
import type { SharedCartLineMapper } from './mappers.ts'

type KeptLine = Pick<SharedCartLineMapper, 'sku' | 'productType' | 'options' | 'chosen'>

/** What a line that is kept outside of a cart shows of its product. */
export const keptProductResolvers = {
  options: ({ options }: KeptLine) => [...options],
  choices: ({ chosen }: KeptLine) => chosen,
  product: withFields(
    async (line: KeptLine, _arguments, { context, fields }) => (await boughtProduct(line, context, fields)).product,
  ),
  variant: withFields(async (line: KeptLine, _arguments, { context, fields }) => {
    const { product, variant } = await boughtProduct(line, context, fields)
    return product && variant && { __typename: 'ProductVariant' as const, product, variant }
  }),
} satisfies SharedCartLineResolvers
