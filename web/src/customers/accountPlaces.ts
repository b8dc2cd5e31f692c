/** The rooms of the account, in the order in which they are listed. */
export const ACCOUNT_PLACES = [
  { path: '/my-account', title: 'customers.overview' },
  { path: '/my-account/orders', title: 'customers.orders' },
  { path: '/checkout/quotes', title: 'customers.quotes' },
  { path: '/my-account/addresses', title: 'customers.addresses' },
  { path: '/my-account/wishlists', title: 'wishlist.title' },
  { path: '/my-account/recently-viewed', title: 'recent.title' },
  { path: '/my-account/wallet', title: 'wallet.title' },
  { path: '/my-account/ranking', title: 'ranking.title' },
  { path: '/my-account/coupons', title: 'coupons.title' },
  { path: '/my-account/newsletter', title: 'newsletter.title' },
  { path: '/my-account/edit', title: 'customers.profile' },
] as const
