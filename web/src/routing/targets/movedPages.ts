import { inPath, movedRoute } from './movedRoute.tsx'
import type { ShopRoute } from '../shopRoute.ts'

/** Old addresses in external links, mails and bookmarks. */
export const MOVED_PAGES: readonly ShopRoute[] = [
  movedRoute({ path: 'checkout/account/delegateCreate', to: () => '/customer/account/create' }),
  movedRoute({ path: 'shared-cart/:code', to: ({ code }) => `/checkout/shared/${inPath(code)}` }),
  movedRoute({ path: 'my-account/favorites', to: () => '/my-account/wishlists' }),
  movedRoute({ path: 'my-account/favorites/:id', to: ({ id }) => `/my-account/wishlists/${inPath(id)}` }),
  movedRoute({ path: 'my-account/favorites/:id/shared', to: ({ id }) => `/wishlist/${inPath(id)}` }),
  movedRoute({ path: 'my-account/quotes', to: () => '/checkout/quotes' }),
  movedRoute({ path: 'my-account/quotes/:number', to: ({ number }) => `/checkout/quotes#${inPath(number)}` }),
  movedRoute({ path: 'my-account/shipping-details', to: () => '/my-account/addresses' }),
  movedRoute({ path: 'my-account/stores', to: () => '/tiendas' }),
]
