import Big from 'big.js'
import type {
  BundleProductResolvers,
  GroupedProductResolvers,
  SimpleProductResolvers,
} from '../__generated__/resolverTypes.ts'
import { money, withTax } from '../graph/money.ts'
import { withFields } from '../graph/withFields.ts'
import { pricedProduct } from './pricedProduct.ts'
import type { ProductDocument } from './productDocument.ts'

export const groupedResolvers = {
  items: withFields(async ({ links }: ProductDocument, _arguments, { context, fields }) => {
    const { own } = context.loaders.products(fields)
    const items = links
      .filter(({ kind }) => kind === 'associated')
      .map(async ({ sku, quantity }) => ({ product: await own.load(sku), defaultQuantity: quantity }))
    return (await Promise.all(items)).flatMap(({ product, defaultQuantity }) =>
      product ? [{ product, defaultQuantity }] : [],
    )
  }),
} satisfies Pick<GroupedProductResolvers, 'items'>

export const bundleResolvers = {
  bundleOptions: withFields(async ({ bundleOptions }: ProductDocument, _arguments, { context, fields }) => {
    const { own } = context.loaders.products(fields)
    const options = bundleOptions.map(async ({ selections, ...option }) => {
      const parts = await Promise.all(
        selections.map(async ({ sku, ...part }) => ({ ...part, product: await own.load(sku) })),
      )
      return { ...option, selections: parts.flatMap(({ product, ...part }) => (product ? [{ ...part, product }] : [])) }
    })
    return Promise.all(options)
  }),
} satisfies Pick<BundleProductResolvers, 'bundleOptions'>

export const customOptionResolvers = {
  customOptions: async (product, _arguments, { loaders, store }) => {
    if (product.customOptions.length === 0) return []
    const { final, taxRate, currencyCode } = pricedProduct(product, {
      rules: await loaders.taxRules(),
      store,
      now: new Date(),
    })
    const percent = taxRate?.percent ?? null
    return product.customOptions.map(({ values, ...option }) => ({
      ...option,
      values: values.map(({ valueId, title, price, isPercent }) => {
        const net = isPercent ? new Big(final).times(price).div(100).toNumber() : price
        return { valueId, title, priceDelta: money(withTax(net, percent), currencyCode) }
      }),
    }))
  },
} satisfies Pick<SimpleProductResolvers, 'customOptions'>
