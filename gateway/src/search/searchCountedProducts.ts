import type { AvailableFilter } from '../catalogue/catalogueSearch.ts'
import type { ProductAnswer, ProductSearch } from '../catalogue/products/productClient.ts'
import { searchPricedProducts } from '../catalogue/searchPricedProducts.ts'
import type { GraphContext } from '../app/context.ts'
import { onceOf } from '../graph/onceOf.ts'

/** Cached text of aggregations, which most lists share. */
const availableText = onceOf((available: readonly AvailableFilter[]) => JSON.stringify(available))

/**
 * Returns a page of products with the counts of its list. Counts do not depend on the page or its order, so they are
 * cached across requests.
 */
export async function searchCountedProducts(context: GraphContext, search: ProductSearch): Promise<ProductAnswer> {
  const { available = [], filters, text } = search
  if (available.length === 0) return searchPricedProducts(context, search)
  const { counts } = context.sharedReads
  const key = `${availableText(available)} ${JSON.stringify([context.store.code, filters, text])}`
  const held = counts.get(key)
  if (held !== undefined) {
    const answer = await searchPricedProducts(context, { ...search, available: [] })
    return { ...answer, aggregations: held }
  }
  const keep = counts.keeper()
  const answer = await searchPricedProducts(context, search)
  if (answer.aggregations !== undefined) keep(key, answer.aggregations)
  return answer
}
