import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** Returns true for the stores that lend, those in Mexico: a platform has its features in all stores. */
export function lends({ countryCode }: Pick<StoreDefinition, 'countryCode'>): boolean {
  return countryCode === 'MX'
}
