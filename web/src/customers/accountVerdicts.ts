import { isJsonRecord } from '../relay/payload.ts'
import type { ShopRoute } from '../routing/shopRoute.ts'
import { readReturnPath, withReturnPath } from './signIn/returnPath.ts'

const SEE_OTHER = 303
/** Path without a page. */
export const NOT_FOUND_PATH = '/not-found'

/** Redirects a signed-in customer to the page that signing in would have led to. */
export const guestsOnly: ShopRoute['judge'] = (data, { search }) => {
  if (!isSignedIn(data)) return { kind: 'found' }
  return { kind: 'moved', path: readReturnPath(search) ?? '/my-account', status: SEE_OTHER }
}

/** Redirects a guest to the sign-in page, which returns here afterwards. */
export const customersOnly: ShopRoute['judge'] = (data, { path, search }) => {
  if (isSignedIn(data)) return { kind: 'found' }
  const query = search.size > 0 ? `?${search.toString()}` : ''
  return { kind: 'moved', path: withReturnPath('/login', `${path}${query}`), status: SEE_OTHER }
}

/** Returns a redirect to the not-found page for guests, on a path that only signed-in customers pass through. */
export const nothingForGuests: ShopRoute['judge'] = (data) =>
  isSignedIn(data) ? { kind: 'found' } : { kind: 'moved', path: NOT_FOUND_PATH, status: SEE_OTHER }

/** Returns `notFound` for an order or list of another customer, as for one that does not exist. */
export const ownNode: ShopRoute['judge'] = (data, request) => {
  const verdict = customersOnly(data, request)
  return verdict.kind === 'found' && data['node'] === null ? { kind: 'notFound' } : verdict
}

/** Returns `notFound` for an address that the customer does not have. */
export const ownAddress: ShopRoute['judge'] = (data, request) => {
  const verdict = customersOnly(data, request)
  if (verdict.kind !== 'found' || !isJsonRecord(data['viewer']) || !isJsonRecord(data['viewer']['customer']))
    return verdict
  const { addresses } = data['viewer']['customer']
  if (!Array.isArray(addresses)) return verdict
  const isKnown = addresses.some((one) => isJsonRecord(one) && one['addressId'] === request.params['addressId'])
  return isKnown ? verdict : { kind: 'notFound' }
}

function isSignedIn({ viewer }: Readonly<Record<string, unknown>>): boolean {
  return isJsonRecord(viewer) && isJsonRecord(viewer['customer'])
}
