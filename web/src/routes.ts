import appLayoutQuery from './__generated__/AppLayoutQuery$parameters'
import cartRouteQuery from './__generated__/CartRouteQuery$parameters'
import catalogueRouteQuery from './__generated__/CatalogueRouteQuery$parameters'
import categoryRouteQuery from './__generated__/CategoryRouteQuery$parameters'
import checkoutRouteQuery from './__generated__/CheckoutRouteQuery$parameters'
import cmsRouteQuery from './__generated__/CmsRouteQuery$parameters'
import homeRouteQuery from './__generated__/HomeRouteQuery$parameters'
import orderSuccessRouteQuery from './__generated__/OrderSuccessRouteQuery$parameters'
import productRouteQuery from './__generated__/ProductRouteQuery$parameters'
import searchRouteQuery from './__generated__/SearchRouteQuery$parameters'
import { listingVariables } from './catalogue/listingAddress.ts'
import { AppLayout } from './layout/AppLayout.tsx'
import type { RouteTable } from './routing/createRoutes.tsx'
import { routeTargetVerdict } from './routing/routeTargetVerdict.ts'
import { pageRoute, plainRoute } from './routing/shopRoute.ts'
import { searchVariables } from './search/searchAddress.ts'

/**
 * Every address of a store, below its prefix. Code is loaded when it is needed, with the query beside it: only the
 * query's name is in this file. `variables` says what an address asks for, `judge` what makes it a 404 or a redirect.
 */
export const ROUTES: RouteTable = {
  layout: pageRoute({
    path: '',
    source: 'src/layout/AppLayout.tsx',
    // No page is without it: in the entry it costs less than as a file of its own.
    load: () => Promise.resolve(AppLayout),
    query: appLayoutQuery,
  }),
  pages: [
    pageRoute({
      path: '',
      source: 'src/home/HomeRoute.tsx',
      load: async () => (await import('./home/HomeRoute.tsx')).HomeRoute,
      query: homeRouteQuery,
    }),
    pageRoute({
      path: 'promotor',
      source: 'src/home/HomeRoute.tsx',
      load: async () => (await import('./home/HomeRoute.tsx')).HomeRoute,
      query: homeRouteQuery,
    }),
    pageRoute({
      path: 'p/:sku/:slug/:childSku?',
      source: 'src/catalogue/ProductRoute.tsx',
      load: async () => (await import('./catalogue/ProductRoute.tsx')).ProductRoute,
      messages: 'catalogue',
      query: productRouteQuery,
      variables: ({ params }) => ({ sku: params['sku'] ?? '' }),
      principal: 'product',
    }),
    pageRoute({
      path: 'c/:slug',
      source: 'src/catalogue/CategoryRoute.tsx',
      load: async () => (await import('./catalogue/CategoryRoute.tsx')).CategoryRoute,
      messages: 'catalogue',
      query: categoryRouteQuery,
      variables: ({ params, search }) => ({ slug: params['slug'] ?? '', ...listingVariables(search) }),
      principal: 'category',
    }),
    pageRoute({
      path: 'i/:slug',
      source: 'src/content/CmsRoute.tsx',
      load: async () => (await import('./content/CmsRoute.tsx')).CmsRoute,
      query: cmsRouteQuery,
      variables: ({ params }) => ({ identifier: params['slug'] ?? '' }),
      principal: 'cmsPage',
    }),
    pageRoute({
      path: 'catalogsearch/result',
      source: 'src/search/SearchRoute.tsx',
      load: async () => (await import('./search/SearchRoute.tsx')).SearchRoute,
      messages: 'catalogue',
      query: searchRouteQuery,
      variables: ({ search }) => searchVariables(search),
    }),
    pageRoute({
      path: 'checkout/cart',
      source: 'src/cart/CartRoute.tsx',
      load: async () => (await import('./cart/CartRoute.tsx')).CartRoute,
      query: cartRouteQuery,
      principal: 'viewer.cart',
    }),
    pageRoute({
      path: 'checkout',
      source: 'src/checkout/CheckoutRoute.tsx',
      load: async () => (await import('./checkout/CheckoutRoute.tsx')).CheckoutRoute,
      messages: 'purchase',
      query: checkoutRouteQuery,
      principal: 'viewer.cart',
    }),
    pageRoute({
      path: 'order-success',
      source: 'src/orders/OrderSuccessRoute.tsx',
      load: async () => (await import('./orders/OrderSuccessRoute.tsx')).OrderSuccessRoute,
      messages: 'purchase',
      query: orderSuccessRouteQuery,
      variables: ({ search }) => ({ order: search.get('order') ?? '' }),
      principal: 'node',
    }),
    plainRoute({
      path: 'error',
      source: 'src/layout/ErrorPage.tsx',
      load: async () => (await import('./layout/ErrorPage.tsx')).ErrorPage,
    }),
    // Whatever else the shop has an address for: it knows by itself what stands there.
    pageRoute({
      path: '*',
      source: 'src/catalogue/CatalogueRoute.tsx',
      load: async () => (await import('./catalogue/CatalogueRoute.tsx')).CatalogueRoute,
      messages: 'catalogue',
      query: catalogueRouteQuery,
      variables: ({ path, search }) => ({ path, ...listingVariables(search) }),
      principal: 'route',
      judge: routeTargetVerdict,
    }),
  ],
}
