import Big from 'big.js'
import type { Notice } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { formatMoney } from '../graph/formatMoney.ts'
import { isGiven } from '../graph/isGiven.ts'
import { money } from '../graph/money.ts'
import type { OrderMapper } from './mappers.ts'

/**
 * Returns a notice if an order was placed at another total than the shopper agreed to: platforms of the public contract do
 * not compare it. Empty if the totals agree, or if one of them is unknown.
 */
export function orderTotalNotice(
  { store: { language } }: Pick<GraphContext, 'store'>,
  order: Pick<OrderMapper, 'number' | 'total' | 'currencyCode'> | null,
  expected: string | null | undefined,
): readonly Notice[] {
  if (order === null || !isGiven(expected)) return []
  const { number, total, currencyCode } = order
  const agreed = money(expected, currencyCode)
  const charged = money(total, currencyCode)
  if (new Big(agreed.amount).eq(charged.amount)) return []
  const words = { name: number, before: formatMoney(agreed, language), now: formatMoney(charged, language) }
  return [notice(language, 'ORDER_TOTAL_DIFFERS', words)]
}
