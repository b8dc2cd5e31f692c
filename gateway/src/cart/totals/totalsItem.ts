import type { GraphContext } from '../../app/context.ts'
import { totalsOf } from '../cartState.ts'
import type { CartLineMapper } from '../mappers.ts'

/**
 * Returns a line's amounts in the cart's totals, with their currency; undefined where they are missing or unreadable.
 */
export async function totalsItem(line: CartLineMapper, context: GraphContext) {
  const totals = await totalsOf(context, { key: line.cartKey }).catch(() => null)
  const item = totals?.items.find(({ item_id: id }) => id === line.itemId)
  return item && { ...item, currencyCode: totals?.quote_currency_code ?? line.currencyCode }
}
