import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { WHOLESALE_GROUP } from './limits.ts'

/** Returns the settings of a store for this shopper: tier prices apply to those who buy at wholesale there. */
export function wholesaleSettings(
  settings: StoreSettings,
  { store, session }: Pick<RequestScope, 'store' | 'session'>,
): StoreSettings {
  const isWholesale = isCompanyStore(store) && session.snapshot().customerGroupId === WHOLESALE_GROUP
  return isWholesale && !settings.tierPrices ? { ...settings, tierPrices: true } : settings
}
