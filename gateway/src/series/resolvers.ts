import type { ProductSeriesResolvers, QueryResolvers, SeriesResolvers } from '../__generated__/resolverTypes.ts'
import type { SeriesProductsArgs } from '../__generated__/schemaTypes.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { noneIfUnread } from '../errors/isUpstreamError.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { sanitizeHtml } from '../parse/sanitizeHtml.ts'
import type { SeriesMapper } from './mappers.ts'
import { seriesPath } from './seriesClient.ts'
import { countSeriesCategories, readSeriesProducts } from './seriesProducts.ts'

export const seriesQueries = {
  series: async (_root, { slug }, { loaders }) => (await loaders.series()).find((one) => one.slug === slug) ?? null,
  allSeries: async (_root, _arguments, { loaders }) => [...(await loaders.series())],
} satisfies Pick<QueryResolvers, 'series' | 'allSeries'>

export const seriesResolvers = {
  id: ({ storeCode, slug }) => toGlobalId('Series', storeCode, slug),
  path: ({ slug }) => seriesPath(slug),
  text: ({ textHtml }) => (textHtml && sanitizeHtml(textHtml)) || null,
  categories: (series, _arguments, context) => countSeriesCategories(series, context),
  products: withFields((series: SeriesMapper, page: Partial<SeriesProductsArgs>, call) =>
    readSeriesProducts(series, page, call),
  ),
} satisfies SeriesResolvers

export const productSeriesResolvers = {
  /** The list serves where there is no page, or pages could not be read. */
  path: async ({ value, listPath }, _arguments, { loaders }) => {
    const pages = await noneIfUnread(loaders.series(), [])
    const page = pages.find((one) => one.value === value)
    return page ? seriesPath(page.slug) : listPath
  },
} satisfies ProductSeriesResolvers
