import type { GraphContext } from '../app/context.ts'
import { type ProductAnswer, type ProductSearch, searchProducts } from './products/productClient.ts'
import { preparePrices } from './prices/readPrice.ts'

/** Searches products, and reads their price context in parallel, so that a list's prices do not wait for it. */
export async function searchPricedProducts(context: GraphContext, search: ProductSearch): Promise<ProductAnswer> {
  const [answer] = await Promise.all([searchProducts(context, search), preparePrices(context, search.fields)])
  return answer
}
