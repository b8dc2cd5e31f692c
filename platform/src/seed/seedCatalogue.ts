import type { IllustrationSpec, PictureView } from '../pictures/illustrationSpec.ts'
import { PICTURE_VIEWS } from '../pictures/illustrationSpec.ts'
import type { StoreDefinition } from '../stores.ts'
import { attributeDocuments } from './documents/attributeDocuments.ts'
import { axesOf } from './documents/attributeValues.ts'
import { categoryDocuments } from './documents/categoryDocuments.ts'
import { childDocument } from './documents/childDocument.ts'
import { CHILD_VIEWS, picturePath } from './documents/mediaGallery.ts'
import { productDocument } from './documents/productDocument.ts'
import { productStock, variantStock } from './documents/stockFields.ts'
import type { StockRow } from './documents/stockFields.ts'
import { createStoreView } from './documents/storeView.ts'
import type { StoreView } from './documents/storeView.ts'
import { taxRuleDocuments } from './documents/taxRuleDocuments.ts'
import { planCatalogue } from './plan/planCatalogue.ts'

export type CatalogueDocument = Readonly<{
  entity: 'product' | 'category' | 'attribute' | 'taxrule' | 'cms_page' | 'cms_block' | 'review'
  id: number
  source: Record<string, unknown>
}>

export type SeedPicture = Readonly<{ path: string; spec: IllustrationSpec; view: PictureView }>

function* entries(entity: CatalogueDocument['entity'], sources: Iterable<Record<string, unknown>>): Generator<CatalogueDocument> {
  for (const source of sources) yield { entity, id: Number(source.id), source }
}

function* productSources(view: StoreView): Generator<Record<string, unknown>> {
  for (const product of view.products) {
    yield productDocument(product, view)
    if (product.type !== 'configurable') continue
    const axes = axesOf(product)
    for (const variant of product.variants) yield childDocument(product, variant, axes, view)
  }
}

/**
 * All documents of one store, the same ones in the same order for the same day.
 * @param now the day around which offers run; the time of day does not matter
 */
export function* seedCatalogue(store: StoreDefinition, now: Date = new Date()): Generator<CatalogueDocument> {
  const view = createStoreView(store, planCatalogue(), now)
  yield* entries('taxrule', taxRuleDocuments(view))
  yield* entries('attribute', attributeDocuments(view.language))
  yield* entries('category', categoryDocuments(view))
  yield* entries('product', productSources(view))
}

/** Stock of every SKU, parents included; all stores share it. */
export function* seedStock(): Generator<StockRow> {
  for (const product of planCatalogue()) {
    yield productStock(product)
    if (product.type !== 'configurable') continue
    for (const variant of product.variants) yield variantStock(variant, product)
  }
}

/** Every picture that a document names, once, with what to draw. */
export function* seedPictures(): Generator<SeedPicture> {
  const seen = new Set<string>()
  for (const product of planCatalogue()) {
    for (const [index, variant] of product.variants.entries()) {
      for (const view of index === 0 ? PICTURE_VIEWS : CHILD_VIEWS) {
        const path = picturePath(variant, view)
        if (seen.has(path)) continue
        seen.add(path)
        yield { path, spec: variant.illustration, view }
      }
    }
  }
}
