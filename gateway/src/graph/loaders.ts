import { readAttributes } from '../catalogue/attributeClient.ts'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { readCategoryTree } from '../catalogue/categoryClient.ts'
import { createProductLoaders } from '../catalogue/productLoaders.ts'
import { createStockLoader } from '../stock/stockLoader.ts'
import { readTaxRules } from '../tax/taxClient.ts'

/** The loaders of one request. What stands in the singular is one value for the whole store. */
export function createLoaders(scope: PlatformScope) {
  return {
    products: createProductLoaders(scope),
    stock: createStockLoader(scope),
    categoryTree: once(() => readCategoryTree(scope)),
    attributes: once(() => readAttributes(scope)),
    taxRules: once(() => readTaxRules(scope)),
  }
}

/** Reads at the first call and hands the same promise to all others. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= read())
}
