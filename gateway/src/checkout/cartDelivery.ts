import type { DeliveryEstimate } from '../__generated__/schemaTypes.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { readSource } from '../parse/readValue.ts'
import type { GraphContext } from '../app/context.ts'
import { readDays } from '../stock/deliveryClient.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { destination } from './destination.ts'

/**
 * Returns when the whole cart would arrive, at its own destination or else at the store's default one. Null for an
 * empty or virtual cart, and for a platform without the call: delivery days are optional in the contract.
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
