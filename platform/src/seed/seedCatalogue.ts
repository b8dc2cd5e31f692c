import type { IllustrationSpec, PictureView } from '../pictures/illustrationSpec.ts'
import { PICTURE_VIEWS } from '../pictures/illustrationSpec.ts'
import type { StoreDefinition } from '../stores.ts'
import { attributeDocuments } from './documents/attributeDocuments.ts'
import { categoryDocuments } from './documents/categoryDocuments.ts'
import { childDocument } from './documents/childDocument.ts'
import { cmsPageDocuments } from './documents/cmsPageDocuments.ts'
import { CHILD_VIEWS, picturePath } from './documents/mediaGallery.ts'
import type { Pictured } from './documents/mediaGallery.ts'
import { productDocument } from './documents/productDocument.ts'
import { reviewDocuments } from './documents/reviewDocuments.ts'
import { setDocument } from './documents/setDocument.ts'
import { productStock, setStock, variantStock } from './documents/stockFields.ts'
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

function* entries(
  entity: CatalogueDocument['entity'],
  sources: Iterable<Record<string, unknown>>,
): Generator<CatalogueDocument> {
  for (const source of sources) yield { entity, id: Number(source.id), source }
}

function* productSources(view: StoreView): Generator<Record<string, unknown>> {
  for (const product of view.products) {
    yield productDocument(product, view)
    if (product.type !== 'configurable') continue
    for (const variant of product.variants) yield childDocument(product, variant, view)
  }
  for (const set of view.sets) yield setDocument(set, view)
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
  yield* entries('cms_page', cmsPageDocuments(view))
  yield* entries('product', productSources(view))
  yield* entries('review', reviewDocuments(view))
}

/** Stock of every SKU, parents and sets included; all stores share it. */
export function* seedStock(): Generator<StockRow> {
  const { products, sets } = planCatalogue()
  for (const product of products) {
    yield productStock(product)
    if (product.type !== 'configurable') continue
    for (const variant of product.variants) yield variantStock(variant, product)
  }
  for (const set of sets) yield setStock(set)
}

function picturesOf(pictured: Pictured, views: readonly PictureView[]): SeedPicture[] {
  return views.map((view) => ({ path: picturePath(pictured, view), spec: pictured.illustration, view }))
}

/** Every picture that a document names, once, with what to draw. */
export function* seedPictures(): Generator<SeedPicture> {
  const { products, sets } = planCatalogue()
  const ofProducts = products.flatMap(({ variants: [first, ...others] }) => [
    ...picturesOf(first, PICTURE_VIEWS),
    ...others.flatMap((variant) => picturesOf(variant, CHILD_VIEWS)),
  ])
  const all = [...ofProducts, ...sets.flatMap((set) => picturesOf(set, PICTURE_VIEWS))]
  // Variants that differ in nothing visible share their pictures.
  yield* new Map(all.toReversed().map((picture) => [picture.path, picture])).values()
}
