import { customersOnly } from '../../customers/accountVerdicts.ts'
import { isJsonRecord } from '../../relay/payload.ts'
import type { ShopRoute } from '../../routing/shopRoute.ts'
import { creditVerdict } from '../../routing/targets/creditVerdict.ts'

/** Returns `notFound` in a store that does not lend; redirects a guest of one that does to the sign-in page. */
export const creditCustomersOnly: ShopRoute['judge'] = (data, request) => {
  const verdict = creditVerdict(data)
  return verdict.kind === 'found' ? customersOnly(data, request) : verdict
}

/**
 * Returns `notFound` for a credit that none of the customer's accounts has, so for another customer's as for one that
 * does not exist. Where the credits could not be read, the page says so.
 */
export const ownCredit: ShopRoute['judge'] = (data, request) => {
  const verdict = creditCustomersOnly(data, request)
  return verdict.kind === 'found' && isMissing(data) ? { kind: 'notFound' } : verdict
}

function isMissing({ viewer }: Readonly<Record<string, unknown>>): boolean {
  const customer = isJsonRecord(viewer) ? viewer['customer'] : null
  const accounts = isJsonRecord(customer) ? customer['creditAccounts'] : null
  return (
    Array.isArray(accounts) &&
    accounts.every((account) => isJsonRecord(account) && account['credits'] !== null && account['credit'] === null)
  )
}
