import type { DeliveryEstimate } from '../__generated__/resolverTypes.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { readSource } from '../catalogue/readValue.ts'
import type { GraphContext } from '../graph/context.ts'
import { readDays } from '../stock/deliveryClient.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { destination } from './destination.ts'

/**
 * When all of a cart would have arrived: where it goes, else where most of the store's parcels go. Null for an empty or
 * virtual cart, and from a platform that knows no such days: not every one has the call.
 */
export async function cartDelivery(context: GraphContext, cart: CartMapper): Promise<DeliveryEstimate | null> {
  if (cart.lines.length === 0 || isVirtualCart(cart)) return null
  const { session, store, settings, upstream } = context
  const known = { chosen: session.checkout?.address ?? null, countryCode: store.countryCode }
  const address = { postcode: settings.defaultPostcode ?? undefined, ...destination(null, known) }
  try {
    const query = { idEcommerce: store.platformId }
    return readDays(readSource(await upstream.call('cartDeliveryDate', { query, body: { address } })))
  } catch (error) {
    if (error instanceof UpstreamRefusal) return null
    throw error
  }
}
