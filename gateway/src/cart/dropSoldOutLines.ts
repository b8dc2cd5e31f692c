import type { Notice } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { stockStatus } from '../stock/stockStatus.ts'
import { deleteLine, pullCart } from './cartClient.ts'
import { readStock } from './readStock.ts'
import type { StepKey } from './stepKeys.ts'

/**
 * Takes out of the session's cart what has sold out since it was put in, and tells it of each line: where the store does
 * not allow such lines. Elsewhere they stay, and their stock says what is wrong. Stock that cannot be read takes nothing out.
 */
export async function dropSoldOutLines(context: GraphContext, key: StepKey): Promise<readonly Notice[]> {
  if (context.settings.allowsOutOfStockInCart) return []
  const cart = await pullCart(context)
  if (!cart) return []
  const demands = cart.lines.map(({ sku }) => ({ sku, productId: null }))
  const stock = await readStock(context, { demands, shown: [] })
  const soldOut = cart.lines.filter(
    ({ sku, productType }) => stockStatus(stock.get(sku) ?? null, productType !== 'bundle')?.status === 'OUT_OF_STOCK',
  )
  const told: Notice[] = []
  for (const line of soldOut) {
    await deleteLine(context, line, key(`sold-out-${line.itemId}`))
    told.push(notice(context.store.language, 'SOLD_OUT_REMOVED', { name: line.name }))
  }
  return told
}
