import type { SeedBlog } from '../blog/seedBlog.ts'
import type { RecordedPrice } from '../catalogue/priceHistory/priceHistory.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'
import type { SeedLanding, SeedPromotion } from '../promotions/promotion.ts'
import type { SeedRoom } from '../rooms/room.ts'
import type { SeedSeries } from '../series/series.ts'
import type { SeedQuestion } from '../questions/seedQuestions.ts'
import type { Redirect } from '../routing/redirectRepository.ts'
import type { StoreDefinition } from '../stores.ts'

/** A picture that documents name: `spec` is the picture source's own description of what it shows. */
export type SeedPicture = Readonly<{ path: string; spec: unknown; view: string }>
export type SeedStock = Readonly<{
  productId: number
  sku: string
  qty: number
  isInStock: boolean
  manageStock: boolean
}>
/** Words and phrases that shoppers use for one and the same thing. */
export type SeedSynonyms = Readonly<{ language: StoreDefinition['language']; terms: readonly string[] }>

/** Source of the first catalogue. `key` changes whenever the documents would. */
export type SeedSource = Readonly<{
  key: string
  catalogue: (store: StoreDefinition) => Iterable<StorableDocument>
  stock: () => Iterable<SeedStock>
  /** Codes of the branches that hand goods over. */
  branches: () => readonly string[]
  pictures: () => Iterable<SeedPicture>
  redirects: (store: StoreDefinition) => Iterable<Redirect>
  /** Earlier prices, for stores that show the lowest price of 30 days beside a reduction. */
  prices: (store: StoreDefinition) => Iterable<RecordedPrice>
  blog: () => SeedBlog
  /** Promotions around the day of the seed, in the order of the editors. */
  promotions: (store: StoreDefinition) => Iterable<SeedPromotion>
  landings: (store: StoreDefinition) => Iterable<SeedLanding>
  /** Furnished rooms, in the order of lists. */
  rooms: (store: StoreDefinition) => Iterable<SeedRoom>
  /** Pages of series, in the order of lists. */
  series: (store: StoreDefinition) => Iterable<SeedSeries>
  /** Answered questions about products, in the store's language. */
  questions: (store: StoreDefinition) => Iterable<SeedQuestion>
  synonyms: () => Iterable<SeedSynonyms>
}>
