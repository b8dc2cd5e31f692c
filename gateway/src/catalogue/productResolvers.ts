import type { RequireFields, SimpleProductRelatedArgs, SimpleProductResolvers } from '../__generated__/resolverTypes.ts'
import { plainText } from '../content/plainText.ts'
import { sanitizeHtml } from '../content/sanitizeHtml.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { withFields } from '../graph/withFields.ts'
import { toStockKey } from '../stock/stockKey.ts'
import { stockStatus } from '../stock/stockStatus.ts'
import { productTrail } from './categoryTree.ts'
import { RELATED_MAX, SUMMARY_CHARACTERS_MAX } from './limits.ts'
import { pricedProduct } from './pricedProduct.ts'
import { productAttributes } from './productAttributes.ts'
import type { ProductDocument } from './productDocument.ts'
import { mainPicture, ownMedia, productMedia } from './productMedia.ts'
import { HIDDEN_VISIBILITY } from './productQueries.ts'
import { readHexColor } from './readHexColor.ts'

const TAG_COLOR = '#ffffff'
const TAG_BACKGROUND = '#3b3b3b'
/** Their stock is that of what they are made of. */
const COUNTED = new Set(['SimpleProduct', 'VirtualProduct'])

/** What all kinds of products answer alike. */
export const productResolvers = {
  id: ({ storeCode, sku }) => toGlobalId('Product', storeCode, sku),
  summary: ({ summaryHtml }) => summaryHtml && plainText(summaryHtml, SUMMARY_CHARACTERS_MAX),
  description: ({ descriptionHtml }) => (descriptionHtml && sanitizeHtml(descriptionHtml)) || null,
  media: (product) => [...productMedia(product)],
  image: (product) => mainPicture(product),
  secondImage: (product) => ownMedia(product)[1] ?? null,
  price: async (product, _arguments, { loaders, store }) =>
    pricedProduct(product, { rules: await loaders.taxRules(), store, now: new Date() }),
  stock: async ({ __typename, sku, id }, _arguments, { loaders }) =>
    stockStatus(await loaders.stock.load(toStockKey({ sku, productId: id })), COUNTED.has(__typename)),
  breadcrumbs: async ({ categoryIds }, _arguments, { loaders }) => [
    ...productTrail(await loaders.categoryTree(), categoryIds),
  ],
  attributes: async ({ values }, _arguments, { loaders }) => productAttributes(values, await loaders.attributes()),
  dimensions: ({ dimensions: { width, height, depth, weight } }) =>
    [width, height, depth, weight].every((measure) => measure === null)
      ? null
      : { widthCm: width, heightCm: height, depthCm: depth, weightKg: weight },
  tags: ({ tags }) =>
    tags.map(({ text, color, background }) => ({
      text,
      color: readHexColor(color) ?? TAG_COLOR,
      background: readHexColor(background) ?? TAG_BACKGROUND,
    })),
  related: withFields(
    async (
      product: ProductDocument,
      { first }: RequireFields<SimpleProductRelatedArgs, 'first'>,
      { context, fields },
    ) => {
      if (!isGiven(first) || first < 1 || first > RELATED_MAX) {
        throw new GatewayError('BAD_USER_INPUT', `\`first\` of related products has to be from 1 to ${RELATED_MAX}.`)
      }
      const skus = new Set(product.links.flatMap(({ kind, sku }) => (kind === 'associated' ? [] : [sku])))
      const { own } = context.loaders.products(fields)
      const found = await Promise.all([...skus].slice(0, RELATED_MAX).map((sku) => own.load(sku)))
      return found.flatMap((item) => (item && item.visibility !== HIDDEN_VISIBILITY ? [item] : [])).slice(0, first)
    },
  ),
} satisfies SimpleProductResolvers
