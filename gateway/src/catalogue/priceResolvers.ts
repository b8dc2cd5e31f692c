import type { ProductPriceResolvers } from '../__generated__/resolverTypes.ts'
import { money } from '../graph/money.ts'
import { shownPrice } from '../graph/shownPrice.ts'
import { discountPercent } from './discountPercent.ts'
import type { ProductPriceMapper } from './mappers.ts'

export const productPriceResolvers = {
  regular: (price) => shown(price, price.regular),
  final: (price) => shown(price, price.final),
  finalExcludingTax: ({ final, currencyCode }) => shownPrice({ net: final, percent: null, currencyCode }),
  special: (price) => (price.final < price.regular ? shown(price, price.final) : null),
  specialUntil: ({ offerUntil }) => offerUntil?.toISOString() ?? null,
  discountPercent: ({ regular, final }) => discountPercent(regular, final),
  instalments: ({ instalments, currencyCode }) =>
    instalments.map(({ months, monthly }) => ({ months, monthly: money(monthly, currencyCode) })),
  // Documents are the platform's prices themselves: there is no second, fresher source to wait for.
  isCurrent: () => true,
} satisfies Omit<ProductPriceResolvers, 'isFrom' | 'taxRate'>

function shown({ taxRate, currencyCode }: ProductPriceMapper, net: number) {
  return shownPrice({ net, percent: taxRate?.percent ?? null, currencyCode })
}
