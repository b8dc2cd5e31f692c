import type { StoreDefinition } from '@hogar/platform/stores.ts'
import type { Language } from '@hogar/platform/language.ts'
import { languageOf } from '@hogar/platform/language.ts'
import type { CataloguePlan } from '../plan/planCatalogue.ts'
import type { PlannedProduct } from '../plan/plannedProduct.ts'
import type { PlannedSet } from '../plan/plannedSet.ts'
import { editorsChoices } from './editorsChoices.ts'
import type { EditorsChoices } from './editorsChoices.ts'
import type { StoreCategory } from './storeCategories.ts'
import { storeCategories } from './storeCategories.ts'

/** Percent of value added tax per country, for products of tax class 2. */
const TAX_PERCENT: Readonly<Record<StoreDefinition['country'], number>> = { MX: 16, DE: 19, IT: 22 }

/** Everything that the documents of one store depend on. */
export type StoreView = Readonly<{
  store: StoreDefinition
  language: Language
  taxPercent: number
  /** Midnight (UTC) of the day from which offers count. */
  today: Date
  products: readonly PlannedProduct[]
  sets: readonly PlannedSet[]
  categories: ReadonlyMap<string, StoreCategory>
  editorsChoices: EditorsChoices
}>

function isSold(product: PlannedProduct, store: StoreDefinition): boolean {
  if (store.code === 'viu') return product.family.viu === true
  if (store.code === 'mavi') return product.family.notMavi !== true
  return true
}

/**
 * The store's own look at the plan: its products, the categories that have any, its language, tax and day.
 * @param more what else is sold, counted by category code
 */
export function createStoreView(
  store: StoreDefinition,
  plan: CataloguePlan,
  { now, more = new Map() }: { now: Date; more?: ReadonlyMap<string, number> },
): StoreView {
  const language = languageOf(store.language)
  const products = plan.products.filter((product) => isSold(product, store))
  const sold = new Set(products)
  // A set is sold where everything in it is.
  const sets = plan.sets.filter((set) =>
    set.parts.every((part) => part.selections.every(({ product }) => sold.has(product))),
  )
  return {
    store,
    language,
    taxPercent: TAX_PERCENT[store.country],
    today: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())),
    products,
    sets,
    categories: storeCategories([...products, ...sets], language, more),
    editorsChoices: editorsChoices(products),
  }
}
