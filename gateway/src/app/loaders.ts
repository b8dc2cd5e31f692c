import { createBlogLoader } from '../blog/blogLoader.ts'
import { createTotalsLoader } from '../cart/totals/totalsLoader.ts'
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
import { createSeriesProductsLoader } from '../series/seriesProductsLoader.ts'
import { createReviewLoader } from '../reviews/reviewLoader.ts'
import { createDeliveryLoaders } from '../stock/deliveryLoader.ts'
import { createLowStockThresholdLoader } from '../stock/lowStockThresholdLoader.ts'
import { createStockLoader } from '../stock/stockLoader.ts'
import { customerGroup } from '../tax/customerGroup.ts'
import { readTaxRules } from '../tax/taxClient.ts'
import type { LoaderScope } from './requestScope.ts'

/**
 * Loaders of one request, whose caches live as long as the request. Each is made at its first use, since most requests
 * need two or three. Methods load one value for the whole store.
 */
export class Loaders {
  readonly #scope: LoaderScope
  #products: ReturnType<typeof createProductLoaders> | undefined
  #blog: ReturnType<typeof createBlogLoader> | undefined
  #bought: ReturnType<typeof createBoughtProductLoader> | undefined
  #cartTotals: ReturnType<typeof createTotalsLoader> | undefined
  #stock: ReturnType<typeof createStockLoader> | undefined
  #lowStockThreshold: ReturnType<typeof createLowStockThresholdLoader> | undefined
  #recommendations: ReturnType<typeof createRecommendationLoader> | undefined
  #questions: ReturnType<typeof createQuestionLoader> | undefined
  #reviews: ReturnType<typeof createReviewLoader> | undefined
  #returnPhotos: ReturnType<typeof createReturnPhotoLoader> | undefined
  #creditSchedules: ReturnType<typeof createScheduleLoader> | undefined
  #seriesProducts: ReturnType<typeof createSeriesProductsLoader> | undefined
  #guarantees: ReturnType<typeof createGuaranteeLoader> | undefined
  #delivery: ReturnType<typeof createDeliveryLoaders> | undefined
  #renderedPrices: ReturnType<typeof createRenderedPriceLoader> | undefined
  #alternates: ReturnType<typeof createAlternates> | undefined
  #formAttributes: ReturnType<typeof readFormAttributes> | undefined
  #returnAttributes: ReturnType<typeof readReturnAttributes> | undefined
  #categoryTree: ReturnType<typeof readCategoryTree> | undefined
  #attributes: ReturnType<typeof readAttributes> | undefined
  #rooms: ReturnType<typeof readRooms> | undefined
  #series: ReturnType<typeof readAllSeries> | undefined
  #taxRules: ReturnType<typeof readTaxRules> | undefined

  constructor(scope: LoaderScope) {
    this.#scope = scope
  }

  get products() {
    return (this.#products ??= createProductLoaders(this.#scope))
  }
  get blog() {
    return (this.#blog ??= createBlogLoader(this.#scope))
  }
  get bought() {
    return (this.#bought ??= createBoughtProductLoader(this.products))
  }
  get cartTotals() {
    return (this.#cartTotals ??= createTotalsLoader(this.#scope))
  }
  get stock() {
    return (this.#stock ??= createStockLoader(this.#scope))
  }
  get lowStockThreshold() {
    return (this.#lowStockThreshold ??= createLowStockThresholdLoader(this.#scope))
  }
  get recommendations() {
    return (this.#recommendations ??= createRecommendationLoader(this.#scope))
  }
  get questions() {
    return (this.#questions ??= createQuestionLoader(this.#scope))
  }
  get reviews() {
    return (this.#reviews ??= createReviewLoader(this.#scope))
  }
  get returnPhotos() {
    return (this.#returnPhotos ??= createReturnPhotoLoader(this.#scope))
  }
  get creditSchedules() {
    return (this.#creditSchedules ??= createScheduleLoader(this.#scope))
  }
  get seriesProducts() {
    return (this.#seriesProducts ??= createSeriesProductsLoader(this.#scope))
  }
  get guarantees() {
    return (this.#guarantees ??= createGuaranteeLoader(this.#scope))
  }
  get delivery() {
    return (this.#delivery ??= createDeliveryLoaders(this.#scope))
  }
  get renderedPrices() {
    return (this.#renderedPrices ??= createRenderedPriceLoader(
      this.#scope,
      customerGroup(this.#scope.settings, this.#scope.session).prices,
    ))
  }
  get alternates() {
    return (this.#alternates ??= createAlternates(this.#scope))
  }

  formAttributes() {
    return (this.#formAttributes ??= readFormAttributes(this.#scope))
  }
  returnAttributes() {
    return (this.#returnAttributes ??= readReturnAttributes(this.#scope))
  }
  categoryTree() {
    return (this.#categoryTree ??= readCategoryTree(this.#scope))
  }
  attributes() {
    return (this.#attributes ??= readAttributes(this.#scope))
  }
  rooms() {
    return (this.#rooms ??= readRooms(this.#scope))
  }
  series() {
    return (this.#series ??= readAllSeries(this.#scope))
  }
  taxRules() {
    return (this.#taxRules ??= readTaxRules(this.#scope))
  }
}
