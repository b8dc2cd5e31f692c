import { tellsLowestPrice } from '@hogar/platform/catalogue/priceHistory/limits.ts'
import type { HomeView, IllustrationSpec, PictureView } from '../pictures/illustrationSpec.ts'
import { PICTURE_VIEWS } from '../pictures/illustrationSpec.ts'
import type { StoreDefinition } from '@hogar/platform/stores.ts'
import { attributeDocuments } from './documents/attributeDocuments.ts'
import { categoryDocuments } from './documents/categoryDocuments.ts'
import { childDocument } from './documents/products/childDocument.ts'
import { cmsBlockDocuments } from './documents/cmsBlockDocuments.ts'
import { cmsPageDocuments } from './documents/cmsPageDocuments.ts'
import { picturePath } from './documents/products/mediaGallery.ts'
import type { Pictured } from './documents/products/mediaGallery.ts'
import { priceHistory } from './documents/products/priceHistory.ts'
import type { RecordedPrice } from '@hogar/platform/catalogue/priceHistory/priceHistory.ts'
import { productDocument } from './documents/products/productDocument.ts'
import { productLinks } from './documents/products/productLinks.ts'
import { redirectsOf } from './documents/redirectsOf.ts'
import type { SeedRedirect } from './documents/redirectsOf.ts'
import { ratingFields, reviewDocuments } from './documents/reviewDocuments.ts'
import { photosOfProduct } from './documents/reviewPhotos.ts'
import { setDocument } from './documents/products/setDocument.ts'
import { productStock, setStock, variantStock } from './documents/products/stockFields.ts'
import type { StockRow } from './documents/products/stockFields.ts'
import { createStoreView } from './documents/storeView.ts'
import { roomsOf } from './rooms/roomDocuments.ts'
import { seriesPagesOf } from './series/seriesPagesOf.ts'
import { landingsOf, promotionsOf } from './promotions/promotionDocuments.ts'
import type { StoreView } from './documents/storeView.ts'
import { taxRuleDocuments } from './documents/taxRuleDocuments.ts'
import { planCatalogue } from './plan/planCatalogue.ts'
import type { CataloguePlan } from './plan/planCatalogue.ts'
import type { PlannedProduct } from './plan/plannedProduct.ts'
import { planSeries, seriesByCategory } from './plan/planSeries.ts'

export type CatalogueDocument = Readonly<{
  entity: 'product' | 'category' | 'attribute' | 'taxrule' | 'cms_page' | 'cms_block' | 'review'
  id: number
  source: Record<string, unknown>
}>

export type SeedPicture = Readonly<{ path: string; spec: IllustrationSpec; view: PictureView | HomeView }>

function* entries(
  entity: CatalogueDocument['entity'],
  sources: Iterable<Record<string, unknown>>,
): Generator<CatalogueDocument> {
  for (const source of sources) yield { entity, id: Number(source.id), source }
}

function* productSources(view: StoreView): Generator<Record<string, unknown>> {
  for (const product of view.products) {
    yield { ...productDocument(product, view), ...ratingFields(product) }
    if (product.type !== 'configurable') continue
    for (const variant of product.variants) yield childDocument(product, variant, view)
  }
  for (const set of view.sets) yield setDocument(set, view)
}

/** More products than the shop has of its own: only its main store sells them. */
export type SeedSize = Readonly<{ seriesProducts: number }>
const OWN_PRODUCTS_ONLY: SeedSize = { seriesProducts: 0 }
const SERIES_STORE = 'hogar'

/** Series go together: what the original leads to, its series lead to as well. Their children have no documents of their own. */
function* seriesSources(view: StoreView, count: number): Generator<Record<string, unknown>> {
  const links = new Map(view.products.map((product) => [product.family.code, productLinks(product, view)]))
  for (const product of planSeries(planCatalogue(), count)) {
    const own = (links.get(product.family.code) ?? []).map((link) => ({ ...link, sku: product.sku }))
    yield productDocument(product, view, own)
  }
}

/**
 * All documents of one store, the same ones in the same order for the same day.
 * @param now the day around which offers run; the time of day does not matter
 */
export function* seedCatalogue(
  store: StoreDefinition,
  now: Date = new Date(),
  { seriesProducts } = OWN_PRODUCTS_ONLY,
): Generator<CatalogueDocument> {
  const plan = planCatalogue()
  const count = store.code === SERIES_STORE ? seriesProducts : 0
  const view = createStoreView(store, plan, { now, more: seriesByCategory(plan, count) })
  yield* entries('taxrule', taxRuleDocuments(view))
  yield* entries('attribute', attributeDocuments(view))
  yield* entries('category', categoryDocuments(view))
  yield* entries('cms_page', cmsPageDocuments(view))
  yield* entries('cms_block', cmsBlockDocuments(view))
  yield* entries('product', productSources(view))
  yield* entries('product', seriesSources(view, count))
  yield* entries('review', reviewDocuments(view))
}

/** Prices of before that a store keeps beside its reductions; none where its law does not ask for them. */
export function seedPrices(store: StoreDefinition, now: Date = new Date()): RecordedPrice[] {
  return tellsLowestPrice(store) ? priceHistory(createStoreView(store, planCatalogue(), { now })) : []
}

/** Addresses of the shop before this one, and where they lead now. */
export function seedRedirects(store: StoreDefinition, now: Date = new Date()): SeedRedirect[] {
  return redirectsOf(createStoreView(store, planCatalogue(), { now }))
}

/** Promotions of a store around a day, and its landing pages. */
export function seedPromotionPages(store: StoreDefinition, now: Date = new Date()) {
  const view = createStoreView(store, planCatalogue(), { now })
  return { promotions: promotionsOf(view), landings: landingsOf(view) }
}

/** Pages of the series that a store sells. */
export function seedSeriesPages(store: StoreDefinition, now: Date = new Date()) {
  return seriesPagesOf(createStoreView(store, planCatalogue(), { now }))
}

/** Furnished rooms of a store. */
export function seedRooms(store: StoreDefinition, now: Date = new Date()) {
  return roomsOf(createStoreView(store, planCatalogue(), { now }))
}

function* soldProducts(plan: CataloguePlan, seriesProducts: number): Generator<PlannedProduct> {
  yield* plan.products
  yield* planSeries(plan, seriesProducts)
}

/** Stock of every SKU, parents and sets included; all stores share it. */
export function* seedStock({ seriesProducts } = OWN_PRODUCTS_ONLY): Generator<StockRow> {
  const plan = planCatalogue()
  for (const product of soldProducts(plan, seriesProducts)) {
    yield productStock(product)
    if (product.type !== 'configurable') continue
    for (const variant of product.variants) yield variantStock(variant, product)
  }
  for (const set of plan.sets) yield setStock(set)
}

function picturesOf(pictured: Pictured): SeedPicture[] {
  return PICTURE_VIEWS.map((view) => ({ path: picturePath(pictured, view), spec: pictured.illustration, view }))
}

/** Every picture that a document names, once, with what to draw. */
export function* seedPictures(): Generator<SeedPicture> {
  const { products, sets } = planCatalogue()
  const goods = [...products.flatMap(({ variants }) => variants), ...sets].flatMap(picturesOf)
  const all = [...goods, ...products.flatMap(photosOfProduct)]
  // Variants that differ in nothing visible share their pictures.
  yield* new Map(all.toReversed().map((picture) => [picture.path, picture])).values()
}
