import type { QueryResolvers, SuggestionsResolvers } from '../__generated__/resolverTypes.ts'
import type { QuerySuggestionsArgs } from '../__generated__/schemaTypes.ts'
import { findCategoriesByText } from '../catalogue/categories/categoryClient.ts'
import type { CategoryNode } from '../catalogue/categories/categoryTree.ts'
import type { ProductAnswer } from '../catalogue/products/productClient.ts'
import { searchPricedProducts } from '../catalogue/searchPricedProducts.ts'
import type { SourceFields } from '../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { type FieldsCall, withFields } from '../catalogue/products/withFields.ts'
import { SUGGESTED_CATEGORIES_MAX, SUGGESTED_PRODUCTS_MAX, SUGGESTIONS_CACHE_MS } from './limits.ts'
import { foundProducts } from './listedProducts.ts'
import type { SuggestionsMapper } from './mappers.ts'
import { searchMatch } from './searchMatch.ts'
import { searchTerm } from './searchTerm.ts'

/** Fields that the search for products answers. */
const OF_PRODUCTS = ['products', 'totalCount', 'match']
const WHILE_TYPING = { isUnfinished: true, cacheMs: SUGGESTIONS_CACHE_MS } as const

export const suggestionQueries = {
  suggestions: withFields(suggest),
} satisfies Pick<QueryResolvers, 'suggestions'>

/**
 * Resolvers of suggestions. If categories fail, only they do: products are still suggested. If products fail, a client that
 * defers their fields has the categories.
 */
export const suggestionsResolvers = {
  products: async ({ found }) => [...((await found)?.products ?? [])],
  totalCount: async ({ found }) => (await found)?.total ?? 0,
  match: async ({ found, text }, _arguments, { store: { currencyCode } }) => {
    const match = (await found)?.match
    return match ? searchMatch({ match, text, maximum: null, currencyCode }) : null
  },
  categories: async ({ categories }) => [...(await categories)],
} satisfies SuggestionsResolvers

function suggest(
  _root: unknown,
  { term, products: productsMax, categories: categoriesMax }: QuerySuggestionsArgs,
  { context, fields, selected }: FieldsCall,
): SuggestionsMapper {
  const text = searchTerm(term)
  const size = sizeWithin('products', productsMax, { least: 1, most: SUGGESTED_PRODUCTS_MAX })
  const shelves = sizeWithin('categories', categoriesMax, { least: 0, most: SUGGESTED_CATEGORIES_MAX })
  const wanted = selected()
  const categories = wanted.has('categories') && shelves > 0 ? findShelves(context, text, shelves) : Promise.resolve([])
  const needsProducts = OF_PRODUCTS.some((name) => wanted.has(name))
  const found = needsProducts ? findProducts(context, { text, size, fields }) : Promise.resolve(null)
  // Rejections reach the client when it selects their fields; before that they must not count as unhandled.
  for (const reading of [categories, found]) reading.catch(() => undefined)
  return { text, found, categories }
}

type Wanted = Readonly<{ text: string; size: number; fields: SourceFields }>

function findProducts(context: GraphContext, { text, size, fields }: Wanted): Promise<ProductAnswer> {
  const filters = foundProducts(context.settings)
  return searchPricedProducts(context, { ...WHILE_TYPING, filters, text, size, fields: fields.names })
}

/** Returns the categories found by the platform, from the cached tree. */
async function findShelves(context: GraphContext, text: string, size: number): Promise<readonly CategoryNode[]> {
  // One more than requested, since the root may be among them, which is the shop itself.
  const search = { ...WHILE_TYPING, text, size: size + 1 }
  const [ids, tree] = await Promise.all([findCategoriesByText(context, search), context.loaders.categoryTree()])
  return ids
    .flatMap((id) => tree.byId.get(id) ?? [])
    .filter(({ parent, productCount }) => parent !== null && productCount > 0)
    .slice(0, size)
}

type Bounds = Readonly<{ least: number; most: number }>

function sizeWithin(name: string, size: number | null | undefined, { least, most }: Bounds): number {
  if (isGiven(size) && size >= least && size <= most) return size
  throw new GatewayError('BAD_USER_INPUT', `\`${name}\` must be from ${least} to ${most}.`)
}
