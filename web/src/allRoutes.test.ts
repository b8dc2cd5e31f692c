import { STORES } from '@hogar/schema/stores.ts'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from './allRoutes.ts'
import { createRoutes } from './routing/createRoutes.tsx'

const DEFAULT_LAYOUT = 'src/layout/AppLayout.tsx'
const MINIMAL_LAYOUT = 'src/layout/MinimalLayout.tsx'
const EMPTY_LAYOUT = 'src/layout/EmptyLayout.tsx'
const ORDER = '/my-account/orders/2000000012'

/** Source files of the layout and the page at a path below the store's prefix. */
const sourcesAt = (path: string, store: (typeof STORES)[number]) =>
  matchRoutes(
    createRoutes(ALL_ROUTES, store, () => null),
    `${store.urlPrefix}${path}`,
  )?.map(({ route }) => route.handle.source as string)

test.each([
  ['/', DEFAULT_LAYOUT, 'src/home/HomeRoute.tsx'],
  ['/pwa.html', DEFAULT_LAYOUT, 'src/home/HomeRoute.tsx'],
  ['/promotor', DEFAULT_LAYOUT, 'src/home/HomeRoute.tsx'],
  ['/checkout', MINIMAL_LAYOUT, 'src/checkout/CheckoutRoute.tsx'],
  ['/checkout/cart', DEFAULT_LAYOUT, 'src/cart/CartRoute.tsx'],
  ['/checkout/shared/a1b2', DEFAULT_LAYOUT, 'src/cart/sharing/SharedCartRoute.tsx'],
  ['/checkout/quotes', DEFAULT_LAYOUT, 'src/cart/quotes/QuotesRoute.tsx'],
  ['/order-success', DEFAULT_LAYOUT, 'src/orders/OrderSuccessRoute.tsx'],
  ['/compare', DEFAULT_LAYOUT, 'src/compare/CompareRoute.tsx'],
  ['/error', MINIMAL_LAYOUT, 'src/routing/failures/ErrorPage.tsx'],
  ['/catalogsearch/result/', DEFAULT_LAYOUT, 'src/search/SearchRoute.tsx'],
  ['/blog', DEFAULT_LAYOUT, 'src/blog/BlogRoute.tsx'],
  ['/blog/category/2', DEFAULT_LAYOUT, 'src/blog/BlogCategoryRoute.tsx'],
  ['/blog/post/1', DEFAULT_LAYOUT, 'src/blog/post/BlogPostRoute.tsx'],
  ['/wishlist/a1b2', DEFAULT_LAYOUT, 'src/wishlist/SharedWishListRoute.tsx'],
  ['/nothing/at/this/path', DEFAULT_LAYOUT, 'src/catalogue/CatalogueRoute.tsx'],
])('the shop’s address %s has the layout %s and the page %s in every store', (path, layout, page) => {
  for (const store of STORES) expect(sourcesAt(path, store), store.code).toEqual([layout, page])
})

test.each([
  ['/login', DEFAULT_LAYOUT, 'src/customers/signIn/LoginRoute.tsx'],
  ['/silent-login', EMPTY_LAYOUT, 'src/customers/signIn/SilentLoginRoute.tsx'],
  ['/customer/account/create', DEFAULT_LAYOUT, 'src/customers/registration/CreateAccountRoute.tsx'],
  ['/customer/account/forgot-password', DEFAULT_LAYOUT, 'src/customers/password/ForgotPasswordRoute.tsx'],
  ['/create-password', DEFAULT_LAYOUT, 'src/customers/password/CreatePasswordRoute.tsx'],
  ['/my-account', DEFAULT_LAYOUT, 'src/customers/AccountRoute.tsx'],
  ['/my-account/edit', DEFAULT_LAYOUT, 'src/customers/profile/ProfileRoute.tsx'],
  ['/my-account/addresses', DEFAULT_LAYOUT, 'src/customers/addresses/AddressesRoute.tsx'],
  ['/my-account/addresses/new', DEFAULT_LAYOUT, 'src/customers/addresses/NewAddressRoute.tsx'],
  ['/my-account/addresses/edit/7', DEFAULT_LAYOUT, 'src/customers/addresses/EditAddressRoute.tsx'],
  ['/my-account/newsletter', DEFAULT_LAYOUT, 'src/newsletter/NewsletterRoute.tsx'],
  ['/my-account/coupons', DEFAULT_LAYOUT, 'src/coupons/CouponsRoute.tsx'],
  ['/my-account/wallet', DEFAULT_LAYOUT, 'src/wallet/WalletRoute.tsx'],
  ['/my-account/ranking', DEFAULT_LAYOUT, 'src/ranking/RankingRoute.tsx'],
  ['/my-account/recently-viewed', DEFAULT_LAYOUT, 'src/recent/RecentRoute.tsx'],
  ['/my-account/orders', DEFAULT_LAYOUT, 'src/customers/orders/OrdersRoute.tsx'],
  [ORDER, DEFAULT_LAYOUT, 'src/customers/orders/OrderRoute.tsx'],
  [`${ORDER}/return`, DEFAULT_LAYOUT, 'src/returns/ReturnRoute.tsx'],
  [`${ORDER}/return/3`, DEFAULT_LAYOUT, 'src/returns/ReturnedRoute.tsx'],
  [`${ORDER}/guarantee-provider`, DEFAULT_LAYOUT, 'src/guarantees/GuaranteeRoute.tsx'],
  ['/my-account/wishlists', DEFAULT_LAYOUT, 'src/wishlist/WishListsRoute.tsx'],
  ['/my-account/wishlists/7', DEFAULT_LAYOUT, 'src/wishlist/WishListRoute.tsx'],
])('the account’s address %s has the layout %s and the page %s in every store', (path, layout, page) => {
  for (const store of STORES) expect(sourcesAt(path, store), store.code).toEqual([layout, page])
})
