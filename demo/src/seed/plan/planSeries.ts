import { mapText } from '@hogar/platform/language.ts'
import { DISCOUNTS, OFFER_PERCENT, OLDEST_PRODUCT_DAYS } from '../limits.ts'
import { brands } from '../options/brands.ts'
import { at, chance, hashText } from '../random.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import type { CataloguePlan } from './planCatalogue.ts'
import type { PlannedProduct, PlannedVariant } from './plannedProduct.ts'
import { stockOf } from './planVariants.ts'
import { roundPesos } from './roundPrice.ts'

/** Series ids begin here, above those of the shop's own products. */
const FIRST_SERIES_ID = 1_000_001
/** Ids that one product of a series may take: its own and its children's. */
const IDS_PER_PRODUCT = 50
/** One in this many has variants to choose from; the others are one variant alone. */
const CONFIGURABLE_EVERY = 8

/** Names of collections: together with the models they form names that exist nowhere else. */
const COLLECTIONS = [
  'Alba', 'Ámbar', 'Arroyo', 'Ático', 'Aurora', 'Bambú', 'Brezo', 'Brisa', 'Canto', 'Ceniza', 'Clara', 'Cobre',
  'Costa', 'Dalia', 'Dúo', 'Edén', 'Estival', 'Fresno', 'Gala', 'Jade', 'Lago', 'Lirio', 'Luz', 'Mar',
  'Monte', 'Nativa', 'Norte', 'Origen', 'Palma', 'Perla', 'Prado', 'Raíz', 'Rocío', 'Sol', 'Sur', 'Valle',
] as const // prettier-ignore
const GENERATIONS = ['', ' II', ' III', ' IV', ' V', ' VI'] as const

/** Products that a series is made after: they are delivered, and their pictures serve the whole series. */
function originalsOf({ products }: CataloguePlan): readonly PlannedProduct[] {
  return products.filter((product) => product.family.virtual !== true)
}

/**
 * As many more products as are wanted, made after the shop's own: other collections, prices, makers and offers, with
 * the looks and thus the pictures of their originals. The same number gives the same products.
 */
export function* planSeries(plan: CataloguePlan, count: number): Generator<PlannedProduct> {
  const originals = originalsOf(plan)
  for (let index = 0; index < count; index += 1) {
    yield seriesProduct(at(originals, index), { index, turn: Math.floor(index / originals.length) })
  }
}

/** Returns the number of products of a series in each category, by its code. */
export function seriesByCategory(plan: CataloguePlan, count: number): ReadonlyMap<string, number> {
  const originals = originalsOf(plan)
  const counts = new Map<string, number>()
  for (const [index, { category }] of originals.entries()) {
    const share = Math.floor(count / originals.length) + (index < count % originals.length ? 1 : 0)
    counts.set(category, (counts.get(category) ?? 0) + share)
  }
  return counts
}

function seriesProduct(original: PlannedProduct, { index, turn }: { index: number; turn: number }): PlannedProduct {
  const collection = `${at(COLLECTIONS, turn)}${at(GENERATIONS, Math.floor(turn / COLLECTIONS.length))}`
  const model = `${original.model} ${collection}`
  const sku = slug(`${original.family.code} ${model}`).toUpperCase()
  const id = FIRST_SERIES_ID + index * IDS_PER_PRODUCT
  const isConfigurable = original.type === 'configurable' && index % CONFIGURABLE_EVERY === 0
  const factor = 0.7 + chance(`${sku} price`) * 0.7
  const variantOf = (variant: PlannedVariant, own: Readonly<{ id: number; sku: string }>): PlannedVariant => ({
    ...variant,
    ...own,
    pesos: roundPesos(variant.pesos * factor),
    stock: stockOf(own.sku),
  })
  const [first, ...others] = original.variants
  const isOffered = chance(`${sku} offer`) * 100 < OFFER_PERCENT
  return {
    ...original,
    id,
    sku,
    type: isConfigurable ? 'configurable' : 'simple',
    model,
    name: mapText(original.name, (words) => words.replaceAll(original.model, model)),
    brand: at(brands[original.family.brands], hashText(sku)),
    variants: isConfigurable
      ? [
          variantOf(first, { id: id + 1, sku: `${sku}-1` }),
          ...others.map((variant, child) => variantOf(variant, { id: id + child + 2, sku: `${sku}-${child + 2}` })),
        ]
      : // Only the first variant is drawn from every side.
        [variantOf(first, { id, sku })],
    discount: isOffered ? at(DISCOUNTS, hashText(`${sku} percent`)) : 0,
    ageDays: Math.floor(chance(`${sku} age`) ** 1.5 * OLDEST_PRODUCT_DAYS),
  }
}
