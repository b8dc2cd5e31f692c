import type { ConfigurableProductResolvers, ProductVariantResolvers } from '../../__generated__/resolverTypes.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { deliveryEstimate } from '../../stock/deliveryEstimate.ts'
import { toStockKey } from '../../stock/stockKey.ts'
import { stockStatus } from '../../stock/stockStatus.ts'
import { findVariant } from './findVariant.ts'
import { itemPrice } from '../prices/itemPrice.ts'
import { SELECTION_MAX } from '../limits.ts'
import { readNamedOptions } from './namedOptions.ts'
import { firstInStock, offeredVariants } from './offeredVariants.ts'
import { priceRule } from '../prices/pricedProduct.ts'
import { productAttributes } from '../comparison/productAttributes.ts'
import type { VariantDocument } from '../products/productDocument.ts'
import { variantMedia, variantPicture } from '../products/productMedia.ts'
import { priceContext, readPrice } from '../prices/readPrice.ts'
import { readText } from '../../parse/readValue.ts'
import { sanitizedText, shownMeasures } from './shownFacts.ts'
import { variantDescription, variantMeasures, variantTags, variantValues } from './variantFacts.ts'

export const configurableResolvers = {
  options: async ({ options }, _arguments, { loaders }) => [...(await readNamedOptions(options, loaders.attributes()))],
  variants: async (product, _arguments, context) => {
    const variants = await offeredVariants(product, context)
    return variants.map((variant) => ({ __typename: 'ProductVariant' as const, product, variant }))
  },
  variant: async (product, { selection }, context) => {
    if (selection.length > SELECTION_MAX) {
      throw new GatewayError('BAD_USER_INPUT', `A selection has at most ${SELECTION_MAX} values.`)
    }
    const offered = await offeredVariants(product, context)
    const rule = priceRule(await priceContext(context))
    const priceOf = (item: VariantDocument) => itemPrice(item, rule)?.final ?? null
    const found = findVariant(offered, { wanted: selection, priceOf })
    const variant = found ?? (context.settings.firstVariantAsFallback ? await firstInStock(offered, context) : null)
    return variant && { __typename: 'ProductVariant' as const, product, variant }
  },
} satisfies Pick<ConfigurableProductResolvers, 'options' | 'variants' | 'variant'>

export const productVariantResolvers = {
  id: ({ product, variant }) => toGlobalId('ProductVariant', product.storeCode, variant.sku),
  sku: ({ variant }) => variant.sku,
  product: ({ product }) => product,
  parentSku: ({ product }) => product.sku,
  name: ({ product, variant }) => variant.name ?? product.name,
  selection: async ({ product, variant }, _arguments, { loaders }) =>
    (await readNamedOptions(product.options, loaders.attributes())).flatMap(({ attributeCode, label, values }) => {
      const value = readText(variant.values[attributeCode])
      if (value === null) return []
      return [{ attributeCode, label, value, valueLabel: values.find((item) => item.value === value)?.label ?? value }]
    }),
  media: ({ product, variant }, _arguments, { settings }) => [...variantMedia(product, variant, settings)],
  image: ({ product, variant }) => variantPicture(product, variant),
  price: (item, _arguments, context) => readPrice(item, context),
  stock: async ({ variant: { sku, id } }, _arguments, { loaders }) =>
    stockStatus(await loaders.stock.load(toStockKey({ sku, productId: id })), true),
  description: (item) => sanitizedText(variantDescription(item)),
  attributes: async (item, _arguments, { loaders }) =>
    productAttributes(variantValues(item), await loaders.attributes()),
  dimensions: (item) => shownMeasures(variantMeasures(item), item.product.values),
  tags: (item) => [...variantTags(item)],
  deliveryEstimate: ({ product: { __typename }, variant: { sku } }, { postcode }, context) =>
    deliveryEstimate({ __typename, sku }, postcode ?? null, context),
} satisfies ProductVariantResolvers
