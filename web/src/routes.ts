import appLayoutQuery from './__generated__/AppLayoutQuery$parameters'
import cartRouteQuery from './__generated__/CartRouteQuery$parameters'
import catalogueRouteQuery from './__generated__/CatalogueRouteQuery$parameters'
import homeRouteQuery from './__generated__/HomeRouteQuery$parameters'
import searchRouteQuery from './__generated__/SearchRouteQuery$parameters'
import { cataloguePageOf } from './catalogue/cataloguePages.ts'
import { isListParameter, listingVariables } from './catalogue/listing/listingAddress.ts'
import { isVariantParameter } from './catalogue/options/variantParameters.ts'
import { AppLayout } from './layout/AppLayout.tsx'
import type { RouteTable } from './routing/createRoutes.tsx'
import { routeTargetVerdict } from './routing/targets/routeTargetVerdict.ts'
import { onServer, pageRoute, plainRoute } from './routing/shopRoute.ts'
import { searchVariables } from './search/searchAddress.ts'

/** Home path of a store, and its names in older links and installed apps. */
const HOME_PATHS = ['', 'promotor', 'pwa.html']

/**
 * Routes of a store, below its prefix, that most visits open; the others are in `laterRoutes.ts`, and `ALL_ROUTES` has
 * them all. Code loads when it is needed, with the query in parallel: only the query's name is in this file.
 * `variables` returns the variables of an address, `judge` returns whether it is a 404 or a redirect, `cacheTags` lists
 * the cache tags with which the server may cache its page for all visitors.
 */
export const ROUTES: RouteTable = {
  layouts: {
    default: pageRoute({
      path: '',
      source: 'src/layout/AppLayout.tsx',
      // Nearly every page has it: in the entry it costs less than as a separate file.
      load: () => Promise.resolve(AppLayout),
      query: appLayoutQuery,
      isLayout: true,
    }),
    minimal: plainRoute({
      path: '',
      source: 'src/layout/MinimalLayout.tsx',
      load: () => import('./layout/MinimalLayout.tsx').then((module) => module.MinimalLayout),
    }),
    empty: plainRoute({
      path: '',
      source: 'src/layout/EmptyLayout.tsx',
      load: () => import('./layout/EmptyLayout.tsx').then((module) => module.EmptyLayout),
    }),
  },
  pages: [
    ...HOME_PATHS.map((path) =>
      pageRoute({
        path,
        source: 'src/home/HomeRoute.tsx',
        load: () => import('./home/HomeRoute.tsx').then((module) => module.HomeRoute),
        cacheTags: ['home'],
        query: homeRouteQuery,
      }),
    ),
    pageRoute({
      path: 'catalogsearch/result',
      source: 'src/search/SearchRoute.tsx',
      load: () => import('./search/SearchRoute.tsx').then((module) => module.SearchRoute),
      messages: 'search',
      query: searchRouteQuery,
      variables: ({ search }) => searchVariables(search),
      isDrawnOffline: true,
    }),
    pageRoute({
      path: 'checkout/cart',
      source: 'src/cart/CartRoute.tsx',
      load: () => import('./cart/CartRoute.tsx').then((module) => module.CartRoute),
      messages: 'cart',
      query: cartRouteQuery,
      principal: 'viewer.cart',
    }),
    plainRoute({
      path: 'error',
      source: 'src/routing/failures/ErrorPage.tsx',
      load: () => import('./routing/failures/ErrorPage.tsx').then((module) => module.ErrorPage),
      layout: 'minimal',
    }),
    plainRoute({
      path: 'page-not-found',
      source: 'src/layout/NotFoundPage.tsx',
      load: () => import('./layout/NotFoundPage.tsx').then((module) => module.NotFoundPage),
      cacheTags: ['page-not-found'],
      judge: () => ({ kind: 'notFound' }),
    }),
    // All other addresses of the shop: the gateway resolves them.
    pageRoute({
      path: '*',
      source: 'src/catalogue/CatalogueRoute.tsx',
      load: () => import('./catalogue/CatalogueRoute.tsx').then((module) => module.CatalogueRoute),
      messages: 'catalogue',
      cacheTags: [],
      readsParameter: onServer((name, value) => isListParameter(name, value) || isVariantParameter(name, value)),
      query: catalogueRouteQuery,
      variables: ({ path, search }) => ({ path, ...listingVariables(search) }),
      principal: 'route',
      judge: onServer(routeTargetVerdict),
      isLookup: true,
      partOf: cataloguePageOf,
    }),
  ],
}
