import { fieldListOf, integerOf, listOf, numberOf, textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'
import { childAttributes } from '../catalogue/product.ts'
import type { ExportFacts } from './exportFacts.ts'
import { stockOf } from './importedStock.ts'
import { plainCharacters } from './plainCharacters.ts'

/**
 * Options and children of a configurable, made whole: option codes and labels from the attributes, children with
 * their attributes flat, ids of their own documents, prices as numbers; and `<code>_options`, which filters look at.
 */
export function configurableFields(source: Fields, facts: ExportFacts): Fields {
  const options = fieldListOf(source.configurable_options).map((option) => optionOf(option, facts))
  const children = fieldListOf(source.configurable_children).flatMap((child) => childOf(child, source, facts))
  const codes = options.flatMap((option) => textOf(option.attribute_code) ?? [])
  const values = codes.map((code) => {
    const known = listOf(source[`${code}_options`])
    const own = children.flatMap((child) => integerOf(child[code]) ?? [])
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

function childOf(child: Fields, parent: Fields, facts: ExportFacts): Fields[] {
  const flat = childAttributes(child)
  const sku = textOf(flat.sku)
  if (sku === null) return []
  const price = numberOf(flat.price) ?? numberOf(parent.price) ?? 0
  const special = numberOf(flat.special_price)
  const offered = special !== null && special > 0 && special < price ? special : null
  const stock = stockOf(flat)
  const id = integerOf(flat.id) ?? facts.productIds.get(sku)
  return [
    {
      ...flat,
      id,
      sku,
      ...(textOf(flat.name) === null ? {} : { name: plainCharacters(String(flat.name)) }),
      price,
      special_price: offered,
      final_price: numberOf(flat.final_price) ?? offered ?? price,
      status: integerOf(flat.status) ?? 1,
      visibility: 1,
      tax_class_id: textOf(flat.tax_class_id) ?? textOf(parent.tax_class_id) ?? '2',
      stock: { product_id: id, qty: stock.qty, is_in_stock: stock.isInStock, manage_stock: stock.manageStock },
    },
  ]
}

/** Documents for the children that an export has only within their parents. Children without an id cannot have one. */
export function childSources(parent: Fields, facts: ExportFacts): Fields[] {
  return fieldListOf(parent.configurable_children).flatMap((child) => {
    const isOwn = facts.productIds.has(textOf(child.sku) ?? '')
    if (isOwn || integerOf(child.id) === null) return []
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
