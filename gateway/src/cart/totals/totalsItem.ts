import type { GraphContext } from '../../app/context.ts'
import type { MaybePromise } from '../../graph/maybePromise.ts'
import { totalsOf } from '../cartState.ts'
import type { CartLineMapper } from '../mappers.ts'
import type { CartTotalsDocument } from './decodeTotals.ts'

type TotalsItem = CartTotalsDocument['items'][number] & Readonly<{ currencyCode: string }>

/**
 * Returns a line's amounts in the cart's totals, with their currency; undefined where they are missing or unreadable.
 */
export function totalsItem(line: CartLineMapper, context: GraphContext): MaybePromise<TotalsItem | undefined> {
  const totals = totalsOf(context, { key: line.cartKey })
  if (!(totals instanceof Promise)) return itemIn(totals, line)
  return totals.then(
    (read) => itemIn(read, line),
    () => undefined,
  )
}

function itemIn(totals: CartTotalsDocument | null, line: CartLineMapper): TotalsItem | undefined {
  const item = totals?.items.find(({ item_id: id }) => id === line.itemId)
  return item && { ...item, currencyCode: totals?.quote_currency_code ?? line.currencyCode }
}
