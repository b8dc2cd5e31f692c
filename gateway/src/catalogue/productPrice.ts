import type { PriceFields, ProductDocument } from './productDocument.ts'

/** What something costs without tax, in major units. */
export type NetPrice = Readonly<{
  regular: number
  final: number
  /** When the offer ends; null when there is none, or it has no end. */
  offerUntil: Date | null
}>

export type ProductNetPrice = NetPrice & Readonly<{ isFrom: boolean }>

/**
 * What a product costs now, without tax; null when the document names no price. A configurable costs what its cheapest
 * enabled variant costs. A special price counts inside its dates and below the regular price. A lower final price is a
 * catalogue rule's, unless it only repeats a special price that is not valid now.
 */
export function productPrice(product: ProductDocument, now: Date): ProductNetPrice | null {
  const variants = product.variants
    .filter((variant) => variant.status < 2)
    .flatMap((variant) => netPrice(variant.prices, now) ?? [])
  const [first, ...rest] = variants
  if (product.__typename === 'ConfigurableProduct' && first) {
    const cheapest = rest.reduce((best, price) => (price.final < best.final ? price : best), first)
    return { ...cheapest, isFrom: variants.some((price) => price.final !== cheapest.final) }
  }
  const own = netPrice(product.prices, now)
  if (!isMadeOfOthers(product)) return own && { ...own, isFrom: false }
  return fromParts(product, own)
}

/** Something made of others may have no price of its own, which documents write as 0: the index knows its cheapest form. */
function fromParts(product: ProductDocument, own: NetPrice | null): ProductNetPrice | null {
  const isFrom = differsWithin(product)
  if (own !== null && own.regular > 0) return { ...own, isFrom }
  const { minimal } = product.priceSpan
  return minimal !== null && minimal > 0 ? { regular: minimal, final: minimal, offerUntil: null, isFrom } : null
}

/** What a single thing costs now, without tax; null when nothing names a price. */
export function netPrice({ price, special, specialFrom, specialTo, final }: PriceFields, now: Date): NetPrice | null {
  const regular = price === null || (price <= 0 && final !== null) ? final : price
  if (regular === null || regular < 0) return null
  const end = instantOf(specialTo)
  const isValid = special !== null && special < regular && isWithin({ from: instantOf(specialFrom), to: end }, now)
  const ruled = final !== null && final < regular && (isValid || final !== special) ? final : regular
  const offered = isValid ? special : regular
  return {
    regular,
    final: Math.min(offered, ruled),
    offerUntil: isValid && offered <= ruled && end !== null ? new Date(end) : null,
  }
}

function isMadeOfOthers({ __typename }: ProductDocument): boolean {
  return __typename !== 'SimpleProduct' && __typename !== 'VirtualProduct'
}

/** Parts of different prices, as far as the document knows; a group that does not say has them. */
function differsWithin({ priceSpan: { minimal, maximal }, links }: ProductDocument): boolean {
  if (minimal !== null && maximal !== null && maximal > 0) return maximal > minimal
  return links.length > 1
}

function isWithin({ from, to }: { from: number | null; to: number | null }, now: Date): boolean {
  return (from === null || from <= now.getTime()) && (to === null || to > now.getTime())
}

/** Documents write `2026-11-20 10:30:00` in UTC, or a date alone; anything else is no bound. */
function instantOf(text: string | null): number | null {
  if (text === null) return null
  const instant = Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(instant) ? null : instant
}
