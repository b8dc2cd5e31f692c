import type { SourceOptions } from '@hogar/platform/catalogueSource.ts'
import type { SeedSource } from '@hogar/platform/database/seedSource.ts'
import { languageOf } from '@hogar/platform/language.ts'
import { handingBranches } from '@hogar/platform/contact/branches.ts'
import { blogCategories } from './blog/blogCategories.ts'
import { blogPosts } from './blog/blogPosts.ts'
import { planCatalogue } from './plan/planCatalogue.ts'
import { productQuestions } from './questions/productQuestions.ts'
import {
  seedCatalogue,
  seedPictures,
  seedPrices,
  seedPromotionPages,
  seedRedirects,
  seedRooms,
  seedSeriesPages,
  seedStock,
} from './seedCatalogue.ts'
import { roomPictures } from './rooms/roomDocuments.ts'
import { synonymGroups } from './texts/synonymGroups.ts'

const MONTH_LENGTH = 'yyyy-mm'.length

/**
 * The shop's own catalogue. Its key follows the sources that make it, so that a changed seed is loaded at the next
 * start, and the month, because offers run around the day on which they were seeded.
 * @param sources hash of the sources that make it
 */
export function shopSeed(sources: string, { now, listedProducts }: SourceOptions): SeedSource {
  const own = planCatalogue()
  const seriesProducts = Math.max(0, (listedProducts ?? 0) - own.products.length - own.sets.length)
  const size = { seriesProducts }
  const day = now.toISOString().slice(0, MONTH_LENGTH)
  return {
    key: `${sources}-${day}${seriesProducts === 0 ? '' : `-${seriesProducts}`}`,
    catalogue: (store) => seedCatalogue(store, now, size),
    stock: () => seedStock(size),
    branches: () => handingBranches().map(({ code }) => code),
    pictures: () => [...seedPictures(), ...roomPictures(own)],
    prices: (store) => seedPrices(store, now),
    redirects: (store) => seedRedirects(store, now),
    blog: () => ({ categories: blogCategories, posts: blogPosts(now) }),
    promotions: (store) => seedPromotionPages(store, now).promotions,
    landings: (store) => seedPromotionPages(store, now).landings,
    rooms: (store) => seedRooms(store, now),
    series: (store) => seedSeriesPages(store, now),
    questions: ({ language }) => productQuestions(languageOf(language), now),
    synonyms: () => synonymGroups,
  }
}
