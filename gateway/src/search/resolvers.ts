import type {
  ProductConnectionResolvers,
  ProductEdgeResolvers,
  QueryResolvers,
  QuerySearchArgs,
} from '../__generated__/resolverTypes.ts'
import { withFields } from '../graph/withFields.ts'
import { foundProducts } from './listedProducts.ts'
import { matchingVariant } from './matchingVariant.ts'
import { readProductPage } from './productPage.ts'
import { searchTerm } from './searchTerm.ts'
import { suggestionQueries } from './suggestions.ts'

export const searchQueries = {
  ...suggestionQueries,
  search: withFields((_root, { term, ...page }: QuerySearchArgs, { context, fields, selected }) =>
    readProductPage(context, {
      page,
      scope: foundProducts(context.settings),
      text: searchTerm(term),
      fields,
      selected: selected(),
    }),
  ),
} satisfies Pick<QueryResolvers, 'search' | 'suggestions'>

export const productEdgeResolvers = {
  matchingVariant: ({ node: product, filters }) => {
    const variant = matchingVariant(product, filters, new Date())
    return variant && { __typename: 'ProductVariant' as const, product, variant }
  },
} satisfies Pick<ProductEdgeResolvers, 'matchingVariant'>

/** What a list tells about itself, where that was counted with its page. */
export const listCountResolvers = {
  facets: async ({ counts }) => (await counts?.facets()) ?? null,
  priceBounds: ({ counts }) => counts?.priceBounds() ?? null,
} satisfies Pick<ProductConnectionResolvers, 'facets' | 'priceBounds'>
