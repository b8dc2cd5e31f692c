import type {
  FacetResolvers,
  ProductConnectionResolvers,
  ProductEdgeResolvers,
  QueryResolvers,
} from '../__generated__/resolverTypes.ts'
import type { QuerySearchArgs } from '../__generated__/schemaTypes.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { foundProducts } from './listedProducts.ts'
import { matchingVariant } from './matchingVariant.ts'
import { readProductPage } from './readProductPage.ts'
import { searchTerm } from './searchTerm.ts'
import { sortOptions } from './sortOptions.ts'
import { suggestionQueries } from './suggestions.ts'
import { unmatchedFilters } from './unmatchedFilters.ts'

export const searchQueries = {
  ...suggestionQueries,
  search: withFields((_root, { term, ...page }: QuerySearchArgs, { context, fields, selected }) =>
    readProductPage(context, {
      page,
      of: [],
      scope: foundProducts(context.settings),
      text: searchTerm(term),
      fields,
      selected: selected(),
    }),
  ),
} satisfies Pick<QueryResolvers, 'search' | 'suggestions'>

export const productEdgeResolvers = {
  matchingVariant: ({ node: product, conditions }) => {
    const variant = matchingVariant(product, conditions, new Date())
    return variant && { __typename: 'ProductVariant' as const, product, variant }
  },
} satisfies Pick<ProductEdgeResolvers, 'matchingVariant'>

/** Resolvers of a list's counts, if they were requested with its page. */
export const listCountResolvers = {
  facets: async ({ counts }) => (await counts?.facets()) ?? null,
  priceBounds: ({ counts }) => counts?.priceBounds() ?? null,
  start: ({ offset }) => offset,
  sortOptions: ({ sorts }, _arguments, { store }) => sortOptions(sorts, store.language),
  unmatchedFilters: async ({ given, totalCount }, _arguments, { loaders }) =>
    totalCount > 0 || given.length === 0 ? [] : unmatchedFilters(given, await loaders.attributes()),
} satisfies Pick<ProductConnectionResolvers, 'facets' | 'priceBounds' | 'start' | 'sortOptions' | 'unmatchedFilters'>

export const facetResolvers = {
  buckets: ({ buckets }) => buckets ?? [],
  definition: async ({ attribute }, _arguments, { loaders }) => (await loaders.attributes()).get(attribute) ?? null,
} satisfies Pick<FacetResolvers, 'buckets' | 'definition'>
