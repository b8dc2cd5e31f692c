import appLayoutQuery from './__generated__/AppLayoutQuery$parameters'
import cartRouteQuery from './__generated__/CartRouteQuery$parameters'
import catalogueRouteQuery from './__generated__/CatalogueRouteQuery$parameters'
import categoryRouteQuery from './__generated__/CategoryRouteQuery$parameters'
import checkoutRouteQuery from './__generated__/CheckoutRouteQuery$parameters'
import cmsRouteQuery from './__generated__/CmsRouteQuery$parameters'
import compareRouteQuery from './__generated__/CompareRouteQuery$parameters'
import homeRouteQuery from './__generated__/HomeRouteQuery$parameters'
import orderSuccessRouteQuery from './__generated__/OrderSuccessRouteQuery$parameters'
import productRouteQuery from './__generated__/ProductRouteQuery$parameters'
import quotesRouteQuery from './__generated__/QuotesRouteQuery$parameters'
import receiptRouteQuery from './__generated__/ReceiptRouteQuery$parameters'
import searchRouteQuery from './__generated__/SearchRouteQuery$parameters'
import sharedCartRouteQuery from './__generated__/SharedCartRouteQuery$parameters'
import { listingVariables } from './catalogue/listingAddress.ts'
import { compareVariables } from './compare/compareAddress.ts'
import { AppLayout } from './layout/AppLayout.tsx'
import { orderVerdict } from './orders/orderVerdict.ts'
import type { RouteTable } from './routing/createRoutes.tsx'
import { productVerdict } from './routing/productVerdict.ts'
import { routeTargetVerdict } from './routing/routeTargetVerdict.ts'
import { type ShopRoute, pageRoute, plainRoute } from './routing/shopRoute.ts'
import { searchVariables } from './search/searchAddress.ts'

/** Only the server answers with a status: the browser is sent none of its rules. */
function onServer(judge: ShopRoute['judge']): ShopRoute['judge'] | undefined {
  return import.meta.env.SSR ? judge : undefined
}

/** A store's front door, and the names that it has in older links and installed apps. */
const HOME_PATHS = ['', 'promotor', 'pwa.html']

/**
 * Every address of a store, below its prefix. Code is loaded when it is needed, with the query beside it: only the
 * query's name is in this file. `variables` says what an address asks for, `judge` what makes it a 404 or a redirect,
 * `keptAs` that the server may keep its page for everybody.
 */
export const ROUTES: RouteTable = {
  layouts: {
    default: pageRoute({
      path: '',
      source: 'src/layout/AppLayout.tsx',
      // Nearly every page has it: in the entry it costs less than as a file of its own.
      load: () => Promise.resolve(AppLayout),
      query: appLayoutQuery,
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
        keptAs: ['home'],
        query: homeRouteQuery,
      }),
    ),
    pageRoute({
      path: 'p/:sku/:slug/:childSku?',
      source: 'src/catalogue/ProductRoute.tsx',
      load: () => import('./catalogue/ProductRoute.tsx').then((module) => module.ProductRoute),
      messages: 'catalogue',
      keptAs: ['product'],
      query: productRouteQuery,
      variables: ({ params }) => ({ sku: params['sku'] ?? '' }),
      principal: 'product',
      judge: onServer(productVerdict),
    }),
    pageRoute({
      path: 'c/:slug',
      source: 'src/catalogue/CategoryRoute.tsx',
      load: () => import('./catalogue/CategoryRoute.tsx').then((module) => module.CategoryRoute),
      messages: 'catalogue',
      keptAs: ['category'],
      query: categoryRouteQuery,
      variables: ({ params, search }) => ({ slug: params['slug'] ?? '', ...listingVariables(search) }),
      principal: 'category',
    }),
    pageRoute({
      path: 'i/:slug',
      source: 'src/content/CmsRoute.tsx',
      load: () => import('./content/CmsRoute.tsx').then((module) => module.CmsRoute),
      keptAs: ['cmsPage'],
      query: cmsRouteQuery,
      variables: ({ params }) => ({ identifier: params['slug'] ?? '' }),
      principal: 'cmsPage',
    }),
    pageRoute({
      path: 'catalogsearch/result',
      source: 'src/search/SearchRoute.tsx',
      load: () => import('./search/SearchRoute.tsx').then((module) => module.SearchRoute),
      messages: 'catalogue',
      query: searchRouteQuery,
      variables: ({ search }) => searchVariables(search),
      isDrawnOffline: true,
    }),
    pageRoute({
      path: 'compare',
      source: 'src/compare/CompareRoute.tsx',
      load: () => import('./compare/CompareRoute.tsx').then((module) => module.CompareRoute),
      messages: 'catalogue',
      keptAs: ['compare'],
      query: compareRouteQuery,
      variables: ({ search }) => compareVariables(search),
    }),
    pageRoute({
      path: 'checkout/cart',
      source: 'src/cart/CartRoute.tsx',
      load: () => import('./cart/CartRoute.tsx').then((module) => module.CartRoute),
      messages: 'cart',
      query: cartRouteQuery,
      principal: 'viewer.cart',
    }),
    pageRoute({
      path: 'checkout/shared/:code',
      source: 'src/cart/SharedCartRoute.tsx',
      load: () => import('./cart/SharedCartRoute.tsx').then((module) => module.SharedCartRoute),
      messages: 'cart',
      query: sharedCartRouteQuery,
      variables: ({ params }) => ({ code: params['code'] ?? '' }),
      principal: 'sharedCart',
      isDrawnOffline: true,
    }),
    pageRoute({
      path: 'checkout/quotes',
      source: 'src/cart/QuotesRoute.tsx',
      load: () => import('./cart/QuotesRoute.tsx').then((module) => module.QuotesRoute),
      messages: 'cart',
      query: quotesRouteQuery,
      principal: 'viewer.quotes',
    }),
    pageRoute({
      path: 'checkout',
      source: 'src/checkout/CheckoutRoute.tsx',
      load: () => import('./checkout/CheckoutRoute.tsx').then((module) => module.CheckoutRoute),
      messages: 'purchase',
      query: checkoutRouteQuery,
      principal: 'viewer.cart',
    }),
    pageRoute({
      path: 'order-success',
      source: 'src/orders/OrderSuccessRoute.tsx',
      load: () => import('./orders/OrderSuccessRoute.tsx').then((module) => module.OrderSuccessRoute),
      messages: 'purchase',
      query: orderSuccessRouteQuery,
      variables: ({ search }) => ({ order: search.get('order') ?? '' }),
      principal: 'node',
      judge: onServer(orderVerdict),
    }),
    pageRoute({
      path: 'receipt',
      source: 'src/orders/ReceiptRoute.tsx',
      load: () => import('./orders/ReceiptRoute.tsx').then((module) => module.ReceiptRoute),
      messages: 'purchase',
      layout: 'minimal',
      query: receiptRouteQuery,
      variables: ({ search }) => ({ proof: search.get('proof') ?? '' }),
      principal: 'receipt',
    }),
    plainRoute({
      path: 'waiting',
      source: 'src/waiting/WaitingRoute.tsx',
      load: async () => (await import('./waiting/WaitingRoute.tsx')).WaitingRoute,
      messages: 'purchase',
    }),
    plainRoute({
      path: 'scan',
      source: 'src/scan/ScanRoute.tsx',
      load: () => import('./scan/ScanRoute.tsx').then((module) => module.ScanRoute),
      messages: 'catalogue',
    }),
    plainRoute({
      path: 'error',
      source: 'src/layout/ErrorPage.tsx',
      load: () => import('./layout/ErrorPage.tsx').then((module) => module.ErrorPage),
      layout: 'minimal',
    }),
    plainRoute({
      path: 'page-not-found',
      source: 'src/layout/NotFoundPage.tsx',
      load: () => import('./layout/NotFoundPage.tsx').then((module) => module.NotFoundPage),
      keptAs: ['page-not-found'],
      judge: () => ({ kind: 'notFound' }),
    }),
    // Whatever else the shop has an address for: it knows by itself what stands there.
    pageRoute({
      path: '*',
      source: 'src/catalogue/CatalogueRoute.tsx',
      load: () => import('./catalogue/CatalogueRoute.tsx').then((module) => module.CatalogueRoute),
      messages: 'catalogue',
      keptAs: [],
      query: catalogueRouteQuery,
      variables: ({ path, search }) => ({ path, ...listingVariables(search) }),
      principal: 'route',
      judge: onServer(routeTargetVerdict),
      isLookup: true,
    }),
  ],
}
