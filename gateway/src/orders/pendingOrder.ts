import { cartKey } from '../cart/cartKey.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { PENDING_ORDER_TTL_MS } from './limits.ts'
import type { OrderMapper } from './mappers.ts'

type PendingOrderScope = Pick<RequestScope, 'sharedStore' | 'store' | 'log'>
type Unnumbered = Omit<OrderMapper, 'number'>

/**
 * Stores the known data of an order before the platform replies: platforms without a call that reads orders return only
 * a number. The key is the cart's token, which only this shopper has.
 */
export async function storePendingOrder(scope: PendingOrderScope, cartToken: string, order: Unnumbered): Promise<void> {
  const { sharedStore, log } = scope
  await sharedStore
    .set(keyOf(scope, cartToken), JSON.stringify(order), PENDING_ORDER_TTL_MS)
    .catch((error: unknown) => log.warn({ err: error }, 'a pending order could not be stored'))
}

/** Returns the stored data of an order that was made from a cart; null if it was not stored. */
export async function readPendingOrder(scope: PendingOrderScope, cartToken: string): Promise<Unnumbered | null> {
  const { sharedStore, log } = scope
  try {
    const text = await sharedStore.get(keyOf(scope, cartToken))
    return text === null ? null : trusted(JSON.parse(text))
  } catch (error) {
    log.warn({ err: error }, 'a stored order could not be read')
    return null
  }
}

function keyOf({ store }: PendingOrderScope, cartToken: string): string {
  return `order:${store.code}:${cartKey(cartToken)}`
}

/** Casts a stored value, which only `storePendingOrder` writes. */
function trusted(value: unknown): Unnumbered
function trusted(value: unknown): unknown {
  return value
}
