import { createBlogLoader } from '../blog/blogLoader.ts'
import { createBoughtProductLoader } from '../cart/purchases/boughtProductLoader.ts'
import { createAlternates } from '../catalogue/categories/alternates.ts'
import { readAttributes } from '../catalogue/attributes/attributeClient.ts'
import { readCategoryTree } from '../catalogue/categories/categoryClient.ts'
import { createProductLoaders } from '../catalogue/products/productLoaders.ts'
import { createRenderedPriceLoader } from '../catalogue/prices/renderedPriceLoader.ts'
import { createScheduleLoader } from '../credit/accounts/invoiceClient.ts'
import { readFormAttributes } from '../customers/attributeClient.ts'
import { createGuaranteeLoader } from '../guarantees/guaranteeLoader.ts'
import { createRecommendationLoader } from '../recommendations/recommendationLoader.ts'
import { readReturnAttributes } from '../returns/returnClient.ts'
import { createReturnPhotoLoader } from '../returns/returnPhotoLoader.ts'
import { createQuestionLoader } from '../questions/questionLoader.ts'
import { readRooms } from '../rooms/roomClient.ts'
import { readAllSeries } from '../series/seriesClient.ts'
import { createReviewLoader } from '../reviews/reviewLoader.ts'
import { createDeliveryLoaders } from '../stock/deliveryLoader.ts'
import { createLowStockThresholdLoader } from '../stock/lowStockThreshold.ts'
import { createStockLoader } from '../stock/stockLoader.ts'
import { customerGroup } from '../tax/customerGroup.ts'
import { readTaxRules } from '../tax/taxClient.ts'
import type { LoaderScope } from './requestScope.ts'

/** Creates the loaders of one request. Names in the singular load one value for the whole store. */
export function createLoaders(scope: LoaderScope) {
  const products = createProductLoaders(scope)
  return {
    products,
    blog: createBlogLoader(scope),
    bought: createBoughtProductLoader(products),
    stock: createStockLoader(scope),
    lowStockThreshold: createLowStockThresholdLoader(scope),
    recommendations: createRecommendationLoader(scope),
    questions: createQuestionLoader(scope),
    reviews: createReviewLoader(scope),
    returnPhotos: createReturnPhotoLoader(scope),
    creditSchedules: createScheduleLoader(scope),
    guarantees: createGuaranteeLoader(scope),
    formAttributes: once(() => readFormAttributes(scope)),
    returnAttributes: once(() => readReturnAttributes(scope)),
    delivery: createDeliveryLoaders(scope),
    renderedPrices: createRenderedPriceLoader(scope, customerGroup(scope.settings, scope.session).prices),
    alternates: createAlternates(scope),
    categoryTree: once(() => readCategoryTree(scope)),
    attributes: once(() => readAttributes(scope)),
    rooms: once(() => readRooms(scope)),
    series: once(() => readAllSeries(scope)),
    taxRules: once(() => readTaxRules(scope)),
  }
}

/** Reads at the first call, and returns the same promise to all later ones. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= read())
}
