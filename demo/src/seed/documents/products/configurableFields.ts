import type { Axis } from '../../families/family.ts'
import { colors } from '../../options/colors.ts'
import { materials } from '../../options/materials.ts'
import { sizes } from '../../options/sizes.ts'
import type { PlannedProduct, PlannedVariant } from '../../plan/plannedProduct.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { attributeLabels } from './attributeLabels.ts'
import { AXIS_ATTRIBUTE_IDS, axesOf, axisFields, axisValue } from './attributeValues.ts'
import { pictureFields } from './mediaGallery.ts'
import { priceFields, shelfPrice } from './priceFields.ts'
import type { StoreView } from '../storeView.ts'
import { tierPrices } from './tierPrices.ts'
import { variantFields } from './variantFields.ts'

const ALL_AXES: readonly Axis[] = ['color', 'size', 'material']

function optionLabel(variant: PlannedVariant, axis: Axis, view: StoreView): string {
  if (axis === 'color') return colors[variant.color].label[view.language]
  if (axis === 'material') return materials[variant.material].label[view.language]
  return variant.size === null ? '' : sizes[variant.size].label[view.language]
}

/** The name of a child: its parent's with what was chosen. */
export function childName(product: PlannedProduct, variant: PlannedVariant, view: StoreView): string {
  return `${product.name[view.language]}, ${axesOf(product)
    .map((axis) => optionLabel(variant, axis, view))
    .join(', ')}`
}

function configurableOption(
  product: PlannedProduct,
  { axis, position }: { axis: Axis; position: number },
  view: StoreView,
) {
  const byId = new Map(product.variants.map((variant) => [axisValue(variant, axis), variant]))
  const values = [...byId].flatMap(([id, variant]) => {
    if (id === null) return []
    const label = optionLabel(variant, axis, view)
    const swatch = axis === 'color' ? { swatch: { type: 1, value: colors[variant.color].hex } } : {}
    return [{ value_index: id, label, default_label: label, store_label: label, use_default_value: true, ...swatch }]
  })
  const attributeId = AXIS_ATTRIBUTE_IDS[axis]
  return {
    id: product.id * 10 + position,
    attribute_id: String(attributeId),
    attribute_code: axis,
    label: attributeLabels[axis][view.language],
    position,
    product_id: product.id,
    values,
  }
}

/** The short form of a child that its parent carries. */
function embeddedChild(product: PlannedProduct, variant: PlannedVariant, view: StoreView) {
  const name = childName(product, variant, view)
  const selected = axisFields(variant)
  const price = shelfPrice(variant.pesos, product.discount, view)
  return {
    id: variant.id,
    sku: variant.sku,
    status: 1,
    visibility: 1,
    name,
    ...priceFields([price], view),
    tax_class_id: '2',
    ...selected,
    has_options: '0',
    required_options: '0',
    ...pictureFields(variant),
    url_key: slug(name, view.language),
    tier_prices: tierPrices(product, price, view),
    stock: { product_id: variant.id, qty: variant.stock, is_in_stock: variant.stock > 0 },
    ...variantFields(product, { variant, name }, view),
    custom_attributes: axesOf(product).map((axis) => ({ attribute_code: axis, value: selected[axis] })),
    illustration: variant.illustration,
  }
}

/** Numbers in which the children differ, such as the seats of a sofa in two sizes. */
function numberOptions({ variants }: PlannedProduct): Record<string, readonly unknown[]> {
  const pairs = variants.flatMap(({ facts }) => Object.entries(facts))
  const byCode = Map.groupBy(pairs, ([code]) => code)
  const varying = [...byCode].map(([code, values]) => [code, new Set(values.map(([, value]) => value))] as const)
  return Object.fromEntries(
    varying.filter(([, values]) => values.size > 1).map(([code, values]) => [`${code}_options`, [...values]]),
  )
}

/** Returns the fields that only a configurable product has: its axes, their values and its children. */
export function configurableFields(product: PlannedProduct, view: StoreView): Record<string, unknown> {
  const axes = axesOf(product)
  const values = (axis: Axis) => [...new Set(product.variants.flatMap((variant) => axisValue(variant, axis) ?? []))]
  // Filters look at these lists, also for what comes along without being chosen, such as the colour of a wood.
  const filterable = ALL_AXES.filter((axis) => values(axis).length > 0)
  const options = {
    ...Object.fromEntries(filterable.map((axis) => [`${axis}_options`, values(axis)])),
    ...numberOptions(product),
  }
  return {
    // The parent does not repeat its children's values: a facet that adds both up would count them twice.
    ...Object.fromEntries(Object.keys(options).map((name) => [name.replace(/_options$/, ''), null])),
    ...options,
    configurable_options: axes.map((axis, position) => configurableOption(product, { axis, position }, view)),
    configurable_children: product.variants.map((variant) => embeddedChild(product, variant, view)),
  }
}
