import { PICTURE_VIEWS } from '../../../pictures/illustrationSpec.ts'
import type { PlannedProduct, PlannedVariant } from '../../plan/plannedProduct.ts'
import { factFields } from './attributeValues.ts'
import { describe } from '../describe.ts'
import { gallery } from './mediaGallery.ts'
import { measureFields } from './measureFields.ts'
import { cheapestOf, shelfPrice } from './priceFields.ts'
import { offerFields, promotionFields } from './promotionFields.ts'
import type { StoreView } from '../storeView.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that a parent's document has of its first variant and its cheapest, and each variant of its own. */
function describedFields(variant: PlannedVariant, promotion: Fields): Fields {
  return { ...measureFields(variant), ...factFields(variant.facts), ...promotion }
}

/** The fields of `own` that are not the same in `shared`; null for what only `shared` has. */
function differing(own: Fields, shared: Fields): Record<string, unknown> {
  const names = [...new Set([...Object.keys(shared), ...Object.keys(own)])]
  const isOther = (name: string) => JSON.stringify(own[name]) !== JSON.stringify(shared[name])
  return Object.fromEntries(names.filter(isOther).map((name) => [name, own[name] ?? null]))
}

/**
 * Returns the fields of a variant's short form in its parent's document: measures, facts, instalments, credit and
 * claims where they differ from the parent's, the description where it names another material, and the variant's own
 * pictures.
 */
export function variantFields(
  product: PlannedProduct,
  { variant, name }: Readonly<{ variant: PlannedVariant; name: string }>,
  view: StoreView,
): Record<string, unknown> {
  const { language } = view
  const [first, ...others] = product.variants
  const priceOf = ({ pesos }: PlannedVariant) => shelfPrice(pesos, product.discount, view)
  const cheapest = cheapestOf([priceOf(first), ...others.map(priceOf)])
  const told = (one: PlannedVariant, price: typeof cheapest) =>
    describedFields(one, promotionFields(product, { price, measures: one.measures }, view))
  const description = describe(product, variant, language)
  return {
    ...offerFields(product, priceOf(variant), view),
    ...differing(told(variant, priceOf(variant)), { ...told(first, cheapest), ...withoutFacts(product) }),
    ...(description === describe(product, first, language) ? {} : { description }),
    media_gallery: gallery(name, variant, { views: PICTURE_VIEWS, language }),
  }
}

/** Returns null for each fact in which the variants differ: their parent does not have it. */
function withoutFacts({ variants }: PlannedProduct): Fields {
  const codes = new Set(variants.flatMap(({ facts }) => Object.keys(facts)))
  const values = (code: string) =>
    new Set(variants.map(({ facts }) => Object.entries(facts).find(([own]) => own === code)?.[1]))
  return Object.fromEntries([...codes].filter((code) => values(code).size > 1).map((code) => [code, null]))
}
