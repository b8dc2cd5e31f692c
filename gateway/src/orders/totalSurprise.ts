import Big from 'big.js'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { totalsOf } from '../cart/cartState.ts'
import { cartTotals } from '../cart/totals/cartTotals.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { invalidField, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { formatMoney } from '../graph/formatMoney.ts'
import { isAmount } from '../graph/isAmount.ts'
import { isGiven } from '../graph/isGiven.ts'

/**
 * Refuses an order whose current total differs from the one that the shopper agreed to. Returns null if they are equal,
 * and for a client that sent no expected total.
 */
export async function totalSurprise(
  context: GraphContext,
  cart: CartMapper,
  expected: string | null | undefined,
): Promise<UserError | null> {
  if (!isGiven(expected)) return null
  const { messageLanguage: language } = context
  const field = ['expectedTotal']
  if (!isAmount(expected)) return invalidField(language, 'FIELD_INVALID', { field })
  const totals = await totalsOf(context, cart)
  if (!totals) return null
  const currencyCode = totals.quote_currency_code ?? cart.currencyCode
  const { grandTotal } = cartTotals(totals, { currencyCode, language: context.store.language, hasShipping: true })
  if (new Big(expected).eq(grandTotal.amount)) return null
  return userError(language, 'TOTAL_CHANGED', { field, words: { total: formatMoney(grandTotal, language) } })
}
