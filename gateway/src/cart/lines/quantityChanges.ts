import type { UserError } from '../../__generated__/schemaTypes.ts'
import { userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { deleteLine, saveLine } from '../cartClient.ts'
import { isQuantity } from './checkLineInputs.ts'
import type { AskedAdditions } from './lineAdditions.ts'
import { findPurchase } from '../purchases/findPurchase.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'
import { readStock } from '../readStock.ts'
import { stockFaults } from './stockFaults.ts'
import { unitsBySku } from './unitsBySku.ts'
import type { LineStep } from './writeLines.ts'

/** A line, and the units and additions that it shall have; 0 units remove it. */
export type QuantityChange = Readonly<{
  line: CartLineMapper
  quantity: number
  index: number
  additions?: AskedAdditions
}>

/** Returns the user errors of quantities: invalid numbers, fractions of whole products, more than the stock. */
export async function quantityFaults(
  context: GraphContext,
  changes: readonly QuantityChange[],
  cart: CartMapper,
): Promise<readonly UserError[]> {
  const { messageLanguage: language } = context
  const checked = await Promise.all(
    changes.map(async (change): Promise<UserError[]> => {
      const { line, quantity, index } = change
      if (quantity === 0 || (isQuantity(quantity) && (await isWholeEnough(context, change)))) return []
      return [
        userError(language, 'INVALID_QUANTITY', {
          field: ['lines', index, 'quantity'],
          sku: line.sku,
          words: { name: line.name },
        }),
      ]
    }),
  )
  const malformed = checked.flat()
  return malformed.length > 0 ? malformed : stockErrors(context, changes, cart)
}

/** The REST calls that set quantities. */
export function updateSteps(context: GraphContext, changes: readonly QuantityChange[]): readonly LineStep[] {
  return changes.map(({ line, quantity, index, additions }) => ({
    line: { index, sku: line.sku, name: line.name },
    name: quantity === 0 ? `delete-${line.itemId}` : `set-${line.itemId}`,
    effect: { itemId: line.itemId, set: quantity },
    write: (idempotencyKey) =>
      quantity === 0
        ? deleteLine(context, line, idempotencyKey)
        : saveLine(context, { sku: line.sku, quantity, itemId: line.itemId, additions }, idempotencyKey),
  }))
}

async function isWholeEnough(context: GraphContext, { line, quantity }: QuantityChange): Promise<boolean> {
  if (Number.isInteger(quantity)) return true
  return (await findPurchase(context, line.sku))?.product.isSoldByFractions ?? false
}

async function stockErrors(
  context: GraphContext,
  changes: readonly QuantityChange[],
  cart: CartMapper,
): Promise<readonly UserError[]> {
  const grown = changes.filter(({ line, quantity }) => quantity > line.quantity && line.productType !== 'bundle')
  if (grown.length === 0) return []
  const increases = grown.map(({ line: { sku, name }, quantity, index }) => ({
    index,
    sku,
    name,
    quantity,
    demand: [{ sku, productId: null, units: 1 }],
  }))
  const replaced = new Set(changes.map(({ line }) => line.itemId))
  const held = unitsBySku(cart.lines.filter(({ itemId }) => !replaced.has(itemId)))
  const stock = await readStock(context, {
    demands: increases.flatMap(({ demand }) => demand),
    shown: cart.lines,
  })
  return stockFaults(increases, { stock, held, language: context.messageLanguage }).userErrors
}
