import type { CatalogueSource } from '../catalogueSource.ts'
import { testPictures } from './testPictures.ts'
import { testSeed } from './testSeed.ts'

/** The test catalogue, for a platform that runs as a process of its own. */
export function createSource(): CatalogueSource {
  return { seed: testSeed, pictures: testPictures }
}
