import { setRecipes } from '../families/setRecipes.ts'
import type { PartRecipe, SetRecipe } from '../families/setRecipes.ts'
import { mapText } from '@hogar/platform/language.ts'
import { OLDEST_PRODUCT_DAYS } from '../limits.ts'
import type { MaterialCode } from '../options/materials.ts'
import { at, chance, hashText } from '../random.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { planOpenings } from './planOpenings.ts'
import type { PlannedProduct, PlannedVariant } from './plannedProduct.ts'
import type { PlannedSet, SetPart, SetSelection } from './plannedSet.ts'

/** Theme of a set: its model, and the material that its parts should share. */
type Theme = Readonly<{ model: string; material: MaterialCode | null; products: readonly PlannedProduct[] }>

function suitable(product: PlannedProduct, recipe: PartRecipe): PlannedVariant[] {
  if (recipe.size === undefined) return [...product.variants]
  return product.variants.filter((variant) => variant.size === recipe.size)
}

function selectionsOf(recipe: PartRecipe, { model, material, products }: Theme): SetSelection[] {
  const family = products.filter(
    (product) => product.family.code === recipe.family && suitable(product, recipe).length > 0,
  )
  const own = family.filter((product) => product.model === model)
  const ordered = [...own, ...family.filter((product) => product.model !== model)]
  const select = (product: PlannedProduct, variant: PlannedVariant) => ({ product, variant, quantity: recipe.quantity })
  if (recipe.choicesAre === 'variants') {
    const differs = (variant: PlannedVariant) => (variant.material === material ? 0 : 1)
    const [product] = ordered
    if (product === undefined) return []
    const variants = suitable(product, recipe).toSorted((one, two) => differs(one) - differs(two))
    return variants.map((variant) => select(product, variant))
  }
  return ordered.flatMap((product) =>
    suitable(product, recipe)
      .slice(0, 1)
      .map((variant) => select(product, variant)),
  )
}

function planPart(recipe: PartRecipe, theme: Theme): SetPart {
  const [proposed, ...others] = selectionsOf(recipe, theme).slice(0, recipe.choices)
  if (proposed === undefined) throw new Error(`No ${recipe.family} fits a set`)
  const { title, input, isRequired } = recipe
  return { title, input, isRequired, selections: [proposed, ...others] }
}

function planSet(
  recipe: SetRecipe,
  model: string,
  { id, products }: { id: number; products: readonly PlannedProduct[] },
): PlannedSet {
  const sku = slug(`${recipe.code} ${model}`).toUpperCase()
  const [firstRecipe, ...otherRecipes] = recipe.parts
  const first = planPart(firstRecipe, { model, material: null, products })
  const { product, variant } = first.selections[0]
  const features = [...(variant.illustration.features ?? []), ...recipe.features]
  const parts = otherRecipes.map((part) => planPart(part, { model, material: variant.material, products }))
  const seated = parts.map(({ selections }) => selections[0].variant.illustration)
  const chair = seated.find(({ kind }) => kind === 'diningChair' || kind === 'gardenChair')
  const named = (words: string) => words.replaceAll('{model}', product.model)
  return {
    id,
    recipe: recipe.code,
    sku,
    type: recipe.type,
    model: product.model,
    name: mapText(recipe.name, named),
    category: recipe.category,
    room: recipe.room,
    brand: product.brand,
    lead: mapText(at(recipe.leads, hashText(sku)), named),
    shortLead: mapText(at(recipe.leads, hashText(sku) + 1), named),
    promise: recipe.promise,
    parts: [first, ...parts],
    ageDays: Math.floor(chance(`${sku} age`) * OLDEST_PRODUCT_DAYS),
    pictureFolder: `/${recipe.code.charAt(0)}/${slug(`${recipe.code} ${model}`)}`,
    illustration: { ...variant.illustration, features, ...(chair && { chair }) },
  }
}

/** Sets made of planned products. A series without the leading part has no set. */
export function planSets(
  products: readonly PlannedProduct[],
  idOf: (recipe: SetRecipe, model: string) => number,
): PlannedSet[] {
  const wanted = setRecipes.flatMap((recipe) => {
    const leading = products.filter((product) => product.family.code === recipe.parts[0].family)
    const fits = leading.filter((product) => suitable(product, recipe.parts[0]).length > 0)
    return recipe.models
      .filter((model) => fits.some((product) => product.model === model))
      .map((model) => ({ recipe, model }))
  })
  const sets = wanted.map(({ recipe, model }) => planSet(recipe, model, { id: idOf(recipe, model), products }))
  const openings = planOpenings(sets)
  return sets.map((set) => {
    const filled = (words: string) => words.replaceAll('{model}', set.model).replaceAll('{brand}', set.brand)
    const opening = openings.get(set.sku)
    return opening
      ? { ...set, lead: mapText(set.lead, (words, language) => `${filled(opening[language])} ${words}`) }
      : set
  })
}
