/** Pages of the account in menu order, with the platform feature that each needs. */
export const ACCOUNT_PLACES = [
  { path: '/my-account', title: 'customers.overview', needs: undefined },
  { path: '/my-account/orders', title: 'customers.orders', needs: undefined },
  { path: '/checkout/quotes', title: 'customers.quotes', needs: 'QUOTES' },
  { path: '/my-account/addresses', title: 'customers.addresses', needs: undefined },
  { path: '/my-account/wishlists', title: 'wishlist.title', needs: 'WISH_LISTS' },
  { path: '/my-account/recently-viewed', title: 'recent.title', needs: undefined },
  { path: '/my-account/wallet', title: 'wallet.title', needs: 'WALLET' },
  { path: '/my-account/ranking', title: 'ranking.title', needs: 'RANKING' },
  { path: '/my-account/coupons', title: 'coupons.title', needs: 'COUPONS' },
  { path: '/my-account/newsletter', title: 'newsletter.title', needs: 'NEWSLETTER' },
  { path: '/my-account/edit', title: 'customers.profile', needs: undefined },
] as const
