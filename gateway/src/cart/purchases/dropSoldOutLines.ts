import type { Notice } from '../../__generated__/schemaTypes.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { stockStatus } from '../../stock/stockStatus.ts'
import { deleteLine, pullCart } from '../cartClient.ts'
import { readStock } from '../readStock.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'

/**
 * Removes the lines of the session's cart that have sold out, and returns a notice for each. It does so only in stores
 * that do not allow such lines; elsewhere they stay, and their stock status shows the shortage. Unreadable stock
 * removes nothing.
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
    told.push(notice(context.messageLanguage, 'SOLD_OUT_REMOVED', { name: line.name }))
  }
  return told
}
