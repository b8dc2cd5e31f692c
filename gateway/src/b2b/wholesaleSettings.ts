import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { WHOLESALE_GROUP } from './limits.ts'

type Shopper = Readonly<{ store: RequestScope['store']; session: Pick<RequestScope['session'], 'snapshot'> }>

/** Returns the settings of a store for this shopper: tier prices apply to those who buy at wholesale there. */
export function wholesaleSettings(settings: StoreSettings, { store, session }: Shopper): StoreSettings {
  const isWholesale = hasWholesalePrices({ store, session })
  return isWholesale && !settings.tierPrices ? { ...settings, tierPrices: true } : settings
}

/** Returns true for a shopper who buys at wholesale prices in this store. */
export function hasWholesalePrices({ store, session }: Shopper): boolean {
  return isCompanyStore(store) && session.snapshot().customerGroupId === WHOLESALE_GROUP
}
