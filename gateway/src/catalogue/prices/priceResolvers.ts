import type { ProductPriceResolvers } from '../../__generated__/resolverTypes.ts'
import { money } from '../../graph/money.ts'
import { shownPrice } from '../../graph/shownPrice.ts'
import { discountPercent } from './discountPercent.ts'
import type { ProductPriceMapper } from '../mappers.ts'

export const productPriceResolvers = {
  regular: (price) => shownAmount(price, 'regular'),
  final: (price) => shownAmount(price, 'final'),
  finalExcludingTax: ({ final, currencyCode }) => shownPrice({ net: final, percent: null, currencyCode }),
  special: (price) => (price.final < price.regular ? shownAmount(price, 'final') : null),
  specialUntil: ({ offerUntil }) => offerUntil?.toISOString() ?? null,
  lowestPrior: (price) => (price.lowest === null ? null : taxed(price, price.lowest)),
  discountPercent: ({ regular, final, lowest }) => discountPercent(lowest ?? regular, final),
  instalments: ({ instalments, currencyCode }) =>
    instalments.map(({ months, monthly }) => ({ months, monthly: money(monthly, currencyCode) })),
  credit: ({ credit, currencyCode }) =>
    credit && {
      weekly: money(credit.weekly, currencyCode),
      weeks: credit.weeks,
      lastPayment: credit.last === null ? null : money(credit.last, currencyCode),
      total: credit.total === null ? null : money(credit.total, currencyCode),
      punctualTotal: money(credit.punctualTotal, currencyCode),
      annualCost: credit.annualCost,
    },
  tiers: (price) => price.tiers.map(({ quantity, price: net }) => ({ quantity, price: taxed(price, net) })),
  refreshedAt: ({ refreshedAt }) => refreshedAt?.toISOString() ?? null,
} satisfies Omit<ProductPriceResolvers, 'isFrom' | 'isCurrent' | 'taxRate'>

function shownAmount(price: ProductPriceMapper, name: 'regular' | 'final') {
  return price.gross === null ? taxed(price, price[name]) : money(price.gross[name], price.currencyCode)
}

function taxed({ taxRate, currencyCode }: ProductPriceMapper, net: number) {
  return shownPrice({ net, percent: taxRate?.percent ?? null, currencyCode })
}
