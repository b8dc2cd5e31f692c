import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import { lends } from '../credit/lends.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'

/** Path of the customer's credits, which only stores that lend have. */
const CREDITS = '/my-account/credits'
/** Path of the customer's company, which only the store of companies has. */
const COMPANY = '/my-account/company'

/** Pages of the account in menu order, with the platform feature that each needs. */
export const ACCOUNT_PLACES = [
  { path: '/my-account', title: 'customers.overview', needs: undefined },
  { path: '/my-account/orders', title: 'customers.orders', needs: undefined },
  { path: COMPANY, title: 'buyer.company', needs: undefined },
  { path: CREDITS, title: 'customers.credits', needs: 'CREDIT_ACCOUNTS' },
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

/** React hook that returns the pages of the account that the store has. */
export function useAccountPlaces(): readonly (typeof ACCOUNT_PLACES)[number][] {
  const store = useStoreDefinition()
  return ACCOUNT_PLACES.filter(
    ({ path }) => (path !== CREDITS || lends(store)) && (path !== COMPANY || isCompanyStore(store)),
  )
}
