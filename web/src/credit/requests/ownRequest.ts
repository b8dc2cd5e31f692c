import { isJsonRecord } from '../../relay/payload.ts'
import type { ShopRoute } from '../../routing/shopRoute.ts'
import { creditCustomersOnly } from '../account/creditAccountVerdicts.ts'

/**
 * Returns `notFound` for an application that the customer does not have, so for another customer's as for one that does
 * not exist. Where the applications could not be read, the page says so.
 */
export const ownRequest: ShopRoute['judge'] = (data, request) => {
  const verdict = creditCustomersOnly(data, request)
  return verdict.kind === 'found' && isMissing(data) ? { kind: 'notFound' } : verdict
}

function isMissing({ viewer }: Readonly<Record<string, unknown>>): boolean {
  const customer = isJsonRecord(viewer) ? viewer['customer'] : null
  return isJsonRecord(customer) && isJsonRecord(customer['creditRequests']) && customer['creditRequest'] === null
}
