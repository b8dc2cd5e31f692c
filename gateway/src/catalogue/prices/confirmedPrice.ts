import type { ProductPriceMapper } from '../mappers.ts'
import type { ConfirmedPrice } from './renderedPriceLoader.ts'

/** Tolerance within which two amounts are equal: they are rounded to cents. */
const SAME_WITHIN = 0.01

/**
 * Returns a document's price with the platform's live amounts; not current if the platform sent none. Terms that were
 * calculated for another price, such as instalments, are dropped rather than shown wrong.
 */
export function confirmedPrice(price: ProductPriceMapper, confirmed: ConfirmedPrice | null): ProductPriceMapper {
  if (confirmed === null) return { ...price, isCurrent: false }
  const { regular, final, gross, isFrom, refreshedAt } = confirmed
  const { publicPrice, ...known } = price
  const isSame = Math.abs(final - price.final) < SAME_WITHIN
  return {
    ...known,
    isKnown: true,
    ...(publicPrice !== undefined && final < publicPrice ? { publicPrice } : {}),
    regular,
    final,
    gross,
    isFrom: isFrom ?? price.isFrom,
    lowest: isSame ? price.lowest : null,
    offerFrom: isSame ? price.offerFrom : null,
    offerUntil: isSame ? price.offerUntil : null,
    instalments: isSame ? price.instalments : [],
    credit: isSame ? price.credit : null,
    tiers: price.tiers.filter((tier) => tier.price < final),
    isCurrent: true,
    refreshedAt,
  }
}
