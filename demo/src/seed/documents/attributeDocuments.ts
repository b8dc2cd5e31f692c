import { sameText, text } from '@hogar/platform/language.ts'
import type { Language, Text } from '@hogar/platform/language.ts'
import { brands } from '../options/brands.ts'
import { care } from '../options/care.ts'
import { colors } from '../options/colors.ts'
import { choiceFacts, numberFacts } from '../options/facts.ts'
import { materials } from '../options/materials.ts'
import { rooms } from '../options/rooms.ts'
import { series } from '../options/series.ts'
import { sizes } from '../options/sizes.ts'
import { styles } from '../options/styles.ts'
import { attributeLabels } from './products/attributeLabels.ts'
import type { StoreView } from './storeView.ts'
import { AXIS_ATTRIBUTE_IDS } from './products/attributeValues.ts'

type Option = Readonly<{ value: string; label: Text; hex?: string }>
type AttributeRow = Readonly<{
  id: number
  code: string
  label: Text
  input: 'select' | 'text' | 'boolean' | 'price'
  options?: readonly Option[]
  isFilterable?: boolean
  isVisibleOnFront?: boolean
  /** True for a comparable attribute outside the product page's table; those in the table always are. */
  isComparable?: true
}>

const YES_NO: readonly Option[] = [
  { value: '1', label: text('Sí', 'Ja', 'Sì') },
  { value: '0', label: text('No', 'Nein', 'No') },
]

type OptionRow = Readonly<{ id: number; label: Text; hex?: string }>

function optionsOf(rows: Readonly<Record<string, OptionRow>>): Option[] {
  return Object.values(rows).map(({ id, label, hex }) => ({
    value: String(id),
    label,
    ...(hex !== undefined && { hex }),
  }))
}

/** Brands are words, not ids: value and label are the same. */
function brandOptions(): Option[] {
  const names = [...new Set(Object.values(brands).flat())].toSorted((one, two) => one.localeCompare(two, 'es'))
  return names.map((name) => ({ value: name, label: sameText(name) }))
}

const shopperAttributes: readonly AttributeRow[] = [
  {
    id: AXIS_ATTRIBUTE_IDS.color,
    code: 'color',
    label: attributeLabels.color,
    input: 'select',
    options: optionsOf(colors),
    isFilterable: true,
    isComparable: true,
  },
  {
    id: AXIS_ATTRIBUTE_IDS.size,
    code: 'size',
    label: attributeLabels.size,
    input: 'select',
    options: optionsOf(sizes),
    isFilterable: true,
    isComparable: true,
  },
  {
    id: AXIS_ATTRIBUTE_IDS.material,
    code: 'material',
    label: attributeLabels.material,
    input: 'select',
    options: optionsOf(materials),
    isFilterable: true,
    isComparable: true,
  },
  {
    id: 81,
    code: 'marca',
    label: attributeLabels.marca,
    input: 'select',
    options: brandOptions(),
    isFilterable: true,
    isVisibleOnFront: true,
  },
  { id: 77, code: 'price', label: attributeLabels.price, input: 'price', isFilterable: true },
  { id: 160, code: 'discount', label: attributeLabels.discount, input: 'text', isFilterable: true },
]

const tableAttributes: readonly AttributeRow[] = [
  {
    id: 170,
    code: 'style',
    label: attributeLabels.style,
    input: 'select',
    options: optionsOf(styles),
    isFilterable: true,
  },
  {
    id: 171,
    code: 'room',
    label: attributeLabels.room,
    input: 'select',
    options: optionsOf(rooms),
    isFilterable: true,
  },
  { id: 172, code: 'assembly_required', label: attributeLabels.assembly_required, input: 'boolean', options: YES_NO },
  { id: 173, code: 'warranty_months', label: attributeLabels.warranty_months, input: 'text' },
  { id: 174, code: 'care', label: attributeLabels.care, input: 'select', options: optionsOf(care) },
  ...Object.entries(choiceFacts).map(([code, { attributeId, label, options }]): AttributeRow => ({
    id: attributeId,
    code,
    label,
    input: 'select',
    options: optionsOf(options),
    isFilterable: true,
  })),
]

/** Series come last: a list is narrowed to one from the pages of its products. */
const seriesAttribute: AttributeRow = {
  id: 199,
  code: 'series',
  label: attributeLabels.series,
  input: 'select',
  options: optionsOf(series),
  isFilterable: true,
}

/** Numbers that shoppers filter by have their values for options, as lists would; the others are only shown. */
function numberAttributes(view: StoreView): AttributeRow[] {
  return Object.entries(numberFacts).map(([code, fact]): AttributeRow => {
    const { attributeId: id, label } = fact
    if (!('isFilterable' in fact)) return { id, code, label, input: 'text' }
    const values = view.products.flatMap(({ variants }) =>
      variants.flatMap(({ facts }) => Object.entries(facts).flatMap(([own, value]) => (own === code ? [value] : []))),
    )
    const options = [...new Set(values)]
      .toSorted((one, two) => Number(one) - Number(two))
      .map((value) => ({ value: String(value), label: sameText(String(value)) }))
    // A store may sell nothing with this number, or only one of it: nothing to filter by.
    return { id, code, label, input: 'select', options, isFilterable: options.length > 1 }
  })
}

function optionDocuments(row: AttributeRow, language: Language) {
  return (row.options ?? []).map(({ value, label, hex }, index) => ({
    value,
    label: label[language],
    sort_order: index,
    ...(hex !== undefined && { swatch: { type: 1, value: hex } }),
  }))
}

function attributeDocument(row: AttributeRow, position: number, language: Language): Record<string, unknown> {
  const flag = (value: boolean | undefined) => (value === true ? '1' : '0')
  const label = row.label[language]
  return {
    id: row.id,
    attribute_id: row.id,
    attribute_code: row.code,
    frontend_input: row.input,
    backend_type: row.input === 'price' ? 'decimal' : row.options === undefined ? 'int' : 'varchar',
    entity_type_id: '4',
    default_frontend_label: label,
    frontend_label: label,
    frontend_labels: [],
    default_value: '',
    is_required: false,
    is_unique: '0',
    is_user_defined: row.code !== 'price',
    is_visible: true,
    is_visible_on_front: flag(row.isVisibleOnFront),
    is_filterable: row.isFilterable === true,
    is_filterable_in_search: row.isFilterable === true,
    is_comparable: flag(row.isVisibleOnFront ?? row.isComparable),
    is_searchable: '0',
    is_used_for_promo_rules: '1',
    used_for_sort_by: row.code === 'price' || row.code === 'discount',
    used_in_product_listing: '1',
    scope: 'global',
    position,
    apply_to: [],
    validation_rules: [],
    options: optionDocuments(row, language),
  }
}

/** The documents of all attributes of a store, in the order in which shoppers see them. */
export function attributeDocuments(view: StoreView): Record<string, unknown>[] {
  const rows = [
    ...shopperAttributes,
    ...[...tableAttributes, ...numberAttributes(view), seriesAttribute].map((row): AttributeRow => ({
      ...row,
      isVisibleOnFront: true,
    })),
  ]
  return rows.map((row, position) => attributeDocument(row, position, view.language))
}

/** Codes of the attributes that the table of the product page shows, for checks. */
export const tableAttributeCodes: readonly string[] = [
  ...tableAttributes.map((row) => row.code),
  ...Object.keys(numberFacts),
  seriesAttribute.code,
]
