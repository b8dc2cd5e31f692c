import type {
  BundleProductResolvers,
  DownloadableProductResolvers,
  GroupedProductResolvers,
  SimpleProductResolvers,
} from '../../__generated__/resolverTypes.ts'
import { money } from '../../graph/money.ts'
import { withFields } from '../products/withFields.ts'
import { loadLinked } from '../products/loadLinked.ts'
import { fileUrl } from '../products/pictureUrl.ts'
import type { ProductDocument, Surcharge } from '../products/productDocument.ts'
import { readPrice } from '../prices/readPrice.ts'
import { surchargeWithTax } from '../prices/surchargeWithTax.ts'

export const groupedResolvers = {
  items: withFields(async ({ links }: ProductDocument, _arguments, call) => {
    const items = links
      .filter(({ kind }) => kind === 'associated')
      .map(async ({ sku, quantity }) => ({ product: await loadLinked(sku, call), defaultQuantity: quantity }))
    return (await Promise.all(items)).flatMap(({ product, defaultQuantity }) =>
      product ? [{ product, defaultQuantity }] : [],
    )
  }),
} satisfies Pick<GroupedProductResolvers, 'items'>

export const bundleResolvers = {
  bundleOptions: withFields(async ({ bundleOptions }: ProductDocument, _arguments, call) => {
    const options = bundleOptions.map(async ({ selections: offered, ...option }) => {
      const parts = await Promise.all(
        offered.map(async ({ sku, ...part }) => ({ ...part, product: await loadLinked(sku, call) })),
      )
      return { ...option, selections: parts.flatMap(({ product, ...part }) => (product ? [{ ...part, product }] : [])) }
    })
    return Promise.all(options)
  }),
} satisfies Pick<BundleProductResolvers, 'bundleOptions'>

export const customOptionResolvers = {
  customOptions: async (product, _arguments, context) => {
    if (product.customOptions.length === 0) return []
    const price = await readPrice({ product, variant: null }, context)
    const deltaOf = (surcharge: Surcharge) => money(surchargeWithTax(surcharge, price), price.currencyCode)
    return product.customOptions.map(({ values, surcharge, ...option }) => ({
      ...option,
      priceDelta: surcharge && surcharge.price !== 0 ? deltaOf(surcharge) : null,
      values: values.map(({ valueId, title, ...value }) => ({ valueId, title, priceDelta: deltaOf(value) })),
    }))
  },
} satisfies Pick<SimpleProductResolvers, 'customOptions'>

export const downloadableResolvers = {
  downloads: ({ downloads }, _arguments, { env }) =>
    downloads.map((download) => ({
      ...download,
      sampleUrl: download.sampleUrl && fileUrl(env.MEDIA_URL, download.sampleUrl),
    })),
  samples: ({ samples }, _arguments, { env }) =>
    samples.map(({ title, url }) => ({ title, url: fileUrl(env.MEDIA_URL, url) })),
} satisfies Pick<DownloadableProductResolvers, 'downloads' | 'samples'>
