import { seedCatalogue, seedPictures, seedRedirects, seedStock } from '../seed/seedCatalogue.ts'
import { planCatalogue } from '../seed/plan/planCatalogue.ts'
import type { SeedSource } from './seedDatabase.ts'
import { sourceHash } from './sourceHash.ts'

const MONTH_LENGTH = 'yyyy-mm'.length

/**
 * The shop's own catalogue. Its key follows the sources that make it, so that a changed seed is loaded at the next
 * start, and the month, because offers run around the day on which they were seeded.
 * @param listedProducts how many products the main store lists at least; null for the shop's own
 */
export function shopSeed(now: Date, listedProducts: number | null = null): SeedSource {
  const own = planCatalogue()
  const seriesProducts = Math.max(0, (listedProducts ?? 0) - own.products.length - own.sets.length)
  const size = { seriesProducts }
  const day = now.toISOString().slice(0, MONTH_LENGTH)
  return {
    key: `${sourceHash(['seed/**/*.ts'])}-${day}${seriesProducts === 0 ? '' : `-${seriesProducts}`}`,
    catalogue: (store) => seedCatalogue(store, now, size),
    stock: () => seedStock(size),
    pictures: seedPictures,
    redirects: (store) => seedRedirects(store, now),
  }
}
