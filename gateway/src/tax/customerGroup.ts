import type { Session } from '../session/session.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'

/** Whose prices and tax a request is about, by the platform's numbers of groups; null where groups do not matter. */
export type CustomerGroup = Readonly<{
  /** For prices: the shopper's own group, the default one's for guests. */
  prices: number | null
  /** For tax: that a rule has to name. */
  tax: number | null
}>

/** The groups of customers that count for a shopper in a store. */
export function customerGroup(
  { taxesByCustomerGroup, defaultCustomerGroup }: Pick<StoreSettings, 'taxesByCustomerGroup' | 'defaultCustomerGroup'>,
  session: Pick<Session, 'snapshot'>,
): CustomerGroup {
  const own = session.snapshot().customerGroupId ?? null
  const prices = own ?? defaultCustomerGroup
  // Without a default group nobody is taxed by group, whoever has logged in: the requirements make it the switch.
  if (taxesByCustomerGroup === 'never' || defaultCustomerGroup === null) return { prices, tax: null }
  return { prices, tax: taxesByCustomerGroup === 'own' ? prices : defaultCustomerGroup }
}
