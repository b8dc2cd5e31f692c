import { isJsonRecord } from '../relay/payload.ts'
import type { ShopRoute } from '../routing/shopRoute.ts'
import { readReturnPath, withReturnPath } from './returnPath.ts'

const SEE_OTHER = 303
/** An address where nothing is. */
export const NOT_FOUND_PATH = '/not-found'

/** Whoever is signed in already is led to where signing in would have led. */
export const guestsOnly: ShopRoute['judge'] = (data, { search }) => {
  if (!isSignedIn(data)) return { kind: 'found' }
  return { kind: 'moved', path: readReturnPath(search) ?? '/my-account', status: SEE_OTHER }
}

/** A guest is led to where one signs in, and back from there. */
export const customersOnly: ShopRoute['judge'] = (data, { path, search }) => {
  if (isSignedIn(data)) return { kind: 'found' }
  const query = search.size > 0 ? `?${search.toString()}` : ''
  return { kind: 'moved', path: withReturnPath('/login', `${path}${query}`), status: SEE_OTHER }
}

/** Nothing stands where only whoever is signed in passes through. */
export const nothingForGuests: ShopRoute['judge'] = (data) =>
  isSignedIn(data) ? { kind: 'found' } : { kind: 'moved', path: NOT_FOUND_PATH, status: SEE_OTHER }

/** An order or a list that is not the customer's is as missing as one that never was. */
export const ownNode: ShopRoute['judge'] = (data, request) => {
  const verdict = customersOnly(data, request)
  return verdict.kind === 'found' && data['node'] === null ? { kind: 'notFound' } : verdict
}

function isSignedIn({ viewer }: Readonly<Record<string, unknown>>): boolean {
  return isJsonRecord(viewer) && isJsonRecord(viewer['customer'])
}
