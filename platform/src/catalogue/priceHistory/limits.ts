import type { StoreDefinition } from '../../stores.ts'

/** Days before a reduction whose lowest price is shown beside it: article 6a of directive 98/6/EC. */
export const LOWEST_PRICE_DAYS = 30
/** Decimals of prices in documents and in the history. */
export const PRICE_PLACES = 4
/** Days for which prices of products that are no longer listed stay in the history. */
export const UNLISTED_PRICES_DAYS = 90
/** Countries whose law asks for it: stores elsewhere keep no history. */
const LOWEST_PRICE_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'IT'])

/** Whether a store must show the lowest price of the last 30 days beside a reduction. */
export function tellsLowestPrice({ country }: Pick<StoreDefinition, 'country'>): boolean {
  return LOWEST_PRICE_COUNTRIES.has(country)
}
