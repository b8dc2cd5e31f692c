import { Big } from 'big.js'
import { toCents } from '../money/toCents.ts'
import type { StoreDefinition } from '../stores.ts'
import { MONTHS_FROM, MONTHS_WITHOUT_INTEREST } from './limits.ts'

/** Payment of an amount by card in equal monthly payments. They add up to it: the last one takes the cents of rounding. */
export type MonthlyPlan = Readonly<{ months: number; monthly: Big; last: Big }>

/** Plans without interest for an amount with tax, the shortest first: none below what cards take in instalments. */
export function cardMonths({ currency }: Pick<StoreDefinition, 'currency'>, amount: Big): MonthlyPlan[] {
  if (amount.lt(MONTHS_FROM[currency])) return []
  return MONTHS_WITHOUT_INTEREST.map((months) => monthlyPlan(amount, months))
}

/** Divides an amount into monthly payments, without interest. */
export function monthlyPlan(amount: Big, months: number): MonthlyPlan {
  const monthly = amount.div(months).round(2, Big.roundUp)
  return { months, monthly, last: toCents(amount.minus(monthly.times(months - 1))) }
}
