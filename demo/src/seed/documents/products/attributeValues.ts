import { care } from '../../options/care.ts'
import { colors } from '../../options/colors.ts'
import { choiceFacts, numberFacts } from '../../options/facts.ts'
import type { Facts } from '../../options/facts.ts'
import { materials } from '../../options/materials.ts'
import { rooms } from '../../options/rooms.ts'
import { seriesFields } from '../../options/series.ts'
import { sizes } from '../../options/sizes.ts'
import { styles } from '../../options/styles.ts'
import type { Axis } from '../../families/family.ts'
import type { PlannedProduct, PlannedVariant } from '../../plan/plannedProduct.ts'

/** Ids of the attributes that shoppers choose by. */
export const AXIS_ATTRIBUTE_IDS: Readonly<Record<Axis, number>> = { color: 93, size: 142, material: 136 }

/** The option id that a variant has on an axis, or null when it has none. */
export function axisValue(variant: PlannedVariant, axis: Axis): number | null {
  if (axis === 'color') return colors[variant.color].id
  if (axis === 'material') return materials[variant.material].id
  return variant.size === null ? null : sizes[variant.size].id
}

/**
 * The axes in which the variants of a product really differ, in the order a shopper chooses; a wood brings its
 * colour along, so that is no choice of its own.
 */
export function axesOf(product: PlannedProduct): Axis[] {
  const order: readonly Axis[] = ['size', 'material', 'color']
  const values = (axis: Axis) => new Set(product.variants.map((variant) => axisValue(variant, axis)))
  return order.filter((axis) => product.family.vary?.includes(axis) && values(axis).size > 1)
}

/** Flat select values of a variant, as strings of option ids. */
export function axisFields(variant: PlannedVariant): Record<Axis, string | null> {
  const value = (axis: Axis) => {
    const id = axisValue(variant, axis)
    return id === null ? null : String(id)
  }
  return { color: value('color'), size: value('size'), material: value('material') }
}

const isNumberFact = (code: string): code is keyof typeof numberFacts => code in numberFacts

function choiceOptionId(code: string, option: string): string | null {
  const fact = Object.entries(choiceFacts).find(([factCode]) => factCode === code)?.[1]
  const found = Object.entries(fact?.options ?? {}).find(([optionCode]) => optionCode === option)?.[1]
  return found === undefined ? null : String(found.id)
}

/** Values of numbers and lists that only some products have. */
export function factFields(facts: Facts): Record<string, string | number | null> {
  const fields = Object.entries(facts).map(([code, value]) => [
    code,
    isNumberFact(code) ? value : choiceOptionId(code, String(value)),
  ])
  return Object.fromEntries(fields)
}

/** Values for the table of the product page. */
export function attributeFields(
  product: PlannedProduct,
  variant: PlannedVariant,
): Record<string, string | number | null> {
  const { family } = product
  if (family.virtual) return {}
  return {
    room: String(rooms[family.room].id),
    ...(family.styled && { style: String(styles[product.style].id) }),
    assembly_required: family.assemblyMinutes === undefined ? '0' : '1',
    warranty_months: family.warrantyMonths,
    care: String(care[family.care].id),
    ...seriesFields(product),
    ...factFields(variant.facts),
  }
}
