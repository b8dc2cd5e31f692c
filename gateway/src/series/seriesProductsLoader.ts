import DataLoader from 'dataloader'
import type { PlatformScope } from '../app/requestScope.ts'
import { oneOf } from '../catalogue/catalogueClient.ts'
import { searchProducts } from '../catalogue/products/productClient.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'
import { BASE_FIELDS } from '../catalogue/products/sourceFields.ts'
import { readText } from '../parse/readValue.ts'
import { listedProducts } from '../search/listedProducts.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { SERIES_BATCH_SIZE, SERIES_COUNTED_MAX } from './limits.ts'
import { SERIES_ATTRIBUTE } from './seriesAttribute.ts'

const FIELDS = [...BASE_FIELDS, SERIES_ATTRIBUTE, 'category_ids', 'category.category_id']

/** Loads the products of a series by its value, with their categories alone: one search for many series. */
export function createSeriesProductsLoader(scope: PlatformScope & Readonly<{ settings: StoreSettings }>) {
  return new DataLoader<string, readonly ProductDocument[]>(
    async (values) => {
      const { products } = await searchProducts(scope, {
        filters: [...listedProducts(scope.settings), oneOf(SERIES_ATTRIBUTE, [...values])],
        size: values.length * SERIES_COUNTED_MAX,
        fields: FIELDS,
      })
      const bySeries = Map.groupBy(products, (product) => readText(product.values[SERIES_ATTRIBUTE]))
      return values.map((value) => bySeries.get(value) ?? [])
    },
    { maxBatchSize: SERIES_BATCH_SIZE, name: 'seriesProducts' },
  )
}
