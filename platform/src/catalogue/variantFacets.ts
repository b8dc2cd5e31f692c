import { currentPrice, percentOff } from './currentPrice.ts'
import { facetText } from './queries/facetText.ts'
import { booleanOf, fieldsOf, isFields, listOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { ConfigurableChild, Product } from './product.ts'
import { DISABLED } from './productStatus.ts'

/**
 * One variant as conditions look at it: texts by attribute. `price` and `discount` are those in force; an attribute that
 * is missing is the product's alone, one with no text is one that other variants have.
 */
export type VariantFacets = Readonly<Record<string, readonly string[]>>

const OPTIONS = /_options$/
/** Decimals of the price column. */
const PRICE_FACTOR = 10_000

/**
 * The enabled variants of a configurable product, in its order; null for anything else. Beside price, discount and stock
 * they carry the attributes that the document says to differ between variants, by `<attribute>_options`.
 */
export function variantFacets(product: Product, source: Fields, now: Date): readonly VariantFacets[] | null {
  const enabled =
    product.kind === 'configurable' ? product.children.filter((child) => child.product.status < DISABLED) : []
  if (enabled.length === 0) return null
  const carried = carriedAttributes(source, enabled)
  return enabled.map((child) => facetsOfVariant(child, { source, carried, now }))
}

function carriedAttributes(source: Fields, children: readonly ConfigurableChild[]): readonly string[] {
  return Object.keys(source)
    .filter((name) => OPTIONS.test(name) && listOf(source[name]).length > 0)
    .map((name) => name.replace(OPTIONS, ''))
    .filter((name) => children.some(({ attributes }) => textsOf(attributes[name]).length > 0))
}

type Family = Readonly<{ source: Fields; carried: readonly string[]; now: Date }>

function facetsOfVariant({ product, attributes }: ConfigurableChild, { source, carried, now }: Family): VariantFacets {
  const offer = currentPrice(product, now)
  const isInStock = booleanOf(fieldsOf(attributes.stock).is_in_stock)
  const own = carried.map((name) => {
    const texts = textsOf(attributes[name])
    return [name, texts.length > 0 ? texts : textsOf(source[name])] as const
  })
  return {
    ...Object.fromEntries(own),
    sku: [product.sku.toLowerCase()],
    price: [String(Math.round(offer.current * PRICE_FACTOR) / PRICE_FACTOR)],
    discount: [String(percentOff(offer))],
    ...(isInStock === null ? {} : { 'stock.is_in_stock': [String(isInStock)] }),
  }
}

function textsOf(value: unknown): string[] {
  if (isFields(value)) return []
  return (Array.isArray(value) ? value : [value]).flatMap(facetText)
}
