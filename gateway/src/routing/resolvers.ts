import type { RedirectResolvers, QueryResolvers, SitemapEntryResolvers } from '../__generated__/resolverTypes.ts'
import type { QueryRouteArgs } from '../__generated__/schemaTypes.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { readSitemapPart } from './readSitemapPart.ts'
import { routeTarget } from './routeTarget.ts'

export const routingQueries = {
  sitemap: (_root, { part }, context) => readSitemapPart(context, part),
  route: withFields((_root, { path }: QueryRouteArgs, { context, fields }) => routeTarget(context, path, fields)),
} satisfies Pick<QueryResolvers, 'route' | 'sitemap'>

export const sitemapEntryResolvers = {
  alternates: ({ kind, key, documentId = null }, _arguments, { loaders: { alternates } }) => {
    if (kind === 'product') return alternates.ofProduct(key)
    return kind === 'category'
      ? alternates.ofCategory(Number(key))
      : alternates.ofCmsPage({ identifier: key, documentId })
  },
} satisfies SitemapEntryResolvers

export const redirectResolvers = {
  storeCode: ({ storeCode }, _arguments, { store }) => storeCode ?? store.code,
} satisfies RedirectResolvers
