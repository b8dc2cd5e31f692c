import branchesRouteQuery from './__generated__/BranchesRouteQuery$parameters'
import categoryRouteQuery from './__generated__/CategoryRouteQuery$parameters'
import checkoutRouteQuery from './__generated__/CheckoutRouteQuery$parameters'
import cmsRouteQuery from './__generated__/CmsRouteQuery$parameters'
import contactRouteQuery from './__generated__/ContactRouteQuery$parameters'
import compareRouteQuery from './__generated__/CompareRouteQuery$parameters'
import giftCardsRouteQuery from './__generated__/GiftCardsRouteQuery$parameters'
import loanRouteQuery from './__generated__/LoanRouteQuery$parameters'
import productRouteQuery from './__generated__/ProductRouteQuery$parameters'
import orderSuccessRouteQuery from './__generated__/OrderSuccessRouteQuery$parameters'
import { BLOG_PAGES } from './blog/blogRoutes.ts'
import { QUOTES_PAGE_SIZE } from './cart/limits.ts'
import { CATEGORY_PAGE, productPageOf } from './catalogue/cataloguePages.ts'
import { isListParameter, listingVariables } from './catalogue/listing/listingAddress.ts'
import { isVariantParameter } from './catalogue/options/variantParameters.ts'
import { isLoanParameter } from './credit/loans/loanAddress.ts'
import { isBranchParameter, readBranchChoice } from './contact/branches/branchAddress.ts'
import { compareVariables, isCompareParameter } from './compare/compareAddress.ts'
import { orderVerdict } from './orders/orderVerdict.ts'
import quotesRouteQuery from './__generated__/QuotesRouteQuery$parameters'
import receiptRouteQuery from './__generated__/ReceiptRouteQuery$parameters'
import sharedCartRouteQuery from './__generated__/SharedCartRouteQuery$parameters'
import sharedWishListRouteQuery from './__generated__/SharedWishListRouteQuery$parameters'
import { COMPANY_PAGES } from './b2b/companyRoutes.ts'
import { CREDIT_ACCOUNT_PAGES } from './credit/account/creditAccountRoutes.ts'
import { CREDIT_REQUEST_PAGES } from './credit/requests/requestRoutes.ts'
import { WIZARD_PAGES } from './credit/wizard/wizardRoutes.ts'
import { CREDIT_PAYMENT_PAGES } from './credit/payments/creditPaymentRoutes.ts'
import { ACCOUNT_PAGES } from './customers/accountRoutes.ts'
import { PROMOTION_PAGES } from './promotions/promotionRoutes.ts'
import { ROOM_PAGES } from './rooms/roomRoutes.ts'
import { SERIES_PAGES } from './series/seriesRoutes.ts'
import { creditVerdict } from './routing/targets/creditVerdict.ts'
import { cmsVerdict } from './routing/targets/cmsVerdict.ts'
import { productVerdict } from './routing/targets/productVerdict.ts'
import { MOVED_PAGES } from './routing/targets/movedPages.ts'
import { type ShopRoute, onServer, pageRoute, plainRoute } from './routing/shopRoute.ts'

/** Shops, and pickup points; editors' pages of the same names are rendered around them. */
const BRANCH_PAGES = [
  { identifier: 'tiendas', pickupOnly: false },
  { identifier: 'sucursales', pickupOnly: true },
] as const

/** Loans that have a page of their own; editors' pages of the same names are rendered around their calculators. */
const LOAN_PAGES = [
  { identifier: 'prestamo-personal', kind: 'PERSONAL_LOAN' },
  { identifier: 'credilana', kind: 'CREDILANA' },
] as const

/**
 * Routes that few visits open. A browser loads them with the first of them: `loadLaterPages.ts` lists the paths.
 */
export const LATER_PAGES: readonly ShopRoute[] = [
  ...ACCOUNT_PAGES,
  ...COMPANY_PAGES,
  ...CREDIT_ACCOUNT_PAGES,
  ...CREDIT_REQUEST_PAGES,
  ...WIZARD_PAGES,
  ...CREDIT_PAYMENT_PAGES,
  ...BLOG_PAGES,
  ...MOVED_PAGES,
  ...PROMOTION_PAGES,
  ...SERIES_PAGES,
  ...ROOM_PAGES,
  pageRoute({
    path: 'p/:sku/:slug/:childSku?',
    source: 'src/catalogue/product/ProductRoute.tsx',
    load: () => import('./catalogue/product/ProductRoute.tsx').then((module) => module.ProductRoute),
    messages: 'catalogue',
    cacheTags: ['product'],
    readsParameter: onServer(isVariantParameter),
    query: productRouteQuery,
    variables: ({ params }) => ({ sku: params['sku'] ?? '' }),
    principal: 'product',
    partOf: (typename) => (typename === '' ? undefined : productPageOf(typename)),
    judge: onServer(productVerdict),
  }),
  pageRoute({
    path: 'c/:slug',
    source: 'src/catalogue/listing/CategoryRoute.tsx',
    load: () => import('./catalogue/listing/CategoryRoute.tsx').then((module) => module.CategoryRoute),
    messages: 'catalogue',
    cacheTags: ['category'],
    readsParameter: onServer(isListParameter),
    query: categoryRouteQuery,
    variables: ({ params, search }) => ({ slug: params['slug'] ?? '', ...listingVariables(search) }),
    principal: 'category',
    partOf: () => CATEGORY_PAGE,
  }),
  ...BRANCH_PAGES.flatMap(({ identifier, pickupOnly }) =>
    [identifier, `i/${identifier}`].map((path) =>
      pageRoute({
        path,
        source: 'src/contact/branches/BranchesRoute.tsx',
        load: () => import('./contact/branches/BranchesRoute.tsx').then((module) => module.BranchesRoute),
        messages: 'branches',
        cacheTags: ['cmsPage'],
        readsParameter: onServer(isBranchParameter),
        query: branchesRouteQuery,
        variables: ({ search }) => ({ identifier, pickupOnly, openNow: readBranchChoice(search).isOpenNow }),
      }),
    ),
  ),
  ...LOAN_PAGES.flatMap(({ identifier, kind }) =>
    [identifier, `i/${identifier}`].map((path) =>
      pageRoute({
        path,
        source: 'src/credit/loans/LoanRoute.tsx',
        load: () => import('./credit/loans/LoanRoute.tsx').then((module) => module.LoanRoute),
        messages: 'loans',
        cacheTags: ['cmsPage'],
        readsParameter: onServer(isLoanParameter),
        query: loanRouteQuery,
        // Null: the offers of all terms.
        variables: () => ({ identifier, kind, months: null }),
        principal: 'store.credit',
        judge: onServer(creditVerdict),
      }),
    ),
  ),
  ...['contact', 'i/contact'].map((path) =>
    pageRoute({
      path,
      source: 'src/contact/ContactRoute.tsx',
      load: () => import('./contact/ContactRoute.tsx').then((module) => module.ContactRoute),
      messages: 'account',
      cacheTags: ['cmsPage'],
      query: contactRouteQuery,
    }),
  ),
  pageRoute({
    path: 'i/:slug',
    source: 'src/content/CmsRoute.tsx',
    load: () => import('./content/CmsRoute.tsx').then((module) => module.CmsRoute),
    cacheTags: ['cmsPage'],
    query: cmsRouteQuery,
    variables: ({ params }) => ({ identifier: params['slug'] ?? '' }),
    principal: 'cmsPage',
    judge: onServer(cmsVerdict),
  }),
  pageRoute({
    path: 'checkout',
    source: 'src/checkout/CheckoutRoute.tsx',
    load: () => import('./checkout/CheckoutRoute.tsx').then((module) => module.CheckoutRoute),
    messages: 'purchase',
    layout: 'minimal',
    query: checkoutRouteQuery,
    principal: 'viewer.cart',
  }),
  pageRoute({
    path: 'checkout/shared/:code',
    source: 'src/cart/sharing/SharedCartRoute.tsx',
    load: () => import('./cart/sharing/SharedCartRoute.tsx').then((module) => module.SharedCartRoute),
    messages: 'cart',
    query: sharedCartRouteQuery,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    principal: 'sharedCart',
    isDrawnOffline: true,
  }),
  pageRoute({
    path: 'checkout/quotes',
    source: 'src/cart/quotes/QuotesRoute.tsx',
    load: () => import('./cart/quotes/QuotesRoute.tsx').then((module) => module.QuotesRoute),
    messages: 'account',
    query: quotesRouteQuery,
    variables: () => ({ first: QUOTES_PAGE_SIZE }),
    principal: 'viewer.quotes',
  }),
  pageRoute({
    path: 'receipt',
    source: 'src/orders/receipt/ReceiptRoute.tsx',
    load: () => import('./orders/receipt/ReceiptRoute.tsx').then((module) => module.ReceiptRoute),
    messages: 'purchase',
    layout: 'minimal',
    query: receiptRouteQuery,
    variables: ({ search }) => ({ proof: search.get('proof') ?? '' }),
    principal: 'receipt',
  }),
  pageRoute({
    path: 'tarjeta-de-regalo',
    source: 'src/giftcards/GiftCardsRoute.tsx',
    load: () => import('./giftcards/GiftCardsRoute.tsx').then((module) => module.GiftCardsRoute),
    messages: 'offers',
    cacheTags: ['product'],
    query: giftCardsRouteQuery,
    principal: 'giftCardOffer',
  }),
  plainRoute({
    path: 'wishlist',
    source: 'src/wishlist/device/DeviceWishesRoute.tsx',
    load: () => import('./wishlist/device/DeviceWishesRoute.tsx').then((module) => module.DeviceWishesRoute),
    messages: 'account',
  }),
  pageRoute({
    path: 'wishlist/:code',
    source: 'src/wishlist/SharedWishListRoute.tsx',
    load: () => import('./wishlist/SharedWishListRoute.tsx').then((module) => module.SharedWishListRoute),
    messages: 'account',
    query: sharedWishListRouteQuery,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    principal: 'sharedWishList',
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
    messages: 'scan',
  }),
  pageRoute({
    path: 'compare',
    source: 'src/compare/CompareRoute.tsx',
    load: () => import('./compare/CompareRoute.tsx').then((module) => module.CompareRoute),
    messages: 'offers',
    cacheTags: ['compare'],
    readsParameter: onServer(isCompareParameter),
    query: compareRouteQuery,
    variables: ({ search }) => compareVariables(search),
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
  plainRoute({
    path: 'order-status',
    source: 'src/orders/tracking/TrackOrderRoute.tsx',
    load: () => import('./orders/tracking/TrackOrderRoute.tsx').then((module) => module.TrackOrderRoute),
    messages: 'account',
  }),
]
