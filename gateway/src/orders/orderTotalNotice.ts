import Big from 'big.js'
import type { Notice } from '../__generated__/schemaTypes.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { formatMoney } from '../graph/formatMoney.ts'
import { isGiven } from '../graph/isGiven.ts'
import { money } from '../graph/money.ts'
import type { OrderMapper } from './mappers.ts'

/**
 * Returns a notice if an order's total differs from the agreed one: platforms of the public contract do not compare
 * them. Empty if they are equal, or if one is unknown.
 */
export function orderTotalNotice(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
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
