import type { Family } from '../families/family.ts'
import { families } from '../families/families.ts'
import { setRecipes } from '../families/setRecipes.ts'
import type { SetRecipe } from '../families/setRecipes.ts'
import { mapText } from '@hogar/platform/language.ts'
import { DISCOUNTS, FIRST_PRODUCT_ID, OFFER_PERCENT, OLDEST_PRODUCT_DAYS } from '../limits.ts'
import { brands } from '../options/brands.ts'
import { styles } from '../options/styles.ts'
import type { StyleCode } from '../options/styles.ts'
import { at, chance, hashText } from '../random.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { idOrder } from './idOrder.ts'
import type { PlannedProduct } from './plannedProduct.ts'
import { planOpenings } from './planOpenings.ts'
import { planSets } from './planSets.ts'
import type { PlannedSet } from './plannedSet.ts'
import { planVariants } from './planVariants.ts'

/** One in this many products of a family with choices comes in one finish only. */
const SIMPLE_EVERY = 5

const isStyle = (code: string): code is StyleCode => code in styles
const styleCodes = Object.keys(styles).filter(isStyle)

function planProduct(family: Family, index: number, firstId: number): PlannedProduct {
  const model = at(family.models, index)
  const form = at(family.forms, index)
  const sku = slug(`${family.code} ${model}`).toUpperCase()
  const isSimple = family.vary === undefined || index % SIMPLE_EVERY === SIMPLE_EVERY - 1
  const [first, ...others] = planVariants({ family, form, model, sku, firstId, isSimple })
  if (first === undefined) throw new Error(`${sku} has no variant`)
  const isOffered = !family.virtual && chance(`${sku} offer`) * 100 < OFFER_PERCENT
  return {
    id: firstId,
    sku,
    type: family.downloadable ? 'downloadable' : family.virtual ? 'virtual' : isSimple ? 'simple' : 'configurable',
    family,
    model,
    opening: null,
    name: mapText(form.name, (words) => words.replaceAll('{model}', model)),
    category: form.category ?? family.category,
    brand: at(brands[family.brands], hashText(model)),
    style: at(styleCodes, hashText(`style ${model}`)),
    variants: [first, ...others],
    discount: isOffered ? at(DISCOUNTS, hashText(`${sku} percent`)) : 0,
    ageDays: Math.floor(chance(`${sku} age`) ** 1.5 * OLDEST_PRODUCT_DAYS),
  }
}

/** Everything that is for sale, before it is written down for a store. */
export type CataloguePlan = Readonly<{ products: readonly PlannedProduct[]; sets: readonly PlannedSet[] }>

/** Ids by range and place in it, and the products that took theirs on the way. */
type Numbered = Readonly<{ products: ReadonlyMap<string, PlannedProduct>; setIds: ReadonlyMap<string, number> }>

const placeKey = (code: string, index: number): string => `${code} ${index}`

function numberAll(): Numbered {
  const byCode = new Map(families.map((family) => [family.code, family]))
  const products = new Map<string, PlannedProduct>()
  const setIds = new Map<string, number>()
  const ranges = [...families, ...setRecipes]
  let nextId = FIRST_PRODUCT_ID
  for (const { code, index } of idOrder(ranges.map((range) => ({ ...range, count: range.models.length })))) {
    const family = byCode.get(code)
    if (family === undefined) {
      setIds.set(placeKey(code, index), nextId)
      nextId += 1
      continue
    }
    const product = planProduct(family, index, nextId)
    products.set(placeKey(code, index), product)
    nextId += product.type === 'configurable' ? product.variants.length + 1 : 1
  }
  return { products, setIds }
}

/** Every product, variant and set with its id; the same in all stores, without clock or chance. */
export function planCatalogue(): CataloguePlan {
  const numbered = numberAll()
  const planned = families.flatMap((family) =>
    family.models.flatMap((_, index) => numbered.products.get(placeKey(family.code, index)) ?? []),
  )
  const openings = planOpenings(planned.filter(({ family }) => family.virtual !== true))
  const products = planned.map((product) => ({ ...product, opening: openings.get(product.sku) ?? null }))
  const idOf = (recipe: SetRecipe, model: string): number =>
    numbered.setIds.get(placeKey(recipe.code, recipe.models.indexOf(model))) ?? 0
  return { products, sets: planSets(products, idOf) }
}
