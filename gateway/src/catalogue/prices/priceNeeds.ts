import type { StoreSettings } from '../../stores/storeSettings.ts'
import type { PriceNeeds } from '../products/sourceFields.ts'

/** Returns which document fields prices need in addition to the usual ones, by the store's settings. */
export function priceNeeds({ taxBy, tierPrices }: Pick<StoreSettings, 'taxBy' | 'tierPrices'>): PriceNeeds {
  return { gross: taxBy === 'platform', tiers: tierPrices }
}
