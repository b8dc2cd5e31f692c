import { loggedError } from '../errors/core/loggedError.ts'
import { cartKey } from '../cart/cartKey.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { PENDING_ORDER_TTL_MS } from './limits.ts'
import type { OrderMapper } from './mappers.ts'

type PendingOrderScope = Pick<RequestScope, 'sharedStore' | 'storeSeal' | 'store' | 'log'>
type Unnumbered = Omit<OrderMapper, 'number'>

/**
 * Stores the known data of an order before the platform replies: platforms without a call that reads orders return only
 * a number. The entry is sealed: it has a name, an address and an e-mail address.
 */
export async function storePendingOrder(scope: PendingOrderScope, cartToken: string, order: Unnumbered): Promise<void> {
  const { sharedStore, storeSeal, log } = scope
  const key = keyOf(scope, cartToken)
  try {
    await sharedStore.set(key, await storeSeal.seal(key, order), PENDING_ORDER_TTL_MS)
  } catch (error) {
    log.warn(loggedError(error), 'a pending order could not be stored')
  }
}

/** Returns the stored data of an order that was made from a cart; null if it was not stored. */
export async function readPendingOrder(scope: PendingOrderScope, cartToken: string): Promise<Unnumbered | null> {
  const { sharedStore, storeSeal, log } = scope
  const key = keyOf(scope, cartToken)
  try {
    const sealed = await sharedStore.get(key)
    return sealed === null ? null : trusted(await storeSeal.open(key, sealed))
  } catch (error) {
    log.warn(loggedError(error), 'a stored order could not be read')
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
