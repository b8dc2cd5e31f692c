import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import { STORES } from '@hogar/schema/stores.ts'
import type { QueryResolvers, RedirectResolvers, SitemapEntryResolvers } from '../__generated__/resolverTypes.ts'
import type { QueryRouteArgs } from '../__generated__/schemaTypes.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { readSitemapPart } from './readSitemapPart.ts'
import { indexElsewhere } from './indexElsewhere.ts'
import { routeTarget } from './routeTarget.ts'

export const routingQueries = {
  sitemap: (_root, { part }, context) => readSitemapPart(context, part),
  route: withFields((_root, { path }: QueryRouteArgs, { context, fields }) => routeTarget(context, path, fields)),
} satisfies Pick<QueryResolvers, 'route' | 'sitemap'>

export const sitemapEntryResolvers = {
  alternates: ({ kind, key, path, documentId = null }, _arguments, { loaders, store }) => {
    switch (kind) {
      case 'product':
        return loaders.alternates.ofProduct(key)
      case 'category':
        return loaders.alternates.ofCategory(Number(key))
      case 'cmsPage':
        return loaders.alternates.ofCmsPage({ identifier: key, documentId })
      case 'blogPost':
        return loaders.blog.postElsewhere(Number(key))
      case 'blogCategory':
        return loaders.blog.categoryElsewhere(Number(key))
      case 'series':
        return loaders.series().then((all) => all.find(({ slug }) => slug === key)?.alternates ?? null)
      case 'seriesIndex':
        return loaders.series().then((all) => indexElsewhere(all, path))
      case 'room':
        return loaders.rooms().then((all) => all.find(({ slug }) => slug === key)?.alternates ?? null)
      case 'roomIndex':
        return loaders.rooms().then((all) => indexElsewhere(all, path))
      case 'giftCards':
        return STORES.filter((other) => other.code !== store.code && !isCompanyStore(other)).map((other) => ({
          path,
          store: other,
        }))
      case 'blog':
        return STORES.filter(({ code }) => code !== store.code).map((other) => ({ path, store: other }))
    }
  },
} satisfies SitemapEntryResolvers

export const redirectResolvers = {
  storeCode: ({ storeCode }, _arguments, { store }) => storeCode ?? store.code,
} satisfies RedirectResolvers
