import type { Session } from '../session/session.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'

/** Customer groups of a request for prices and for tax, by the platform's numbers; null if groups do not matter. */
export type CustomerGroup = Readonly<{
  /** Group for prices: the shopper's own, the default one for guests. */
  prices: number | null
  /** Group for tax, which a rule must name. */
  tax: number | null
}>

/** Returns the customer groups of a shopper in a store. */
export function customerGroup(
  { taxesByCustomerGroup, defaultCustomerGroup }: Pick<StoreSettings, 'taxesByCustomerGroup' | 'defaultCustomerGroup'>,
  session: Pick<Session, 'snapshot'>,
): CustomerGroup {
  const own = session.snapshot().customerGroupId ?? null
  const prices = own ?? defaultCustomerGroup
  // Without a default group, tax never depends on groups, even after a login: the requirements make it the switch.
  if (taxesByCustomerGroup === 'never' || defaultCustomerGroup === null) return { prices, tax: null }
  return { prices, tax: taxesByCustomerGroup === 'own' ? prices : defaultCustomerGroup }
}
