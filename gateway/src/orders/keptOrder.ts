import { cartKey } from '../cart/cartClient.ts'
import type { GraphContext } from '../graph/context.ts'
import { KEPT_ORDER_TTL_MS } from './limits.ts'
import type { OrderMapper } from './mappers.ts'

type KeptScope = Pick<GraphContext, 'sharedStore' | 'store' | 'log'>
type Unnumbered = Omit<OrderMapper, 'number'>

/**
 * What is known of an order before the platform answers: platforms without a call that reads orders give a number and
 * nothing else. Kept under the key of its cart, whose token only this shopper has.
 */
export async function keepOrder(scope: KeptScope, cartToken: string, order: Unnumbered): Promise<void> {
  const { sharedStore, log } = scope
  await sharedStore
    .set(keyOf(scope, cartToken), JSON.stringify(order), KEPT_ORDER_TTL_MS)
    .catch((error: unknown) => log.warn({ err: error }, 'an order on its way was not kept'))
}

/** The order that was made of a cart, as far as it was known before it was placed; null when that was not kept. */
export async function readKeptOrder(scope: KeptScope, cartToken: string): Promise<Unnumbered | null> {
  const { sharedStore, log } = scope
  try {
    const text = await sharedStore.get(keyOf(scope, cartToken))
    return text === null ? null : trusted(JSON.parse(text))
  } catch (error) {
    log.warn({ err: error }, 'a kept order could not be read')
    return null
  }
}

function keyOf({ store }: KeptScope, cartToken: string): string {
  return `order:${store.code}:${cartKey(cartToken)}`
}

/** `keepOrder` alone writes it. */
function trusted(value: unknown): Unnumbered
function trusted(value: unknown): unknown {
  return value
}
