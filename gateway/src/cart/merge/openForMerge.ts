import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'
import type { ClientLine } from '../lines/clientLines.ts'
import { stockFaults } from '../lines/stockFaults.ts'
import type { CartMapper } from '../mappers.ts'
import { reachCart } from '../reachCart.ts'
import { readStock } from '../readStock.ts'

type Opened = Readonly<{ cart: CartMapper; userErrors: null }> | Readonly<{ userErrors: readonly UserError[] }>

/**
 * Returns the session's cart for lines that stand alone. A new cart is opened only if one of them is in stock; otherwise
 * the refusals are returned, and no empty cart is left.
 */
export async function openForMerge(
  context: GraphContext,
  { lines, key }: Readonly<{ lines: readonly ClientLine[]; key: StepKey }>,
): Promise<Opened> {
  const { isNew, open } = await reachCart(context, key)
  if (isNew) {
    const plans = lines.flatMap(({ plan }) => plan ?? [])
    const stock = await readStock(context, { demands: plans.flatMap(({ demand }) => demand), shown: [] })
    const faultsOf = (plan: (typeof plans)[number]) =>
      stockFaults([plan], { stock, held: new Map(), language: context.messageLanguage }).userErrors
    if (plans.every((plan) => faultsOf(plan).length > 0)) return { userErrors: plans.flatMap(faultsOf) }
  }
  return { cart: await open(), userErrors: null }
}
