import { customersOnly } from '../customers/accountVerdicts.ts'
import { isJsonRecord } from '../relay/payload.ts'
import type { ShopRoute } from '../routing/shopRoute.ts'

/** Returns `notFound` in a store without companies; redirects a guest of one with them to the sign-in page. */
export const companyCustomersOnly: ShopRoute['judge'] = (data, request) =>
  businessOf(data) === null ? { kind: 'notFound' } : customersOnly(data, request)

/** Returns `notFound` in stores other than that of companies. */
export const companyStoreOnly: ShopRoute['judge'] = (data) =>
  businessOf(data)?.['isHere'] === true ? { kind: 'found' } : { kind: 'notFound' }

function businessOf({ store }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  const business = isJsonRecord(store) ? store['business'] : null
  return isJsonRecord(business) ? business : null
}
