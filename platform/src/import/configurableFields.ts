import { fieldListOf, integerOf, listOf, numberOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { derivedOptions } from './derivedOptions.ts'
import type { ExportFacts } from './exportFacts.ts'
import { idOf } from './values/importedId.ts'
import { stockOf } from './importedStock.ts'
import type { ImportNotes } from './importNotes.ts'
import { plainCharacters } from './values/plainCharacters.ts'
import { DISABLED, ENABLED } from '../catalogue/productStatus.ts'

/**
 * Options and children of a configurable, made whole: option codes and labels from the attributes, children with ids of
 * their own documents and prices; and `<code>_options`, which filters look at.
 */
export function configurableFields(source: Fields, facts: ExportFacts, notes: ImportNotes): Fields {
  const given = fieldListOf(source.configurable_options)
  const listed = given.length > 0 ? given : derivedOptions(source, facts.attributes)
  if (given.length === 0 && listed.length > 0) notes.add('no configurable_options: derived from the variants')
  const options = listed.map((option) => optionOf(option, facts))
  const children = fieldListOf(source.configurable_children).map((child) => childOf(child, source, { facts, notes }))
  const codes = options.flatMap((option) => textOf(option.attribute_code) ?? [])
  const values = codes.map((code) => {
    const known = listOf(source[`${code}_options`])
    const own = children.flatMap((child) => integerOf(child[code]) ?? textOf(child[code]) ?? [])
    return [`${code}_options`, known.length > 0 ? known : [...new Set(own)]] as const
  })
  return { configurable_options: options, configurable_children: children, ...Object.fromEntries(values) }
}

function optionOf(option: Fields, facts: ExportFacts): Fields {
  const id = textOf(option.attribute_id) ?? ''
  const attribute = facts.attributes.get(id)
  const label = textOf(option.label) ?? textOf(attribute?.default_frontend_label) ?? id
  const names = new Map(fieldListOf(attribute?.options).map((entry) => [textOf(entry.value), textOf(entry.label)]))
  const values = fieldListOf(option.values).map((value) => {
    const name =
      textOf(value.label) ??
      textOf(value.default_label) ??
      names.get(textOf(value.value_index)) ??
      textOf(value.value_index)
    return { ...value, label: name === null || name === undefined ? null : plainCharacters(name) }
  })
  const code = textOf(option.attribute_code) ?? textOf(attribute?.attribute_code) ?? label.toLowerCase()
  return { ...option, attribute_id: id, attribute_code: code, label, values }
}

type ChildContext = Readonly<{ facts: ExportFacts; notes: ImportNotes }>

function childOf(child: Fields, parent: Fields, { facts, notes }: ChildContext): Fields {
  const sku = String(child.sku)
  const own = facts.products.get(sku)
  const price = numberOf(child.price) ?? numberOf(child.final_price) ?? own?.price ?? numberOf(parent.price)
  if (price === null) notes.add('variant without a price: not for sale', sku)
  const offer = offerOf(child, { price: price ?? 0, parent })
  if (offer.isInherited) notes.add('special price of the product taken for its variants', offer.fields.special_price)
  const stated = stockOf(child)
  // The document of the variant knows more than its entry in the product.
  const stock = own ?? { stock: stated }
  const { qty, isInStock, manageStock } = stock.stock
  const id = idOf(child.id) ?? own?.id
  const status = Math.max(integerOf(child.status) ?? ENABLED, own?.status ?? ENABLED)
  return {
    ...child,
    id,
    price: price ?? 0,
    ...offer.fields,
    status: price === null ? DISABLED : status,
    visibility: 1,
    tax_class_id: textOf(child.tax_class_id) ?? textOf(parent.tax_class_id) ?? '2',
    stock: { product_id: id, qty, is_in_stock: isInStock, manage_stock: manageStock },
  }
}

/**
 * Offer of a variant. Where the product has one and its variant neither has its own nor another price, the product's
 * counts: that is how Magento 1 prices a configurable.
 */
function offerOf(
  child: Fields,
  { price, parent }: Readonly<{ price: number; parent: Fields }>,
): Readonly<{ fields: Fields; isInherited: boolean }> {
  const special = offeredBelow(child.special_price, price)
  const inherited =
    special === null && numberOf(parent.price) === price ? offeredBelow(parent.special_price, price) : null
  if (inherited === null) {
    const final = numberOf(child.final_price) ?? special ?? price
    return { fields: { special_price: special, final_price: final }, isInherited: false }
  }
  const { special_from_date, special_to_date } = parent
  const fields = { special_price: inherited, final_price: inherited, special_from_date, special_to_date }
  return { fields, isInherited: true }
}

function offeredBelow(value: unknown, price: number): number | null {
  const special = numberOf(value)
  return special !== null && special > 0 && special < price ? special : null
}

/** Documents for the children that an export has only within their parents. Children without an id cannot have one. */
export function childSources(parent: Fields, facts: ExportFacts): Fields[] {
  return fieldListOf(parent.configurable_children).flatMap((child) => {
    const [isOwn, id] = [facts.products.has(textOf(child.sku) ?? ''), idOf(child.id)]
    // An id that is another product's stays its.
    if (isOwn || id === null || facts.productIds.has(id)) return []
    return [
      {
        ...child,
        type_id: 'simple',
        name: textOf(child.name) ?? parent.name,
        visibility: 1,
        image: child.image ?? parent.image,
        category: parent.category,
        category_ids: parent.category_ids,
        url_path: null,
        slug: null,
      },
    ]
  })
}
