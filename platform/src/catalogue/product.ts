import { booleanOf, fieldListOf, fieldsOf, idNumberOf, integerOf, numberOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { offerEnd, offerStart } from './offerDates.ts'
import type { Country } from './offerDates.ts'

/** Value of `opcion_de_entrega` for goods available for pick-up in a branch only. */
export const BRANCH_DELIVERY_ONLY = 'SOLO SUCURSAL'
/** Value of `opcion_de_entrega` for goods that are made after the order. */
export const MADE_TO_ORDER = 'SOBRE PEDIDO'

export type ProductKind = 'simple' | 'virtual' | 'downloadable' | 'configurable' | 'bundle' | 'grouped'

export type ConfigurableOption = Readonly<{
  attributeId: string
  attributeCode: string
  label: string
  labels: ReadonlyMap<string, string>
}>
export type BundleSelection = Readonly<{
  id: string
  sku: string
  qty: number
  isDefault: boolean
  price: number | null
  canChangeQuantity: boolean
}>
export type BundleOption = Readonly<{
  id: string
  title: string
  required: boolean
  isMultiple: boolean
  selections: readonly BundleSelection[]
}>
export type CustomOptionValue = Readonly<{ id: string; title: string; price: number; priceType: 'fixed' | 'percent' }>
export type CustomOption = Readonly<{
  id: string
  title: string
  required: boolean
  price: number
  priceType: 'fixed' | 'percent'
  maxCharacters: number
  /** Empty for text, date and file options. */
  values: readonly CustomOptionValue[]
}>

export type ProductPrices = Readonly<{
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  finalPrice: number | null
  /** Lowest price of the 30 days before the reduction; null where the store does not show it. */
  lowestPrice: number | null
}>

/** Price of one unit from a quantity on, for a customer group. */
export type TierPrice = Readonly<{ group: number; quantity: number; price: number }>

/** Fields of a product document that cart, prices and orders use. Amounts exclude tax. */
export type Product = ProductPrices &
  Readonly<{
    id: number
    sku: string
    name: string
    kind: ProductKind
    status: number
    visibility: number
    taxClassId: number
    configurableOptions: readonly ConfigurableOption[]
    children: readonly ConfigurableChild[]
    bundleOptions: readonly BundleOption[]
    /** A bundle with a price of its own; otherwise its price is the sum of the selected options. */
    hasFixedPrice: boolean
    customOptions: readonly CustomOption[]
    tiers: readonly TierPrice[]
    urlPath: string | null
    /** Pick-up in a branch only, without delivery. */
    isBranchDeliveryOnly: boolean
    /** Made after the order. */
    isMadeToOrder: boolean
  }>

export type ConfigurableChild = Readonly<{ product: Product; attributes: Fields }>

const KINDS: readonly ProductKind[] = ['simple', 'virtual', 'downloadable', 'configurable', 'bundle', 'grouped']

/** Reads a product document; null when it has no sku or id. A missing price counts as 0. */
export function parseProduct(source: unknown, country: Country): Product | null {
  const fields = fieldsOf(source)
  const sku = textOf(fields.sku)
  const id = idNumberOf(fields.id)
  if (sku === null || id === null) return null
  return {
    id,
    sku,
    name: textOf(fields.name) ?? sku,
    kind: KINDS.find((kind) => kind === fields.type_id) ?? 'simple',
    status: integerOf(fields.status) ?? 1,
    visibility: integerOf(fields.visibility) ?? 4,
    taxClassId: integerOf(fields.tax_class_id) ?? 0,
    ...parsePrices(fields, country),
    configurableOptions: fieldListOf(fields.configurable_options).flatMap(parseConfigurableOption),
    children: fieldListOf(fields.configurable_children).flatMap((child) =>
      parseChild(child, { parent: fields, country }),
    ),
    bundleOptions: fieldListOf(fields.bundle_options).flatMap(parseBundleOption),
    hasFixedPrice: textOf(fields.price_type) === '1',
    customOptions: fieldListOf(fields.custom_options).flatMap(parseCustomOption),
    tiers: fieldListOf(fields.tier_prices).flatMap(parseTier),
    urlPath: textOf(fields.url_path),
    isBranchDeliveryOnly: textOf(fields.opcion_de_entrega) === BRANCH_DELIVERY_ONLY,
    isMadeToOrder: textOf(fields.opcion_de_entrega) === MADE_TO_ORDER,
  }
}

function parsePrices(fields: Fields, country: Country): ProductPrices {
  return {
    price: numberOf(fields.original_price) ?? numberOf(fields.price) ?? 0,
    specialPrice: numberOf(fields.original_special_price) ?? numberOf(fields.special_price),
    specialFrom: offerStart(textOf(fields.special_from_date), country),
    specialTo: offerEnd(textOf(fields.special_to_date), country),
    finalPrice: numberOf(fields.original_final_price) ?? numberOf(fields.final_price),
    lowestPrice: numberOf(fields.lowest_price_30_days),
  }
}

/** Attributes of a child, whether it carries them flat or as code and value pairs. */
export function childAttributes(child: Fields): Fields {
  const pairs = fieldListOf(child.custom_attributes).map((pair) => [String(pair.attribute_code), pair.value] as const)
  return { ...Object.fromEntries(pairs), ...child }
}

function parseChild(
  child: Fields,
  { parent, country }: Readonly<{ parent: Fields; country: Country }>,
): ConfigurableChild[] {
  const attributes = childAttributes(child)
  const inherited = {
    id: parent.id,
    name: parent.name,
    price: parent.price,
    tax_class_id: parent.tax_class_id,
    special_from_date: parent.special_from_date,
    special_to_date: parent.special_to_date,
  }
  const product = parseProduct({ ...inherited, ...attributes, type_id: 'simple', configurable_children: [] }, country)
  return product === null ? [] : [{ product, attributes }]
}

function parseConfigurableOption(option: Fields): ConfigurableOption[] {
  const attributeId = textOf(option.attribute_id)
  const code = textOf(option.attribute_code) ?? textOf(option.label)?.toLowerCase() ?? null
  if (attributeId === null || code === null) return []
  const labels = fieldListOf(option.values).flatMap((value) => {
    const id = textOf(value.value_index)
    const label = textOf(value.store_label) ?? textOf(value.label) ?? textOf(value.default_label)
    return id === null || label === null ? [] : [[id, label] as const]
  })
  return [{ attributeId, attributeCode: code, label: textOf(option.label) ?? code, labels: new Map(labels) }]
}

function parseBundleOption(option: Fields): BundleOption[] {
  const id = textOf(option.option_id)
  if (id === null) return []
  const selections = fieldListOf(option.product_links).flatMap((link) => {
    const selectionId = textOf(link.id)
    const sku = textOf(link.sku)
    if (selectionId === null || sku === null) return []
    const price = numberOf(link.price)
    const qty = Math.max(1, integerOf(link.qty) ?? 1)
    return [
      {
        id: selectionId,
        sku,
        qty,
        isDefault: booleanOf(link.is_default) ?? false,
        price: price === 0 ? null : price,
        canChangeQuantity: booleanOf(link.can_change_quantity) ?? false,
      },
    ]
  })
  return [
    {
      id,
      title: textOf(option.title) ?? id,
      required: booleanOf(option.required) ?? false,
      isMultiple: option.type === 'checkbox' || option.type === 'multi',
      selections,
    },
  ]
}

function parseTier(tier: Fields): TierPrice[] {
  const [group, price] = [integerOf(tier.customer_group_id), numberOf(tier.value)]
  if (group === null || price === null || price < 0) return []
  return [{ group, price, quantity: Math.max(1, numberOf(tier.qty) ?? 1) }]
}

function parseCustomOption(option: Fields): CustomOption[] {
  const id = textOf(option.option_id)
  if (id === null) return []
  const values = fieldListOf(option.values).flatMap((value) => {
    const valueId = textOf(value.option_type_id)
    return valueId === null ? [] : [{ id: valueId, title: textOf(value.title) ?? valueId, ...parseSurcharge(value) }]
  })
  return [
    {
      id,
      title: textOf(option.title) ?? id,
      required: booleanOf(option.is_require) ?? false,
      ...parseSurcharge(option),
      maxCharacters: integerOf(option.max_characters) ?? 0,
      values,
    },
  ]
}

function parseSurcharge(fields: Fields): { price: number; priceType: 'fixed' | 'percent' } {
  return { price: numberOf(fields.price) ?? 0, priceType: fields.price_type === 'percent' ? 'percent' : 'fixed' }
}
