import type { SimpleProductResolvers } from '../__generated__/resolverTypes.ts'
import { plainText } from '../content/plainText.ts'
import { sanitizeHtml } from '../content/sanitizeHtml.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { onceOf } from '../graph/memo.ts'
import { recommendedProducts } from '../recommendations/recommendedProducts.ts'
import { productRating } from '../reviews/productRating.ts'
import { productReviews } from '../reviews/productReviews.ts'
import { deliveryEstimate } from '../stock/deliveryEstimate.ts'
import type { StockItem } from '../stock/stockClient.ts'
import { toStockKey } from '../stock/stockKey.ts'
import { stockStatus } from '../stock/stockStatus.ts'
import { productTrail } from './categoryTree.ts'
import { isNew } from './isNew.ts'
import { SUMMARY_CHARACTERS_MAX } from './limits.ts'
import { linkedProducts } from './linkedProducts.ts'
import { productAttributes } from './productAttributes.ts'
import type { ProductDocument } from './productDocument.ts'
import { mainPicture, ownMedia, productMedia } from './productMedia.ts'
import { isMadeOfOthers } from './productPrice.ts'
import { readPrice } from './readPrice.ts'
import { unavailable } from './unavailable.ts'

/** What a card shows of every product: documents are read once, and shown again and again. */
const productId = onceOf(({ storeCode, sku }: ProductDocument) => toGlobalId('Product', storeCode, sku))
const mainPictureOf = onceOf(mainPicture)
const stockKeyOf = onceOf(({ sku, id }: ProductDocument) => toStockKey({ sku, productId: id }))

/** What all kinds of products answer alike. */
export const productResolvers = {
  id: productId,
  summary: ({ summaryHtml }) => summaryHtml && plainText(summaryHtml, SUMMARY_CHARACTERS_MAX),
  description: ({ descriptionHtml }) => (descriptionHtml && sanitizeHtml(descriptionHtml)) || null,
  media: (product, _arguments, { settings }) => [...productMedia(product, settings)],
  image: mainPictureOf,
  secondImage: (product) => ownMedia(product).filter(({ kind }) => kind === 'IMAGE')[1] ?? null,
  price: (product, _arguments, context) => readPrice({ product, variant: null }, context),
  // The stock of what is made of others is that of its parts: its own number of units means nothing.
  stock: (product, _arguments, { loaders: { stock } }) => {
    const key = stockKeyOf(product)
    const status = (item: StockItem | null) => stockStatus(item, !isMadeOfOthers(product))
    const known = stock.known(key)
    return known === undefined ? stock.load(key).then(status) : status(known)
  },
  breadcrumbs: async ({ categoryIds }, _arguments, { loaders }) => [
    ...productTrail(await loaders.categoryTree(), categoryIds),
  ],
  attributes: async ({ values }, _arguments, { loaders }) => productAttributes(values, await loaders.attributes()),
  dimensions: ({ dimensions: { width, height, depth, weight } }) =>
    [width, height, depth, weight].every((measure) => measure === null)
      ? null
      : { widthCm: width, heightCm: height, depthCm: depth, weightKg: weight },
  alternates: ({ sku }, _arguments, { loaders }) => loaders.alternates.ofProduct(sku),
  related: linkedProducts('related'),
  upsell: linkedProducts('upsell'),
  recommendations: recommendedProducts,
  rating: ({ values }) => productRating(values),
  reviews: productReviews,
  deliveryEstimate: (product, { postcode }, context) => deliveryEstimate(product, postcode ?? null, context),
  isNew: ({ values }) => isNew(values, new Date()),
  unavailable: (product, _arguments, context) => unavailable(product, context),
} satisfies SimpleProductResolvers
