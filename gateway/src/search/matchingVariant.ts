import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import { discountPercent } from '../catalogue/prices/discountPercent.ts'
import { hasValue } from '../catalogue/choices/findVariant.ts'
import { type ItemPrice, itemPrice } from '../catalogue/prices/itemPrice.ts'
import type { ProductDocument, VariantDocument } from '../catalogue/products/productDocument.ts'
import { readNumber } from '../parse/readValue.ts'
import { RATING_ATTRIBUTE } from './limits.ts'

const STOCK = 'stock.is_in_stock'
/** Attributes of variants that every list reads, regardless of its filters. */
const READ_ANYWAY: ReadonlySet<string> = new Set(['price', 'discount', RATING_ATTRIBUTE, STOCK])

/**
 * Returns the attributes by which conditions may distinguish variants, in addition to price, discount and stock; a
 * rating belongs to the product. Null without any condition.
 */
export function tellingAttributes(conditions: readonly AppliedFilter[]): readonly string[] | null {
  const attributes = new Set(conditions.map(({ attribute }) => attribute))
  return attributes.size === 0 ? null : [...attributes].filter((attribute) => !READ_ANYWAY.has(attribute))
}

/** Returns the conditions of a list's own scope that distinguish variants: of these, stock alone. */
export function ofVariants(scope: readonly AppliedFilter[]): readonly AppliedFilter[] {
  return scope.filter(({ attribute }) => attribute === STOCK)
}

/**
 * Returns the variant that a list's conditions select. Only conditions that some variants meet and others do not count.
 * Returns the variant that meets most of them, which is all if the platform filters single variants; among equals one
 * in stock by the index, then the cheaper, then the first. Null if no condition distinguishes the variants.
 */
export function matchingVariant(
  { variants }: Pick<ProductDocument, 'variants'>,
  conditions: readonly AppliedFilter[],
  now: Date,
): VariantDocument | null {
  const enabled = variants
    .filter(({ status }) => status < 2)
    .map((variant) => ({ variant, price: itemPrice(variant, { now, tierGroup: null }) }))
  const met = conditions.map((condition) => enabled.map((item) => meets(item, condition)))
  const telling = met.filter((list) => list.includes(true) && list.includes(false))
  if (telling.length === 0) return null
  const ranked = enabled.map(({ variant, price }, place) => ({
    variant,
    met: telling.filter((list) => list[place]).length,
    isOut: Number(variant.isInStock === false),
    price: price?.final ?? Number.MAX_VALUE,
  }))
  const [best] = ranked.toSorted((a, b) => b.met - a.met || a.isOut - b.isOut || a.price - b.price)
  return best?.variant ?? null
}

type PricedVariant = Readonly<{ variant: VariantDocument; price: ItemPrice | null }>

function meets({ variant, price }: PricedVariant, { attribute, value }: AppliedFilter): boolean {
  if (attribute === STOCK) return variant.isInStock !== false
  if (Array.isArray(value.in) && attribute === 'discount') {
    return value.in.includes(String(numberOf({ variant, price }, attribute)))
  }
  if (Array.isArray(value.in)) {
    return value.in.some((one) => hasValue(variant, { attributeCode: attribute, value: String(one) }))
  }
  return isWithin(numberOf({ variant, price }, attribute), value)
}

function numberOf({ variant, price }: PricedVariant, attribute: string): number | null {
  if (attribute === 'price') return price?.final ?? null
  if (attribute === 'discount') return price && discountPercent(price.lowest ?? price.regular, price.final)
  return readNumber(variant.values[attribute])
}

function isWithin(number: number | null, { gte, lte }: AppliedFilter['value']): boolean {
  if (number === null) return false
  return number >= (readNumber(gte) ?? -Infinity) && number <= (readNumber(lte) ?? Infinity)
}
