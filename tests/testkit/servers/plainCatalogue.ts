import { createSource as createDemoSource } from '@hogar/demo/demoCatalogue.ts'
import type { CatalogueSource, SourceOptions } from '@hogar/platform/catalogueSource.ts'

/**
 * The demo catalogue with pictures of one colour each, in the sizes and formats of its drawings. Drawing the thousand that
 * the suites see takes a processor three minutes; `demoPictures.test.ts` has the platform draw the real ones.
 */
export function createSource(options: SourceOptions): CatalogueSource {
  const { seed, pictures } = createDemoSource(options)
  const drawModule = new URL('./drawPlainly.ts', import.meta.url)
  // Not the version of any drawing: pictures are stored by it.
  return { seed, pictures: { ...pictures, version: -1, drawModule } }
}
