import accountRouteQuery from '../__generated__/AccountRouteQuery$parameters'
import profileRouteQuery from '../__generated__/ProfileRouteQuery$parameters'
import addressesRouteQuery from '../__generated__/AddressesRouteQuery$parameters'
import newAddressRouteQuery from '../__generated__/NewAddressRouteQuery$parameters'
import editAddressRouteQuery from '../__generated__/EditAddressRouteQuery$parameters'
import ordersRouteQuery from '../__generated__/OrdersRouteQuery$parameters'
import orderRouteQuery from '../__generated__/OrderRouteQuery$parameters'
import createAccountRouteQuery from '../__generated__/CreateAccountRouteQuery$parameters'
import wishListRouteQuery from '../__generated__/WishListRouteQuery$parameters'
import wishListsRouteQuery from '../__generated__/WishListsRouteQuery$parameters'
import couponsRouteQuery from '../__generated__/CouponsRouteQuery$parameters'
import newsletterRouteQuery from '../__generated__/NewsletterRouteQuery$parameters'
import walletRouteQuery from '../__generated__/WalletRouteQuery$parameters'
import rankingRouteQuery from '../__generated__/RankingRouteQuery$parameters'
import recentRouteQuery from '../__generated__/RecentRouteQuery$parameters'
import returnRouteQuery from '../__generated__/ReturnRouteQuery$parameters'
import returnedRouteQuery from '../__generated__/ReturnedRouteQuery$parameters'
import guaranteeRouteQuery from '../__generated__/GuaranteeRouteQuery$parameters'
import silentLoginRouteQuery from '../__generated__/SilentLoginRouteQuery$parameters'
import loginRouteQuery from '../__generated__/LoginRouteQuery$parameters'
import { COUPONS_SHOWN_MAX } from '../coupons/limits.ts'
import { type ShopRoute, onServer, pageRoute, plainRoute } from '../routing/shopRoute.ts'
import { customersOnly, guestsOnly, nothingForGuests, ownAddress, ownNode } from './accountVerdicts.ts'
import { WALLET_PAGE_SIZE } from '../wallet/limits.ts'
import { ACCOUNT_ORDERS_PAGE_SIZE } from './limits.ts'

/** Routes of the account and of sign-in. None is cached publicly. */
export const ACCOUNT_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'login',
    source: 'src/customers/signIn/LoginRoute.tsx',
    load: () => import('./signIn/LoginRoute.tsx').then((module) => module.LoginRoute),
    messages: 'account',
    query: loginRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(guestsOnly),
  }),
  pageRoute({
    path: 'customer/account/create',
    source: 'src/customers/registration/CreateAccountRoute.tsx',
    load: () => import('./registration/CreateAccountRoute.tsx').then((module) => module.CreateAccountRoute),
    messages: 'account',
    query: createAccountRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(guestsOnly),
  }),
  // Target after an app's token was stored in the session; a visitor without one is a guest.
  pageRoute({
    path: 'silent-login',
    source: 'src/customers/signIn/SilentLoginRoute.tsx',
    load: () => import('./signIn/SilentLoginRoute.tsx').then((module) => module.SilentLoginRoute),
    messages: 'account',
    layout: 'empty',
    query: silentLoginRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(nothingForGuests),
  }),
  plainRoute({
    path: 'customer/account/forgot-password',
    source: 'src/customers/password/ForgotPasswordRoute.tsx',
    load: () => import('./password/ForgotPasswordRoute.tsx').then((module) => module.ForgotPasswordRoute),
    messages: 'account',
  }),
  plainRoute({
    path: 'create-password',
    source: 'src/customers/password/CreatePasswordRoute.tsx',
    load: () => import('./password/CreatePasswordRoute.tsx').then((module) => module.CreatePasswordRoute),
    messages: 'account',
  }),
  plainRoute({
    path: 'customer/account/confirm-email',
    source: 'src/customers/email/ConfirmEmailRoute.tsx',
    load: () => import('./email/ConfirmEmailRoute.tsx').then((module) => module.ConfirmEmailRoute),
    messages: 'account',
  }),
  plainRoute({
    path: 'customer/account/undo-email',
    source: 'src/customers/email/UndoEmailRoute.tsx',
    load: () => import('./email/UndoEmailRoute.tsx').then((module) => module.UndoEmailRoute),
    messages: 'account',
  }),
  plainRoute({
    path: 'customer/account/claim-orders',
    source: 'src/customers/guests/ClaimOrdersRoute.tsx',
    load: () => import('./guests/ClaimOrdersRoute.tsx').then((module) => module.ClaimOrdersRoute),
    messages: 'account',
  }),
  pageRoute({
    path: 'my-account',
    source: 'src/customers/AccountRoute.tsx',
    load: () => import('./AccountRoute.tsx').then((module) => module.AccountRoute),
    messages: 'account',
    query: accountRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/edit',
    source: 'src/customers/profile/ProfileRoute.tsx',
    load: () => import('./profile/ProfileRoute.tsx').then((module) => module.ProfileRoute),
    messages: 'account',
    query: profileRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/addresses',
    source: 'src/customers/addresses/AddressesRoute.tsx',
    load: () => import('./addresses/AddressesRoute.tsx').then((module) => module.AddressesRoute),
    messages: 'account',
    query: addressesRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/addresses/new',
    source: 'src/customers/addresses/NewAddressRoute.tsx',
    load: () => import('./addresses/NewAddressRoute.tsx').then((module) => module.NewAddressRoute),
    messages: 'account',
    query: newAddressRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/addresses/edit/:addressId',
    source: 'src/customers/addresses/EditAddressRoute.tsx',
    load: () => import('./addresses/EditAddressRoute.tsx').then((module) => module.EditAddressRoute),
    messages: 'account',
    query: editAddressRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(ownAddress),
  }),
  pageRoute({
    path: 'my-account/orders',
    source: 'src/customers/orders/OrdersRoute.tsx',
    load: () => import('./orders/OrdersRoute.tsx').then((module) => module.OrdersRoute),
    messages: 'account',
    query: ordersRouteQuery,
    variables: () => ({ first: ACCOUNT_ORDERS_PAGE_SIZE }),
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/orders/:orderId',
    source: 'src/customers/orders/OrderRoute.tsx',
    load: () => import('./orders/OrderRoute.tsx').then((module) => module.OrderRoute),
    messages: 'account',
    query: orderRouteQuery,
    variables: ({ params }) => ({ order: params['orderId'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownNode),
  }),
  pageRoute({
    path: 'my-account/wallet',
    source: 'src/wallet/WalletRoute.tsx',
    load: () => import('../wallet/WalletRoute.tsx').then((module) => module.WalletRoute),
    messages: 'account',
    query: walletRouteQuery,
    variables: () => ({ first: WALLET_PAGE_SIZE }),
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/ranking',
    source: 'src/ranking/RankingRoute.tsx',
    load: () => import('../ranking/RankingRoute.tsx').then((module) => module.RankingRoute),
    messages: 'account',
    query: rankingRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/coupons',
    source: 'src/coupons/CouponsRoute.tsx',
    load: () => import('../coupons/CouponsRoute.tsx').then((module) => module.CouponsRoute),
    messages: 'account',
    query: couponsRouteQuery,
    variables: () => ({ first: COUPONS_SHOWN_MAX }),
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/recently-viewed',
    source: 'src/recent/RecentRoute.tsx',
    load: () => import('../recent/RecentRoute.tsx').then((module) => module.RecentRoute),
    messages: 'account',
    query: recentRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/newsletter',
    source: 'src/newsletter/NewsletterRoute.tsx',
    load: () => import('../newsletter/NewsletterRoute.tsx').then((module) => module.NewsletterRoute),
    messages: 'account',
    query: newsletterRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/orders/:orderId/return',
    source: 'src/returns/ReturnRoute.tsx',
    load: () => import('../returns/ReturnRoute.tsx').then((module) => module.ReturnRoute),
    messages: 'account',
    query: returnRouteQuery,
    variables: ({ params }) => ({ order: params['orderId'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownNode),
  }),
  pageRoute({
    path: 'my-account/orders/:orderId/return/:incrementId',
    source: 'src/returns/ReturnedRoute.tsx',
    load: () => import('../returns/ReturnedRoute.tsx').then((module) => module.ReturnedRoute),
    messages: 'account',
    query: returnedRouteQuery,
    variables: ({ params }) => ({ order: params['orderId'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownNode),
  }),
  pageRoute({
    path: 'my-account/orders/:orderId/guarantee-provider',
    source: 'src/guarantees/GuaranteeRoute.tsx',
    load: () => import('../guarantees/GuaranteeRoute.tsx').then((module) => module.GuaranteeRoute),
    messages: 'account',
    query: guaranteeRouteQuery,
    variables: ({ params }) => ({ order: params['orderId'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownNode),
  }),
  pageRoute({
    path: 'my-account/wishlists',
    source: 'src/wishlist/WishListsRoute.tsx',
    load: () => import('../wishlist/WishListsRoute.tsx').then((module) => module.WishListsRoute),
    messages: 'account',
    query: wishListsRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(customersOnly),
  }),
  pageRoute({
    path: 'my-account/wishlists/:listId',
    source: 'src/wishlist/WishListRoute.tsx',
    load: () => import('../wishlist/WishListRoute.tsx').then((module) => module.WishListRoute),
    messages: 'account',
    query: wishListRouteQuery,
    variables: ({ params }) => ({ list: params['listId'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownNode),
  }),
]
