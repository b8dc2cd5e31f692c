import type { ProductPriceResolvers } from '../../__generated__/resolverTypes.ts'
import { Big } from 'big.js'
import { money } from '../../graph/money.ts'
import { shownPrice } from '../../graph/shownPrice.ts'
import type { StoreSettings } from '../../stores/storeSettings.ts'
import { discountPercent } from './discountPercent.ts'
import type { ProductPriceMapper } from '../mappers.ts'

/** True if a price can be paid: the platform names one, of 0 only where the store sells for nothing. */
export function isPriceKnown(
  { isKnown, final }: Pick<ProductPriceMapper, 'isKnown' | 'final'>,
  { allowsZeroPrice }: Pick<StoreSettings, 'allowsZeroPrice'>,
): boolean {
  return isKnown && (allowsZeroPrice || final > 0)
}

export const productPriceResolvers = {
  isKnown: (price, _arguments, { settings }) => isPriceKnown(price, settings),
  regular: (price) => shownAmount(price, 'regular'),
  final: (price) => shownAmount(price, 'final'),
  publicPrice: (price) => (price.publicPrice === undefined ? null : taxed(price, price.publicPrice)),
  regularExcludingTax: (price) => withoutTax(price, 'regular'),
  finalExcludingTax: (price) => withoutTax(price, 'final'),
  tax: (price) =>
    money(new Big(shownAmount(price, 'final').amount).minus(withoutTax(price, 'final').amount), price.currencyCode),
  special: (price) => (price.final < price.regular ? shownAmount(price, 'final') : null),
  specialFrom: ({ offerFrom }) => offerFrom?.toISOString() ?? null,
  specialUntil: ({ offerUntil }) => offerUntil?.toISOString() ?? null,
  lowestPrior: (price) => (price.lowest === null ? null : taxed(price, price.lowest)),
  discountPercent: ({ regular, final, lowest }) => discountPercent(lowest ?? regular, final),
  instalments: ({ instalments, currencyCode }) =>
    instalments.map(({ months, monthly }) => ({ months, monthly: money(monthly, currencyCode) })),
  credit: ({ credit, currencyCode }) =>
    credit && {
      weekly: money(credit.weekly, currencyCode),
      weeks: credit.weeks,
      lastPayment: known(credit.last, currencyCode),
      total: known(credit.total, currencyCode),
      interest: known(credit.interest, currencyCode),
      punctualWeekly: known(credit.punctualWeekly, currencyCode),
      punctualTotal: money(credit.punctualTotal, currencyCode),
      bonus: known(credit.bonus, currencyCode),
      bonusPercent: credit.bonusPercent,
      lateWeek: known(credit.lateWeek, currencyCode),
      annualCost: credit.annualCost,
      annualCostPunctual: credit.annualCostPunctual,
    },
  tiers: (price) => price.tiers.map(({ quantity, price: net }) => ({ quantity, price: taxed(price, net) })),
  refreshedAt: ({ refreshedAt }) => refreshedAt?.toISOString() ?? null,
} satisfies Omit<ProductPriceResolvers, 'isFrom' | 'isCurrent' | 'taxRate'>

function known(amount: number | null, currencyCode: string) {
  return amount === null ? null : money(amount, currencyCode)
}

function shownAmount(price: ProductPriceMapper, name: 'regular' | 'final') {
  return price.gross === null ? taxed(price, price[name]) : money(price.gross[name], price.currencyCode)
}

function withoutTax(price: ProductPriceMapper, name: 'regular' | 'final') {
  return shownPrice({ net: price[name], percent: null, currencyCode: price.currencyCode })
}

function taxed({ taxRate, currencyCode }: ProductPriceMapper, net: number) {
  return shownPrice({ net, percent: taxRate?.percent ?? null, currencyCode })
}
