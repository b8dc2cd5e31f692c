import type { StoreSettings } from '../stores/storeSettings.ts'
import type { PriceNeeds } from './sourceFields.ts'

/** What prices take of a document beside the usual, by how the store sells. */
export function priceNeeds({ taxBy, tierPrices }: Pick<StoreSettings, 'taxBy' | 'tierPrices'>): PriceNeeds {
  return { gross: taxBy === 'platform', tiers: tierPrices }
}
