import { dayInZone } from '../../i18n/dayInZone.ts'

/** Facts of one offer for schema.org. */
type OfferFacts = Readonly<{
  sku: string
  price: Readonly<{ amount: string; currencyCode: string }>
  isInStock: boolean
  /** Absolute. */
  address: string
  /** Moment at which the price ends; null when it has no end. */
  until: string | null
}>

export type VariantFacts = OfferFacts &
  Readonly<{
    name: string
    /** Absolute addresses. */
    pictures: readonly string[]
    /** Attribute code and the value's name: `color`, `Gris`. */
    values: readonly Readonly<{ code: string; value: string }>[]
  }>

export type ProductFacts = OfferFacts &
  Readonly<{
    name: string
    brand: string | null | undefined
    description: string | null | undefined
    /** Absolute addresses. */
    pictures: readonly string[]
    /** Null without reviews. */
    rating: Readonly<{ average: number; count: number }> | null
    attributes: readonly Readonly<{ code: string; value: string }>[]
    /** Variants; empty for a product without variants. */
    variants: readonly VariantFacts[]
    /** Time zone of the store, in which the days of its pages are. */
    timeZone: string
  }>

/** Attribute codes under which platforms store the GTIN. */
const GTIN_CODES: ReadonlySet<string> = new Set([
  'gtin',
  'gtin8',
  'gtin12',
  'gtin13',
  'gtin14',
  'ean',
  'upc',
  'barcode',
])
const GTIN = /^(\d{8}|\d{12,14})$/
/** Attributes by which variants differ, as schema.org names them. */
const VARIES_BY: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
}

/** Returns a product as schema.org structured data: with an offer, or as a group of variants with an offer each. */
export function productJsonLd(facts: ProductFacts) {
  const { name, brand, description, pictures, variants, rating, timeZone } = facts
  const shared = {
    '@context': 'https://schema.org',
    name,
    image: pictures,
    ...(description ? { description } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(rating ? { aggregateRating: aggregateRating(rating) } : {}),
  }
  if (variants.length === 0) {
    return {
      ...shared,
      '@type': 'Product',
      sku: facts.sku,
      ...gtinOf(facts.attributes),
      offers: offer(facts, timeZone),
    }
  }
  const codes = [...new Set(variants.flatMap(({ values }) => values.map(({ code }) => code)))]
  return {
    ...shared,
    '@type': 'ProductGroup',
    productGroupID: facts.sku,
    url: facts.address,
    variesBy: codes.map((code) => VARIES_BY[code] ?? code),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: variantName(variant),
      image: variant.pictures,
      ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
      ...Object.fromEntries(variant.values.flatMap(({ code, value }) => (VARIES_BY[code] ? [[code, value]] : []))),
      offers: offer(variant, timeZone),
    })),
  }
}

/** Returns a variant's name followed by its chosen values, unless the platform's name holds them. */
function variantName({ name, values }: Pick<VariantFacts, 'name' | 'values'>): string {
  const told = plainWords(name)
  const missing = values.filter(({ value }) => !told.includes(plainWords(value)))
  return [name, ...missing.map(({ value }) => value)].join(', ')
}

/** Returns the words of a text between single blanks, so that whole words match and parts of words do not. */
function plainWords(text: string): string {
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}

function aggregateRating({ average, count }: NonNullable<ProductFacts['rating']>) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count }
}

function offer({ address, price, isInStock, until }: OfferFacts, timeZone: string) {
  const lastDay = until === null ? null : lastDayBefore(until, timeZone)
  return {
    '@type': 'Offer',
    url: address,
    price: price.amount,
    priceCurrency: price.currencyCode,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(lastDay === null ? {} : { priceValidUntil: lastDay }),
  }
}

/** Returns the last day that holds a time before a moment: `2026-11-30` for that of the first second of December. */
function lastDayBefore(moment: string, timeZone: string): string | null {
  const instant = Date.parse(moment)
  return Number.isNaN(instant) ? null : dayInZone(instant - 1, timeZone)
}

function gtinOf(attributes: ProductFacts['attributes']): Readonly<{ gtin?: string }> {
  const found = attributes.find(({ code, value }) => GTIN_CODES.has(code.toLowerCase()) && GTIN.test(value))
  return found ? { gtin: found.value } : {}
}
