import appLayoutQuery from './__generated__/AppLayoutQuery$parameters'
import cartRouteQuery from './__generated__/CartRouteQuery$parameters'
import type { RouteTable } from './routing/createRoutes.tsx'
import { pageRoute } from './routing/shopRoute.ts'

/**
 * Every address of a store, below its prefix. Code is loaded when it is needed, with the query beside it: only the
 * query's name is in this file. `variables` says what an address asks for, `judge` what makes it a 404 or a redirect.
 */
export const ROUTES: RouteTable = {
  layout: pageRoute({
    path: '',
    source: 'src/layout/AppLayout.tsx',
    load: async () => (await import('./layout/AppLayout.tsx')).AppLayout,
    query: appLayoutQuery,
  }),
  pages: [
    pageRoute({
      path: 'checkout/cart',
      source: 'src/cart/CartRoute.tsx',
      load: async () => (await import('./cart/CartRoute.tsx')).CartRoute,
      query: cartRouteQuery,
    }),
  ],
}
