import { seedCatalogue, seedPictures, seedStock } from '../seed/seedCatalogue.ts'
import type { SeedSource } from './seedDatabase.ts'
import { sourceHash } from './sourceHash.ts'

const MONTH_LENGTH = 'yyyy-mm'.length

/**
 * The shop's own catalogue. Its key follows the sources that make it, so that a changed seed is loaded at the next
 * start, and the month, because offers run around the day on which they were seeded.
 */
export function shopSeed(now: Date): SeedSource {
  return {
    key: `${sourceHash(['seed/**/*.ts'])}-${now.toISOString().slice(0, MONTH_LENGTH)}`,
    catalogue: (store) => seedCatalogue(store, now),
    stock: seedStock,
    pictures: seedPictures,
  }
}
