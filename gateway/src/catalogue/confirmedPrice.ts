import type { ProductPriceMapper } from './mappers.ts'
import type { ConfirmedPrice } from './renderedPriceLoader.ts'

/** Amounts are rounded to cents: less than this apart they are the same. */
const SAME_WITHIN = 0.01

/**
 * A document's price with the platform's present amounts in place of its own; not current when the platform did not say.
 * Terms that were worked out for another price, such as months without interest, are left out rather than shown wrong.
 */
export function confirmedPrice(price: ProductPriceMapper, confirmed: ConfirmedPrice | null): ProductPriceMapper {
  if (confirmed === null) return { ...price, isCurrent: false }
  const { regular, final, gross, isFrom, refreshedAt } = confirmed
  const isSame = Math.abs(final - price.final) < SAME_WITHIN
  return {
    ...price,
    regular,
    final,
    gross,
    isFrom: isFrom ?? price.isFrom,
    offerUntil: isSame ? price.offerUntil : null,
    instalments: isSame ? price.instalments : [],
    credit: isSame ? price.credit : null,
    tiers: price.tiers.filter((tier) => tier.price < final),
    isCurrent: true,
    refreshedAt,
  }
}
