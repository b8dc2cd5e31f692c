import type { SimpleProductResolvers } from '../../__generated__/resolverTypes.ts'
import type { ProductVisibility } from '../../__generated__/schemaTypes.ts'
import { instant } from '../../parse/instant.ts'
import { plainText } from '../../parse/plainText.ts'
import { readFlag, readText } from '../../parse/readValue.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { onceOf } from '../../graph/onceOf.ts'
import { recommendedProducts } from '../../recommendations/recommendedProducts.ts'
import { productRating } from '../../reviews/productRating.ts'
import { productQuestions } from '../../questions/productQuestions.ts'
import { productReviews } from '../../reviews/productReviews.ts'
import { deliveryEstimate } from '../../stock/deliveryEstimate.ts'
import type { StockItem } from '../../stock/stockItem.ts'
import { toStockKey } from '../../stock/stockKey.ts'
import { stockStatus } from '../../stock/stockStatus.ts'
import { productTrail } from '../categories/categoryTree.ts'
import { isNew } from './isNew.ts'
import { SUMMARY_CHARACTERS_MAX } from '../limits.ts'
import { linkedProducts, offeredServices } from './linkedProducts.ts'
import { productAttributes } from '../comparison/productAttributes.ts'
import type { ProductDocument } from './productDocument.ts'
import { cardPicture, productMedia, secondCardPicture } from './productMedia.ts'
import { roomsOfProduct } from '../../rooms/resolvers.ts'
import { productSeries } from './productSeries.ts'
import { isMadeOfOthers } from '../prices/productPrice.ts'
import { readPrice } from '../prices/readPrice.ts'
import { sanitizedText, shownMeasures } from '../choices/shownFacts.ts'
import { unavailableReasons } from '../unavailableReasons.ts'

/** Returns the sanitised description, sanitised once per document: documents of cached replies are read often. */
const description = onceOf(({ descriptionHtml }: ProductDocument) => sanitizedText(descriptionHtml))

/** Places in which a product is listed, by the platform's number. */
const VISIBILITIES: Readonly<Record<number, ProductVisibility>> = {
  1: 'HIDDEN',
  2: 'LISTS',
  3: 'SEARCH',
  4: 'EVERYWHERE',
}

/** Resolvers that all product types share. */
export const productResolvers = {
  id: ({ storeCode, sku }) => toGlobalId('Product', storeCode, sku),
  productId: ({ id }) => id,
  isOnSale: ({ values }) => readFlag(values.sale) === true,
  urlKey: ({ values }) => readText(values.url_key),
  visibility: ({ visibility }) => VISIBILITIES[visibility] ?? 'EVERYWHERE',
  updatedAt: ({ values }) => instant(readText(values.updated_at)),
  summary: ({ summaryHtml }) => summaryHtml && plainText(summaryHtml, SUMMARY_CHARACTERS_MAX),
  description,
  media: (product, _arguments, { settings }) => [...productMedia(product, settings)],
  image: (product) => cardPicture(product),
  secondImage: (product) => secondCardPicture(product),
  price: (product, _arguments, context) => readPrice({ product, variant: null }, context),
  // The stock of a composite product is that of its parts: its own quantity means nothing.
  stock: (product, _arguments, { loaders: { stock } }) => {
    const key = toStockKey({ sku: product.sku, productId: product.id })
    const status = (item: StockItem | null) => stockStatus(item, !isMadeOfOthers(product))
    const known = stock.known(key)
    return known === undefined ? stock.load(key).then(status) : status(known)
  },
  categories: async ({ categoryIds }, _arguments, { loaders }) => {
    const { byId } = await loaders.categoryTree()
    return [...new Set(categoryIds)].flatMap((id) => byId.get(id) ?? [])
  },
  breadcrumbs: async ({ categoryIds }, _arguments, { loaders }) => [
    ...productTrail(await loaders.categoryTree(), categoryIds),
  ],
  attributes: async ({ values }, _arguments, { loaders }) => productAttributes(values, await loaders.attributes()),
  dimensions: ({ dimensions, values }) => shownMeasures(dimensions, values),
  alternates: ({ sku }, _arguments, { loaders }) => loaders.alternates.ofProduct(sku),
  related: linkedProducts('related'),
  upsell: linkedProducts('upsell'),
  services: offeredServices,
  series: productSeries,
  rooms: roomsOfProduct,
  recommendations: recommendedProducts,
  rating: ({ values }) => productRating(values),
  questions: productQuestions,
  reviews: productReviews,
  deliveryEstimate: (product, { postcode }, context) => deliveryEstimate(product, postcode ?? null, context),
  isNew: ({ values }) => isNew(values, new Date()),
  unavailable: async (product, _arguments, context) => (await unavailableReasons(product, context))[0] ?? null,
  unavailableReasons: async (product, _arguments, context) => [...(await unavailableReasons(product, context))],
} satisfies SimpleProductResolvers
