import type { CatalogueSource, SourceOptions } from '@hogar/platform/catalogueSource.ts'
import { sourceHash } from '@hogar/platform/database/sourceHash.ts'
import { demoPictures } from './pictures/demoPictures.ts'
import { shopSeed } from './seed/shopSeed.ts'

/** The demo catalogue, as the platform loads it by `SEED_SOURCE`. */
export function createSource(options: SourceOptions): CatalogueSource {
  return { seed: shopSeed(sourceHash(import.meta.dirname), options), pictures: demoPictures }
}
