import type { ConfigurableProductResolvers, ProductVariantResolvers } from '../__generated__/resolverTypes.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { toStockKey } from '../stock/stockKey.ts'
import { stockStatus } from '../stock/stockStatus.ts'
import { findVariant } from './findVariant.ts'
import { SELECTION_MAX } from './limits.ts'
import { namedOptions } from './namedOptions.ts'
import { pricedVariant } from './pricedProduct.ts'
import { variantMedia } from './productMedia.ts'
import { netPrice } from './productPrice.ts'
import { readText } from './readValue.ts'

export const configurableResolvers = {
  options: async ({ options }, _arguments, { loaders }) => [...namedOptions(options, await loaders.attributes())],
  variants: (product) =>
    product.variants
      .filter(({ status }) => status < 2)
      .map((variant) => ({ __typename: 'ProductVariant' as const, product, variant })),
  variant: (product, { selection }) => {
    if (selection.length > SELECTION_MAX) {
      throw new GatewayError('BAD_USER_INPUT', `A selection has at most ${SELECTION_MAX} values.`)
    }
    const now = new Date()
    const variant = findVariant(product.variants, {
      wanted: selection,
      priceOf: ({ prices }) => netPrice(prices, now)?.final ?? null,
    })
    return variant && { __typename: 'ProductVariant' as const, product, variant }
  },
} satisfies Pick<ConfigurableProductResolvers, 'options' | 'variants' | 'variant'>

export const productVariantResolvers = {
  id: ({ product, variant }) => toGlobalId('ProductVariant', product.storeCode, variant.sku),
  sku: ({ variant }) => variant.sku,
  name: ({ product, variant }) => variant.name ?? product.name,
  selection: async ({ product, variant }, _arguments, { loaders }) =>
    namedOptions(product.options, await loaders.attributes()).flatMap(({ attributeCode, label, values }) => {
      const value = readText(variant.values[attributeCode])
      if (value === null) return []
      return [{ attributeCode, label, value, valueLabel: values.find((item) => item.value === value)?.label ?? value }]
    }),
  media: ({ product, variant }) => [...variantMedia(product, variant)],
  price: async (item, _arguments, { loaders, store }) =>
    pricedVariant(item, { rules: await loaders.taxRules(), store, now: new Date() }),
  stock: async ({ variant: { sku, id } }, _arguments, { loaders }) =>
    stockStatus(await loaders.stock.load(toStockKey({ sku, productId: id })), true),
} satisfies ProductVariantResolvers
