import type { GraphContext } from '../graph/context.ts'
import { type ProductAnswer, type ProductSearch, searchProducts } from './productClient.ts'
import { preparePrices } from './readPrice.ts'

/** Products that meet the filters, and beside them what their prices depend on: then a list's prices are not waited for. */
export async function searchPricedProducts(context: GraphContext, search: ProductSearch): Promise<ProductAnswer> {
  const [answer] = await Promise.all([searchProducts(context, search), preparePrices(context, search.fields)])
  return answer
}
