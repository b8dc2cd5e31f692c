import type { SeedSource } from './database/seedSource.ts'
import type { PictureSource } from './pictures/pictureSource.ts'

/** First catalogue of a shop, and the drawings of its goods: implemented outside of the platform, loaded by its name. */
export type CatalogueSource = Readonly<{ seed: SeedSource; pictures: PictureSource }>

export type SourceOptions = Readonly<{
  /** Start of the process: offers run around this day. */
  now: Date
  /** Minimum number of products that the main store lists; null for the source's own. */
  listedProducts: number | null
}>

/** Export of the module that `SEED_SOURCE` names. */
export type CreateSource = (options: SourceOptions) => CatalogueSource
