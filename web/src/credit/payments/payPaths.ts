import { useLocation } from 'react-router-dom'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'

/** Paths of the payment pages inside the store: those for all, or those inside the customer's account. */
export type PayPaths = Readonly<{ isAccount: boolean; login: string; choose: string; pay: string; transfer: string }>

const PUBLIC_PATHS: PayPaths = {
  isAccount: false,
  login: '/payments/login',
  choose: '/payments',
  pay: '/payments/pay',
  transfer: '/payment/spei-pay',
}

const ACCOUNT_PATHS: PayPaths = {
  isAccount: true,
  login: '/my-account/payments/login',
  choose: '/my-account/payments',
  pay: '/my-account/payments/pay',
  transfer: '/my-account/payments/spei/pay',
}

/** Both sets of paths, with the same pages. */
export const PAY_PATHS = [PUBLIC_PATHS, ACCOUNT_PATHS] as const

/** Query parameter with the id of a payment. It opens nothing without a proof of the account. */
export const PAYMENT_PARAMETER = 'pago'

/** Query parameter of the login page for another account than the one that the session could pay. */
export const OTHER_ACCOUNT_PARAMETER = 'otra'

/** Returns the set of paths that a path inside the store belongs to. */
export function payPathsOf(path: string): PayPaths {
  return path.startsWith('/my-account/') ? ACCOUNT_PATHS : PUBLIC_PATHS
}

/** React hook that returns the set of paths of the page. */
export function usePayPaths(): PayPaths {
  const { pathname } = useLocation()
  const { urlPrefix } = useStoreDefinition()
  return payPathsOf(pathname.slice(urlPrefix.length))
}

/** Returns the path of a page that shows a payment. */
export function paymentPath(page: string, id: string): string {
  return `${page}?${new URLSearchParams({ [PAYMENT_PARAMETER]: id }).toString()}`
}
